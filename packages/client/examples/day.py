"""A day of an operator: upload messages, list the conjunctions that need a decision, plan a manoeuvre, order observations, listen."""
# Needs KEEPOUT_URL, KEEPOUT_TOKEN and a file of messages as argument; LAST_EVENT is the last event id of the previous run.

import os
import sys
from datetime import datetime, timezone
from pathlib import Path

from keepout import Client, Refused

client = Client(os.environ["KEEPOUT_URL"], os.environ["KEEPOUT_TOKEN"])


def show(percent: float | None) -> None:
    print(f"searching: {'waiting' if percent is None else percent}", file=sys.stderr)


def short(pc: float | None) -> str:
    return "unknown" if pc is None else f"{pc:.2e}"


def plan(conjunction_id: str) -> None:
    """Saves the best candidate that meets all constraints as a plan, and writes its OPM."""
    found = client.search_manoeuvres({"conjunctionId": conjunction_id}, on_percent=show)
    for best in found["candidates"][:1]:
        made = client.create_manoeuvre({"conjunctionId": conjunction_id, "manoeuvre": best["manoeuvre"]})
        burn = client.export_manoeuvre(made["manoeuvreId"], format="opm")
        Path(f"{made['manoeuvreId']}.opm").write_bytes(burn)
        delta_v, pc = made["result"]["figures"]["totalDeltaVMagnitude"], made["result"]["totalProbability"]
        print(f"planned: {made['manoeuvreId']}, {delta_v:.4f} m/s, Pc {short(pc)}")


def observe(conjunction_id: str) -> None:
    """Orders the recommended passes, or the first pass."""
    found = client.find_opportunities({"conjunctionId": conjunction_id}, on_percent=show)
    first = [opportunity["opportunityId"] for opportunity in found["opportunities"][:1]]
    chosen = (found["recommendedSet"] or found["best"] or {"opportunityIds": first})["opportunityIds"]
    order = client.order_observation({"conjunctionId": conjunction_id, "opportunityIds": chosen})
    print(f"ordered: {order['observationRequestId']}, {len(chosen)} of {len(found['opportunities'])} passes")


uploaded = client.upload_cdms(file=Path(sys.argv[1]))
print(f"uploaded: {len(uploaded['accepted'])} taken, {len(uploaded['rejected'])} refused")

now = datetime.now(timezone.utc).isoformat()
for event in client.all(client.list_conjunctions, verdict="ACT,WATCH,NO_CONCLUSION", from_=now):
    if not event["needsDecision"]:
        continue
    pair, tca = f"{event['satelliteName']} and {event['object2']['name']}", event["conjunctionData"]["tca"]
    print(f"decide: {pair}, {tca}, Pc {short(event['probabilityOfCollision'])}, {event['verdict']['kind']}")
    try:
        plan(event["conjunctionId"])
        observe(event["conjunctionId"])
    except Refused as refusal:
        print(f"refused: {event['conjunctionId']}, {refusal.status} {refusal}")

for heard in client.stream_events(last_event_id=os.environ.get("LAST_EVENT", "0")):
    print(f"heard: {heard.id} {heard.data['type']}")
    if heard.data["type"] == "tracking":
        break
