"""Contacts and shadows before a closest approach, and how long a motor is on that is off in the shadow, by Orekit and Skyfield.

    python3 conformance/plan-surroundings/plan-surroundings.py > conformance/plan-surroundings/plan-surroundings.json

Orbits are flown back from closest approach by Orekit with EGM96 20x20, Sun and Moon. Shadows: its detector of the umbra behind an Earth of WGS-84, the Sun of
DE-440. Contacts: Skyfield's topocentric places of the stations over a WGS-84 Earth (UT1 = UTC, no polar motion, no refraction), the flown orbit handed
over row by row, edges by Brent's method.
"""
import json
import math
import pathlib
import sys
from datetime import datetime, timedelta, timezone

CONFORMANCE = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CONFORMANCE))
from orekit_pushes import *
import importlib.util

SPEC = importlib.util.spec_from_file_location("planned_return", CONFORMANCE / "planned-return" / "planned-return.py")
returns = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(returns)
from org.orekit.propagation.events import EclipseDetector, EventsLogger
from org.orekit.propagation.events.handlers import ContinueOnEvent
from scipy.optimize import brentq
from skyfield.api import load, wgs84

TCA_UTC = "2024-10-03T12:00:00.000"
TCA = AbsoluteDate(TCA_UTC, UTC)
# With UT1 = UTC, as a service has it that was given no table.
TIMES = load.timescale(builtin=True, delta_t=32.184 + 37.0)
BEGIN = datetime.fromisoformat(TCA_UTC).replace(tzinfo=timezone.utc)
# Name; elements; hours before; stations with the least elevation, deg.
STATIONS = [
    ("Svalbard", 78.23, 15.39, 450.0, 5.0),
    ("Santiago", -33.15, -70.67, 720.0, 10.0),
    ("Singapore", 1.35, 103.82, 20.0, 10.0),
]
MOTOR = (0.02, 1500.0, 0.8)
CASES = [
    ("sun-synchronous at 700 km", (700, 1e-3, 98.2, 30, 60, 40), 24.0, 6.0),
    ("53 deg at 550 km", (550, 1e-3, 53.0, 200, 20, 300), 24.0, 5.0),
    ("geostationary, near the equinox", (35_786, 2e-4, 0.05, 20, 30, 40), 72.0, 4.0),
    ("12 hours, e 0.7", (900, 0.70, 63.4, 70, 270, 3), 36.0, 8.0),
]
SIGMAS, MISS_M, MASS = ((15, 80, 12), (30, 250, 25)), 100.0, 300.0


def spans_of(above, begin, end, step):
    """Where a function of time is above zero."""
    times = np.append(np.arange(begin, end, step), end)
    values = [above(t) for t in times]
    edges = [brentq(above, a, b, xtol=1e-5) for a, b, x, y in zip(times, times[1:], values, values[1:]) if x * y < 0]
    if values[0] > 0:
        edges = [begin, *edges]
    if len(edges) % 2:
        edges.append(end)
    return [[round(float(a), 4), round(float(b), 4)] for a, b in zip(edges[::2], edges[1::2])]


def umbra(six, lead):
    """Spans in the umbra, by the events of a flight."""
    made = propagator_of(six, TCA, forces_of())
    logger = EventsLogger()
    detector = EclipseDetector(SUN, Constants.SUN_RADIUS, EARTH).withUmbra().withThreshold(1e-5).withMaxCheck(30.0).withHandler(ContinueOnEvent())
    made.addEventDetector(logger.monitorDetector(detector))
    made.propagate(TCA.shiftedBy(-lead))
    edges = sorted((one.getState().getDate().durationFrom(TCA), bool(one.isIncreasing())) for one in logger.getLoggedEvents())
    times = [t for t, _ in edges]
    # Flown backwards: whether the switch rises with time is asked of the times themselves.
    dark = lambda t: -detector.g(SpacecraftState(orbit_of(AT(t), TCA.shiftedBy(float(t)))))
    marks = [-lead, *times, 0.0]
    spans = [[a, b] for a, b in zip(marks, marks[1:]) if dark(0.5 * (a + b)) > 0]
    return [[round(a, 4), round(b, 4)] for a, b in spans]


