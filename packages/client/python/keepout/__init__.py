"""Keepout from Python: each call of the API by its name, typed, with the standard library alone.

    from keepout import Client

    client = Client("https://keepout.example.com", token="the token")
    for event in client.all(client.list_conjunctions, risk_level="HIGH,CRITICAL"):
        print(event["satelliteName"], event["conjunctionData"]["tca"])
"""

from . import types
from ._calls import VERSION as __version__
from ._calls import Calls as Client
from ._transport import Event, Refused, Upload

__all__ = ["Client", "Event", "Refused", "Upload", "__version__", "types"]
