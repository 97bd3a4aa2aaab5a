"""What a manoeuvre makes of an encounter where it comes a revolution late, by flying it then.

    python3 conformance/planned-outcomes/late.py > conformance/planned-outcomes/late.json

The manoeuvres of `planned-outcomes.json` and `slow-apogee.json` begun one period of two-body motion later, where they then end before closest approach; flown and counted by the functions of
`planned-outcomes.py`, slow ones drawn.
"""
import importlib.util
import json
import pathlib
import sys

CONFORMANCE = pathlib.Path(__file__).resolve().parent.parent
SPEC = importlib.util.spec_from_file_location("planned_outcomes", CONFORMANCE / "planned-outcomes" / "planned-outcomes.py")
outcomes = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(outcomes)
np = outcomes.np
SEED = 20261127


def late_of(case, scene, drag, push_of, random):
    lead = round(case["orbits"] * scene["period"], 3) - scene["period"]
    push = push_of(-lead)
    # None that is over only as closest approach begins.
    if push["atS"] + push["durationS"] > -1:
        return None
    slow = case["isDrawn"]
    pair = outcomes.Pair(scene, outcomes.MASS[push["type"]], drag, lead, 0.75 * scene["period"] if slow else 60.0)
    flown = pair.burned(push)
    approaches = pair.approaches(flown, push["atS"] + push["durationS"])
    at, miss = min(approaches, key=lambda row: row[1])
    pc = outcomes.drawn(pair, push, random, scene["period"] / 900) if slow else outcomes.quadrature(scene, flown(at), pair.secondary(at))
    return {"afterTcaS": round(at, 6), "missM": round(miss, 4), "pc": float(f"{pc:.9g}")}


def main():
    random = np.random.default_rng(SEED)
    scenes = {row[0]: (outcomes.slow_scene(*row), None) for row in outcomes.SLOW}
    scenes |= {row[0]: (outcomes.cells.scene_of(*row), None) for row in outcomes.cells.SCENES}
    at = outcomes.cells.DRAG
    scenes[outcomes.cells.DRAGGED[0]] = (outcomes.cells.scene_of(*outcomes.cells.DRAGGED), (at["nominal"], at["coefficient"]))
    pushes = {**outcomes.FAST, **outcomes.OF_SLOW}
    pushes[outcomes.cells.DRAGGED[0]] = [(12.0, lambda begin: outcomes.attitude(begin, 9_000, at["nominal"], at["max"], at["coefficient"]))]
    known = json.loads((CONFORMANCE / "planned-outcomes" / "planned-outcomes.json").read_text())
    out = []
    for case in known["cases"]:
        scene, drag = scenes[case["name"]]
        push_of = next(push for orbits, push in pushes[case["name"]] if orbits == case["orbits"] and push(0)["type"] == case["type"])
        late = late_of(case, scene, drag, push_of, random)
        print(case["name"], case["type"], late, file=sys.stderr, flush=True)
        out.append({"name": case["name"], "type": case["type"], "orbits": case["orbits"], "late": late})
    print(json.dumps({"tcaUtc": known["tcaUtc"], "draws": outcomes.DRAWS, "cases": out}))


if __name__ == "__main__":
    main()