def contacts(lead, step):
    rows = []
    for name, latitude, longitude, height, least in STATIONS:
        place = wgs84.latlon(latitude, longitude, height)

        def above(t):
            at = TIMES.from_datetime(BEGIN + timedelta(seconds=float(t)))
            here = place.at(at).position.m
            there = gcrf_of(t)
            # The vertical of the station, in the axes of the sky.
            up = place.rotation_at(at)[2]
            way = there - here
            return math.degrees(math.asin(way @ up / np.linalg.norm(way))) - least

        rows += [{"station": name, "span": span} for span in spans_of(above, -lead, 0.0, step)]
    return sorted(rows, key=lambda row: row["span"][0])


def gcrf_of(t):
    date = TCA.shiftedBy(float(t))
    p = EME.getTransformTo(FramesFactory.getGCRF(), date).transformPosition(Vector3D(*map(float, AT(t)[:3])))
    return np.array([p.getX(), p.getY(), p.getZ()])


def met(six):
    aside = MISS_M * rtn_axes(six)[2, :3]
    return [round(float(x), 6) for x in np.concatenate([six[:3] + aside, -six[3:]])]


def main():
    global AT
    cases = []
    for name, elements, hours, burn_hours in CASES:
        six, lead = np.array(kepler(*elements, TCA)), 3600.0 * hours
        flights = Flights(TCA, MASS)
        AT = flights.run(six, 0, -lead - 10, MASS, keeps=True)
        period = 2 * math.pi * math.sqrt((1 / (2 / np.linalg.norm(six[:3]) - six[3:] @ six[3:] / MU)) ** 3 / MU)
        dark = umbra(six, lead)
        push = burn(round(-lead + 1_800.0, 3), 3600.0 * burn_hours, "RTN", (0, 1, 0), *MOTOR)
        begin, end = push["atS"], push["atS"] + push["durationS"]
        off = sum(max(0.0, min(b, end) - max(a, begin)) for a, b in dark)
        lit = [begin, *(edge for a, b in dark if a < end and b > begin for edge in (max(a, begin), min(b, end))), end]
        parts = [burn(a, b - a, "RTN", (0, 1, 0), *MOTOR) for a, b in zip(lit[::2], lit[1::2]) if b > a]
        states, left = flights.flown(AT(begin), parts, [end], begin)
        flown = flights.run(states[float(end)], end, 0, left, keeps=True)
        after = flights.run(six, 0, 1_000, MASS, keeps=True)
        nominal = lambda t: AT(t) if t < 0 else after(t)
        sma, phase = returns.offset(flown, nominal, end)[0], returns.offset(flown, nominal, 0.0)[1]
        satellite = satellite_of(push, MASS) | {"burnsInEclipse": False, "maxDeltaVMps": 10}
        cases.append({
            "name": name, "primary": [float(x) for x in six], "secondary": met(six), "sigmasRtn": SIGMAS, "hardBodyRadiusM": 5.0,
            "periodS": period, "type": push["type"], "leadS": lead, "satellite": satellite, "shadows": dark, "contacts": contacts(lead, 60.0),
            "manoeuvre": command_of(push, datetime.fromisoformat(TCA_UTC)), "thrustingS": round((push["durationS"] - off) * push["dutyCycle"], 4),
            "smaChangeM": round(float(sma), 3), "phaseRad": float(f"{phase:.7g}"),
        })
        print(name, len(dark), len(cases[-1]["contacts"]), cases[-1]["thrustingS"], sma, phase, file=sys.stderr)
    keys = ("name", "latitudeDeg", "longitudeDeg", "heightM", "minElevationDeg")
    print(json.dumps({"tcaUtc": TCA_UTC, "stations": [dict(zip(keys, row)) for row in STATIONS], "cases": cases}))


if __name__ == "__main__":
    main()
