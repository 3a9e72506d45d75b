"""`python -m baluchon`."""

from baluchon.cli import main

if __name__ == "__main__":
    main()
