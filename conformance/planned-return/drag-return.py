"""The shortest time in the attitude of least or most drag that brings a satellite back after one that avoids, begin by begin, by flying each try.

    python3 conformance/planned-return/drag-return.py > conformance/planned-return/drag-return.json

Every flight by Orekit with EGM96 20x20, Sun, Moon and the exponential layers; distances from the nominal orbit as in `planned-return.py`. Of each begin both
attitudes, each for times that are tried one after the other; the first with which both distances are inside their bands at the end is closed in
by Brent's method on flown orbits.
"""
import importlib.util
import json
import math
import pathlib
import sys
from datetime import datetime

CONFORMANCE = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CONFORMANCE))
from orekit_pushes import *
from scipy.optimize import brentq

SPEC = importlib.util.spec_from_file_location("planned_return", CONFORMANCE / "planned-return" / "planned-return.py")
back = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(back)

MASS, COEFFICIENT = 120.0, 2.2
LEAST, USUAL, MOST = 0.5, 2.0, 6.0
TRIES = 7
# Name; elements; periods before; area and s of what avoids; bands m, deg; the way back from, to, s after closest approach.
CASES = [
    ("430 km, into the band", (430, 1e-3, 97.2, 30, 60, 40), 6.0, MOST, 9_000, 20.0, 0.12, 1_800, 40_000),
    ("430 km, up and back in phase", (430, 1e-3, 53.0, 80, 20, 200), 5.0, MOST, 5_000, 60.0, 0.012, 1_800, 44_000),
    ("430 km, down and back in phase", (430, 1e-3, 65.0, 80, 20, 200), 6.0, LEAST, 14_000, 60.0, 0.006, 1_800, 30_000),
    ("380 to 790 km, into the band", (380, 0.0295, 51.6, 30, 60, 40), 6.0, MOST, 14_000, 25.0, 0.15, 1_800, 45_000),
]


def shortest(inside, most):
    """The first time with which the end is inside, closed in; inside: below zero where it is."""
    before = 0.0
    if inside(before) <= 0:
        return before
    for duration in np.linspace(most / TRIES, most, TRIES):
        if inside(duration) <= 0:
            return brentq(inside, before, duration, xtol=0.3, rtol=1e-9)
        before = duration
    return None


def case_of(row):
    name, elements, orbits, area, avoiding_s, sma_band, phase_deg, earliest, latest = row
    tca = back.TCA
    six = np.array(kepler(*elements, tca))
    period = 2 * math.pi * math.sqrt(back.axis_of(six) ** 3 / MU)
    lead = round(orbits * period, 3)
    flights, push = Flights(tca, MASS, (USUAL, COEFFICIENT)), attitude(-lead, avoiding_s, USUAL, area, COEFFICIENT)
    before = flights.run(six, 0, -lead - 500, MASS, keeps=True)
    after = flights.run(six, 0, latest + 500, MASS, keeps=True)
    nominal = lambda t: before(t) if t < 0 else after(t)
    end = -lead + avoiding_s
    states, _ = flights.flown(before(-lead), [push], [end], -lead)
    avoided = flights.run(states[float(end)], end, latest, MASS, keeps=True)
    phase_band = math.radians(phase_deg)
    rows = []
    begin = float(max(earliest, end + 1))
    while begin <= latest:
        found = []
        for other in (LEAST, MOST):
            known = {}

            def inside(duration):
                if duration not in known:
                    turned = [attitude(begin, duration, USUAL, other, COEFFICIENT)] if duration > 0 else []
                    flown = avoided(latest) if duration == 0 else flights.flown(avoided(begin), turned, [latest], begin)[0][float(latest)]
                    known[duration] = back.offset(lambda t: flown, nominal, latest)
                sma, phase = known[duration]
                return max(abs(sma) / sma_band, abs(phase) / phase_band) - back.AIMED

            # Where the shortest and the longest are both farther out than nothing, that way leads away.
            most = latest - begin
            if most < 300 or (inside(most / TRIES) > inside(0.0) and inside(most) > inside(0.0)):
                continue
            size = shortest(inside, most)
            if size is not None:
                inside(size)
                found.append((size, other, *known[size]))
        if found:
            size, other, sma, phase = min(found)
            rows.append([round(begin, 6), round(size, 2), other, round(float(sma), 3), float(f"{phase:.7g}")])
        begin += back.STEP * period
    print(name, len(rows), min(rows, key=lambda x: x[1]) if rows else None, file=sys.stderr, flush=True)
    satellite = satellite_of(push, MASS) | {"minAreaM2": LEAST, "maxAreaM2": MOST}
    return {
        "name": name, "primary": [float(x) for x in six], "secondary": back.met(six), "sigmasRtn": back.SIGMAS, "hardBodyRadiusM": 5.0, "periodS": period, "type": push["type"], "orbits": orbits,
        "satellite": satellite, "manoeuvre": command_of(push, datetime.fromisoformat(back.TCA_UTC)),
        "smaBandM": sma_band, "phaseBandRad": phase_band, "earliestS": earliest, "latestS": latest, "rows": rows,
    }


def main():
    print(json.dumps({"tcaUtc": back.TCA_UTC, "aimedShare": back.AIMED, "cases": [case_of(row) for row in CASES]}))


if __name__ == "__main__":
    main()
