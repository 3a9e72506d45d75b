"""Trekking Through History: three days of travel through the ages, 2 to 4 seats."""
