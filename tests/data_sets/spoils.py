"""Particular things that can be wrong with a data set, beyond a wrong value here or there."""

from tests.data_sets.spoiling import Spoil, with_text


def _items(*cells: tuple[str, str, str]) -> list[Spoil]:
    """Items of the Hike with other boots and copies, or in other places."""
    return [with_text("items.csv", rf"(?m)^{id},\d+,\d+,", f"{id},{boots},{copies},") for id, boots, copies in cells]


def _everything(id: str, boots: str) -> Spoil:
    return with_text("items.csv", rf"(?m)^({id}),\d+,", rf"\1,{boots},")


def _placed(id: str, places: str) -> Spoil:
    return with_text("items.csv", rf"(?m)^({id},\d+,\d+),[^,]+,", rf"\1,{places},")


HIKE = [
    *_items(("tent", "2", "1"), ("walking-stick", "3", "5")),
    _everything(r"[a-z-]+", "9"),  # no pack weighs 5 or 8 without spray
    _everything("bear-spray", "9"),  # … nor 5 or 10 with it
    _placed("camera", "main"),
    _placed("camera", "top;left-pocket;main"),
    _placed("compass", "hands"),
    _placed("(?:tent|water-bottle)", "main"),
    _placed(r"[a-z-]+", "hands"),
    with_text("items.csv", r"(?m)^([a-z-]+,\d),\d+,", r"\1,1,"),
]
ROAD_TRIP = [
    with_text("cards.csv", r"(?m)^((?:[^,]*,){3}nordic),\d", r"\1,1"),
    with_text("cards.csv", "(?m)^((?:[^,]*,){3})(?:benelux|nordic)", r"\1south-east"),
    with_text("regions.csv", "benelux,orange,3", "benelux,orange,4"),
    with_text("regions.csv", r"(?m)^([a-z-]+,[a-z-]+),\d", r"\1,5"),
    with_text("tables.toml", r"(?m)^(beer|cheese|wine|fish) = \d+", r"\1 = 17"),
    with_text("cards.csv", ",(wine|cheese),", ",beer,"),
    with_text("tables.toml", r"(?m)^car = 5", "car = 4"),
    with_text("cards.csv", "(?m)^((?!id,)(?:[^,]*,){7})[^,]*", r"\1nature"),
]
TOUR = [
    with_text("countries.csv", r"(?m)^(portugal(?:,[^,]*){4}),[^,]*,[^,]*", r"\1,0,0"),
    with_text("countries.csv", "(?m)oceania$", "asia"),
    with_text("secondaries.csv", r"(?m)^((?!id,)[a-z-]+),[a-z-]+,", r"\1,france,"),
    with_text("connections.csv", "(?m)^france,united-kingdom$", "france,france"),
    with_text("connections.csv", "(?m)^portugal,spain\n", ""),
]
WORLD = [
    with_text("places.csv", r"(?m)^(uluru(?:,[^,]*){3}),([^,]*),[^,]*", r"\1,\2,181"),
    with_text("places.csv", "(?m)^(uluru|banff),", r"\1-park,"),
    with_text("places.csv", "(?m)^old-havana,destination,North America", "old-havana,destination,Europe"),
    with_text("places.csv", r"(?m)^(banff(?:,[^,]*){3}),[^,]*,[^,]*", r"\1,63.0,-151.0"),
    with_text("tables.toml", "(?m)^pair =", "couple ="),
    with_text("tables.toml", "(?m)^pair = 12", "pair = 18"),
    with_text("tables.toml", r"\[symbols.water\]", "[symbols.waters]"),
    with_text("tables.toml", 'fr = "Océanie", ', ""),
    with_text("tables.toml", r"\[souvenirs.red\]", "[souvenirs.pink]"),
    with_text("tables.toml", r"(?m)^4 = \{ red = 0", "4 = { pink = 0"),
    with_text("tables.toml", '"2" = \\[3, ', '"2" = [1, 3, '),
    with_text("tables.toml", '"2" = \\[3, 7, 12, 18', '"2" = [4, 9, 16, 24'),
    with_text("tables.toml", '"2" = { red = 5, blue = 6', '"2" = { blue = 6, red = 5'),
    with_text("tables.toml", '"2" = { red = 5, blue = 6', '"2" = { red = 7, blue = 6'),
    with_text("tables.toml", '"2" = { red = 5', '"2" = { red = 1'),
    with_text("journeys.csv", ",recolour|;recolour", ",draw:2"),
    with_text("links.csv", r"(?m)^(.*)\n(.*)\n(.*)\n", r"\1\n\2\n"),  # every third
    with_text("links.csv", "(?m)^(airport-.*)$", r"\1\nuluru,banff"),  # a way across
    with_text("places.csv", r"(?m)^((?:[^,\n]*,){4}[^,\n]*),-?", r"\1,"),  # all places east of Greenwich
]
HISTORY = [
    with_text("tables.toml", '"none", "person"', '"person", "none"'),
    with_text("cards.csv", "(?m)^(6,I),-900,", r"\1,-901,"),
    with_text("cards.csv", r"(?m)^(\d+,[IVX]+,(?:-49|1324)),\d", r"\1,5"),
    with_text("cards.csv", r"(?m)^(\d+,[IVX]+,1963,\d),[^,]*", r"\1,wild"),
    with_text("cards.csv", r"(?m)^(\d+,[IVX]+),1271,", r"\1,1272,"),
    with_text("cards.csv", r"(?m)^(\d+,I,[^,]*),[25]", r"\1,3"),
    with_text("cards.csv", r"(?m)^(1,[^,]*,[^,]*,\d),[^,]*,", r"\1,wild;wild;wild;wild," + "very " * 9),
    with_text("tables.toml", "(?m)^itineraries_dealt = 4", "itineraries_dealt = 7"),
    with_text("tables.toml", "(?m)^itineraries_dealt = 4", "itineraries_dealt = 2"),
    with_text("itineraries.csv", "(?m)^itinerary-01,[^,]*,[^,]*,", "itinerary-01,----,o---,"),
    with_text("itineraries.csv", "(?m)2:5;4:10$", "4:10;2:5"),
    with_text("itineraries.csv", "(?m)^itinerary-01,[^,]*,", "itinerary-01,cccc,"),
    with_text("itineraries.csv", r"(?m)(?<=[,oc\d-])4(?=[,oc\d-])", "3"),
    with_text("itineraries.csv", ":6", ":5"),
    with_text("tables.toml", r"(?m)^(\d+) = -?\d+", r"\1 = 25"),
]
SPOILS = {"hike": HIKE, "road trip": ROAD_TRIP, "tour": TOUR, "world": WORLD, "history": HISTORY}
