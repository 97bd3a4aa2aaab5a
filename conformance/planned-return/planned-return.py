"""The smallest manoeuvre back after one that avoids, begin by begin, by flying each try with all forces.

    python3 conformance/planned-return/planned-return.py > conformance/planned-return/planned-return.json

Every flight by Orekit with EGM96 20x20, Sun and Moon. How far an orbit is from the nominal one: semi-major axes where both pass the same argument of
latitude (the time found by Brent's method), and the time between the two passages by the mean motion. Of each begin the smallest push along the
track, either way, with which both are inside their bands at the end, by steps of Newton's method on flown orbits.
"""
import json
import math
import pathlib
import sys
from datetime import datetime

CONFORMANCE = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CONFORMANCE))
from orekit_pushes import *
from scipy.optimize import brentq

TCA_UTC = "2024-11-20T12:00:00.000"
TCA = AbsoluteDate(TCA_UTC, UTC)
# Begins are tried so often, in periods; the bands are aimed at by so much, so that the flown orbit lies inside.
STEP, AIMED = 0.05, 0.95
SIGMAS, MISS_M = ((15, 80, 12), (30, 250, 25)), 100.0
MOTOR = (0.02, 1500.0, 0.8)
# Name; elements; mass; the push that avoids, begun so many periods before; bands m, deg; the way back from, to, s after closest approach; motor.
CASES = [
    ("low, back into the band", (700, 1e-3, 98.2, 30, 60, 40), 250.0, 2.4, lambda at: impulse(at, "RTN", 0, 0.04, 0), 12.0, 0.2, 1_800, 30_000, None),
    ("low, back in phase", (550, 1e-3, 53.0, 30, 60, 40), 250.0, 2.4, lambda at: impulse(at, "RTN", 0, -0.05, 0.01), 70.0, 0.03, 1_800, 32_000, None),
    ("low, by weak thrust", (700, 1e-3, 98.2, 30, 60, 40), 250.0, 2.4, lambda at: burn(at, 2_400, "RTN", (0, 1, 0), *MOTOR), 20.0, 0.3, 1_800, 30_000, MOTOR),
    ("geostationary", (35_786, 2e-4, 0.05, 20, 30, 40), 2_000.0, 0.8, lambda at: impulse(at, "RTN", 0, 0.03, 0), 150.0, 0.05, 3_600, 130_000, None),
    ("12 hours, e 0.7", (900, 0.70, 63.4, 70, 270, 3), 1_000.0, 1.1, lambda at: impulse(at, "TNW", 0.01, 0, 0), 60.0, 0.02, 3_600, 80_000, None),
]


def axis_of(six):
    return 1 / (2 / np.linalg.norm(six[:3]) - six[3:] @ six[3:] / MU)


def offset(flown, nominal, t):
    """Semi-major axis and argument of latitude against the nominal orbit, m and rad."""
    here = flown(t)
    angle = lambda there: math.atan2(here[:3] @ np.cross(rtn_axes(there)[2, :3], unit(there[:3])), here[:3] @ unit(there[:3]))
    same = brentq(lambda s: angle(nominal(t + s)), -400, 400, xtol=1e-9)
    there = nominal(t + same)
    return axis_of(here) - axis_of(there), same * math.sqrt(MU / axis_of(there) ** 3)


def along(begin, size, motor, mass):
    if motor is None:
        return impulse(begin, "RTN", 0, size, 0)
    thrust, isp, duty = motor
    duration = isp * G0 * mass * (1 - math.exp(-abs(size) / (isp * G0))) / (thrust * duty)
    return burn(begin, duration, "RTN", (0, math.copysign(1, size), 0), *motor)


def smallest(ends, size_scale, sma_band, phase_band):
    """The size nearest to none with which both are inside their bands; ends: what a size comes to."""
    at_none, at_scale = np.array(ends(0.0)), ends(size_scale)
    if at_scale is None:
        return None
    slope = (np.array(at_scale) - at_none) / size_scale
    here, where = at_none, 0.0
    for _ in range(3):
        low, high = -math.inf, math.inf
        for value, rate, band in zip(here, slope, (sma_band, phase_band)):
            a, b = sorted((where + (-band - value) / rate, where + (band - value) / rate))
            low, high = max(low, a), min(high, b)
        if low > high:
            return None
        size = 0.0 if low <= 0 <= high else (low if low > 0 else high)
        if size == 0.0:
            return size, here
        if ends(size) is None:
            return None
        new = np.array(ends(size))
        if size != where:
            slope = (new - here) / (size - where) if abs(size - where) > 1e-3 * size_scale else slope
        here, where = new, size
    return size, here


def met(six):
    """What comes the other way and is met beside the plane of the orbit."""
    aside = MISS_M * rtn_axes(six)[2, :3]
    return [round(float(x), 6) for x in np.concatenate([six[:3] + aside, -six[3:]])]


def main():
    cases = []
    for name, elements, mass, orbits, push_of, sma_band, phase_deg, earliest, latest, motor in CASES:
        six = np.array(kepler(*elements, TCA))
        period = 2 * math.pi * math.sqrt(axis_of(six) ** 3 / MU)
        lead = round(orbits * period, 3)
        flights, push = Flights(TCA, mass), push_of(-lead)
        before = flights.run(six, 0, -lead - 500, mass, keeps=True)
        after = flights.run(six, 0, latest + 500, mass, keeps=True)
        nominal = lambda t: before(t) if t < 0 else after(t)
        end = push["atS"] + push["durationS"]
        states, left = flights.flown(before(-lead), [push], [end], -lead)
        avoided = flights.run(states[float(end)], end, latest, left, keeps=True)
        phase_band = math.radians(phase_deg)
        rows = []
        begin = float(max(earliest, end + 1))
        while begin <= latest:
            tried = {}

            def ends(size):
                if size not in tried:
                    back = along(begin, size, motor, left)
                    stop = back["atS"] + back["durationS"]
                    if stop >= latest:
                        return None
                    if size == 0:
                        return offset(avoided, nominal, latest)
                    flown = Flights(TCA, left).flown(avoided(begin), [back], [latest], begin)[0][float(latest)]
                    tried[size] = offset(lambda t: flown, nominal, latest)
                return tried[size]

            now = offset(avoided, nominal, begin)
            guess = -0.5 * math.sqrt(MU / axis_of(six) ** 3) * now[0]
            found = smallest(ends, guess, AIMED * sma_band, AIMED * phase_band) if latest - begin > 0.1 * period else None
            if found is not None:
                rows.append([round(begin, 6), float(f"{found[0]:.8g}"), round(float(found[1][0]), 3), float(f"{found[1][1]:.7g}")])
            begin += STEP * period
        least = min(rows, key=lambda row: abs(row[1])) if rows else None
        print(name, len(rows), least, file=sys.stderr)
        cases.append({
            "name": name, "primary": [float(x) for x in six], "secondary": met(six), "sigmasRtn": SIGMAS, "hardBodyRadiusM": 5.0, "periodS": period, "type": push["type"], "orbits": orbits,
            "satellite": satellite_of(push, mass), "manoeuvre": command_of(push, datetime.fromisoformat(TCA_UTC)),
            "smaBandM": sma_band, "phaseBandRad": phase_band, "earliestS": earliest, "latestS": latest,
            "avoidingMps": float(size_of(push, mass)), "rows": rows,
        })
    print(json.dumps({"tcaUtc": TCA_UTC, "aimedShare": AIMED, "cases": cases}))


if __name__ == "__main__":
    main()
