"""The shortest time in the attitude of most or least drag that reaches a target, begin by begin, by flying each try with all forces.

    python3 conformance/trade-cells/drag-search.py > conformance/trade-cells/drag-search.json

The braked encounter of `trade-cells.py`: from its closest approach back with the drag of the usual attitude, then from each begin on with that of the
other attitude for as long as is tried, and on with the usual one; EGM96 20x20, Sun, Moon and the exponential layers by Orekit, closest approach by
Brent's method, probability by quadrature over the disc, the duration closed in by Brent's method. Every begin, both attitudes.
"""
import importlib.util
import pathlib

HERE = pathlib.Path(__file__).resolve().parent
SPEC = importlib.util.spec_from_file_location("trade_cells", HERE / "trade-cells.py")
cells = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(cells)
from orekit_forces import *  # noqa: E402
from scipy.optimize import brentq  # noqa: E402
import sys  # noqa: E402

DRAG, TCA = cells.DRAG, cells.TCA
ORBITS, STEP, SHARES = (12.0, 12.2), 0.05, (0.1, 0.01)
MARGIN_S = 40.0


class Braked:
    def __init__(self, scene, longest):
        self.scene = scene
        self.usual = DRAG["coefficient"] * DRAG["nominal"] / DRAG["mass"]
        self.back = self.run(scene["primary"], TCA, -longest, self.usual)
        self.secondary = [self.run(scene["secondary"], TCA, s * MARGIN_S, None) for s in (-1, 1)]

    def run(self, six, date, span, coefficient):
        propagator = propagator_of(six, date, forces_of(coefficient), 1e-4)
        generator = propagator.getEphemerisGenerator()
        propagator.propagate(date.shiftedBy(float(span)))
        return generator.getGeneratedEphemeris()

    def probability(self, lead, area, duration):
        start = TCA.shiftedBy(-lead)
        six = six_of(self.back.getPVCoordinates(start, EME))
        duration = min(duration, lead - MARGIN_S)
        middle = start.shiftedBy(float(duration))
        if duration > 0:
            other = self.run(six, start, duration, DRAG["coefficient"] * area / DRAG["mass"])
            six = six_of(other.getPVCoordinates(middle, EME))
        flown = self.run(six, middle, lead - duration + MARGIN_S, self.usual)
        read = lambda orbit, shift: six_of(orbit.getPVCoordinates(TCA.shiftedBy(float(shift)), EME))
        states = lambda s: (read(flown, s), read(self.secondary[int(s > 0)], s))
        return cells.probability(self.scene, *cells.closest(states))


def shortest(total, target, most, tries=24):
    """Of durations tried one after the other, evenly in their logarithm, the first that reaches the target, closed in to a tenth of a second."""
    before = 0.0
    for size in np.geomspace(300.0, most, tries):
        if total(size) <= target:
            return brentq(lambda x: math.log(max(total(x), 1e-300) / target), before, size, xtol=0.1, rtol=1e-9)
        before = size
    return None


def main():
    scene = cells.scene_of(*cells.DRAGGED)
    period = scene["period"]
    flown = Braked(scene, ORBITS[1] * period + 60)
    now = cells.probability(scene, scene["primary"], scene["secondary"])
    searches = []
    for share in SHARES:
        rows = []
        for k in range(round((ORBITS[1] - ORBITS[0]) / STEP) + 1):
            orbits = round(ORBITS[0] + k * STEP, 9)
            lead = orbits * period
            known = {}
            found = []
            for area in (DRAG["max"], DRAG["min"]):

                def total(x):
                    key = (area, x)
                    if key not in known:
                        known[key] = flown.probability(lead, area, x)
                    return known[key]

                size = shortest(total, share * now, 20_000.0)
                if size is not None:
                    found.append(size)
            rows.append([orbits, round(min(found), 2) if found else None])
            print(share, orbits, found, file=sys.stderr, flush=True)
        searches.append({**cells.plain(scene), "type": "DIFFERENTIAL_DRAG", "targetPc": share * now, "rows": rows})
    print(json.dumps({"tcaUtc": cells.TCA_UTC, "orbitsFrom": ORBITS[0], "orbitsTo": ORBITS[1], "step": STEP, "searches": searches}))


if __name__ == "__main__":
    main()
