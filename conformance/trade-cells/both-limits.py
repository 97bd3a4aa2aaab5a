"""The smallest impulse that reaches a target within a limit on the semi-major axis and one on the phase at once.

    python3 conformance/trade-cells/both-limits.py > conformance/trade-cells/both-limits.json

By the functions of `constrained-search.py`, with its encounters, begins, targets and limits (`constrained-search.json`): the fan, and the edge of each limit where the
other one is kept.
"""
import importlib.util
import json
import pathlib
import sys

CONFORMANCE = pathlib.Path(__file__).resolve().parent.parent
SPEC = importlib.util.spec_from_file_location("constrained_search", CONFORMANCE / "trade-cells" / "constrained-search.py")
search = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(search)


def main():
    known = json.loads((CONFORMANCE / "trade-cells" / "constrained-search.json").read_text())
    count = round((known["last"] - known["first"]) / known["step"]) + 1
    at = search.np.repeat(search.np.arange(count), len(search.WIDE))
    rows = {row[0]: row for row in search.cells.SCENES}
    out = []
    for plain in known["scenes"]:
        limit = lambda key: next(rule[key] for rule in plain["rules"] if key in rule)
        sma, phase = limit("maxSmaChangeM"), limit("maxPhaseRad")
        scene = search.cells.scene_of(*rows[plain["name"]])
        begins = search.Begins(scene, [known["first"] + k * known["step"] for k in range(count)])
        target, most = search.AIMED * plain["targetPc"], plain["most"]
        wide = begins.first(at, search.np.tile(search.WIDE, (count, 1)), target, most).reshape(count, -1)
        tried = search.Rule("semi-major axis and phase", sma=sma, phase=phase).tried(begins, target, most, wide)
        sizes = [best and float(f"{best[0]:.7g}") for best in tried]
        out.append({"name": plain["name"], "maxSmaChangeM": sma, "maxPhaseRad": phase, "sizes": sizes})
        print(plain["name"], sma, phase, [x for x in sizes if x][:4], sum(x is not None for x in sizes), file=sys.stderr, flush=True)
    print(json.dumps({"rule": "semi-major axis and phase", "scenes": out}))


if __name__ == "__main__":
    main()
