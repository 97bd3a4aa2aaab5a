"""Every approach of a satellite to a small catalogue, without a manoeuvre and with some, by brute force.

    python3 conformance/planned-approaches/planned-approaches.py > conformance/planned-approaches/planned-approaches.json
    python3 conformance/planned-approaches/planned-approaches.py deep REFERENCE/catalogue/gp_20241101.csv.gz > conformance/planned-approaches/deep-approaches.json

The satellite begins where its element set of `conformance/screening`, or of the whole set that is named, has it and is flown by Orekit with EGM96 20x20, Sun and Moon, each manoeuvre whole.
The objects of that catalogue by python-sgp4, every one at every twenty seconds; where the distance has a least value, closest approach by Brent's
method. No sieve. Of the whole set every object above 16,800 km and each sixth other is looked at, and those that come near, with each fiftieth other, are
written beside this file.
"""
import csv
import gzip
import json
import math
import pathlib
import sys
from datetime import datetime

CONFORMANCE = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CONFORMANCE))
from orekit_pushes import *
from scipy.optimize import brentq
from sgp4.api import WGS72, Satrec, SatrecArray, jday

START_UTC = "2024-11-02T00:00:00.000"
START, BEGIN = AbsoluteDate(START_UTC, UTC), datetime.fromisoformat(START_UTC)
JD, FRACTION = jday(BEGIN.year, BEGIN.month, BEGIN.day, 0, 0, 0)
MASS = 500.0
SATELLITES = {"low": (27386, 37849, 41917), "deep": (37776, 55841, 41903, 20947, 37818, 32047)}
SPAN_S, STEP_S, TABLE_S, NEAR_M, STAY_M = 129_600.0, 20.0, 240.0, 45_000.0, 20_000.0
PUSHES = {"low": [
    [impulse(5_400, "RTN", 0, 0.25, 0)],
    [impulse(9_000, "RTN", 0.05, -0.3, 0.2)],
    [burn(7_200, 6_000, "RTN", (0, 1, 0), 0.04, 1500.0, 0.5)],
    [impulse(5_400, "RTN", 0, 0.2, 0), impulse(40_000, "RTN", 0, -0.2, 0)],
], "deep": [
    [impulse(5_400, "RTN", 0, 0.25, 0)],
    [impulse(9_000, "RTN", 0.1, -0.5, 0.2)],
    [burn(7_200, 6_000, "RTN", (0, 1, 0), 0.08, 1500.0, 0.5)],
    [impulse(5_400, "RTN", 0, 0.8, 0), impulse(70_000, "RTN", 0, -0.7, 0)],
]}


def rows_of(whole):
    if whole is None:
        return list(csv.DictReader(open(CONFORMANCE / "screening" / "elements-20241101.csv", newline="")))
    rows = list(csv.DictReader(gzip.open(whole, "rt", newline="")))
    is_deep = lambda row: float(row["MEAN_MOTION"]) < 6.4
    return [row for place, row in enumerate(rows) if is_deep(row) or place % 6 == 0]


def satellite_in(row):
    number = lambda key: float(row[key])
    epoch = (datetime.fromisoformat(row["EPOCH"]) - datetime(1949, 12, 31)).total_seconds() / 86_400
    satellite = Satrec()
    satellite.sgp4init(
        WGS72, "i", int(row["NORAD_CAT_ID"]), epoch, number("BSTAR"), 0.0, 0.0, number("ECCENTRICITY"), *(math.radians(number(key)) for key in
        ("ARG_OF_PERICENTER", "INCLINATION", "MEAN_ANOMALY")), number("MEAN_MOTION") * 2 * math.pi / 1440, math.radians(number("RA_OF_ASC_NODE")),
    )
    return satellite


def theory(satellite, t):
    _, r, v = satellite.sgp4(JD, FRACTION + t / 86_400)
    return 1e3 * np.array(r), 1e3 * np.array(v)


def to_frame(six, t, source, target):
    turn = source.getTransformTo(target, START.shiftedBy(float(t)))
    return six_of(turn.transformPVCoordinates(PVCoordinates(Vector3D(*map(float, six[:3])), Vector3D(*map(float, six[3:])))))


class Flown:
    """A flight in TEME."""

    def __init__(self, flights, six, pushes):
        self.parts, at, mass = [], 0.0, MASS
        for push in pushes:
            end = push["atS"] + push["durationS"]
            self.parts.append((push["atS"], flights.run(six, at, push["atS"], mass, keeps=True)))
            six, mass = flights.run(six, at, push["atS"], mass)
            if push["type"] == "IMPULSIVE":
                six = np.concatenate([six[:3], six[3:] + turned(push["vector"], push["frame"], six)])
            else:
                force = flights.force(push, six)
                self.parts.append((end, flights.run(six, push["atS"], end, mass, [force], keeps=True)))
                six, mass = flights.run(six, push["atS"], end, mass, [flights.force(push, six)])
            at = end
        self.parts.append((math.inf, flights.run(six, at, SPAN_S + 60, mass, keeps=True)))

    def eme(self, t):
        return next(part for end, part in self.parts if t < end)(t)

    def __call__(self, t):
        return to_frame(self.eme(t), t, EME, TEME)


def approaches(flown, since, others, table, satellites):
    # From before the push on: where it turns an approach round, closest approach is the push itself.
    times = np.arange(max(0.0, since - 2 * STEP_S), SPAN_S, STEP_S)
    own = np.array([flown(t)[:3] for t in times])
    rows = []
    for place, satellite in enumerate(satellites):
        if satellite.satnum in others:
            continue
        far = np.linalg.norm(table(place)[int(round(times[0] / STEP_S)) :][: len(times)] - own, axis=1)
        rows += [row for row in closed_in(flown, satellite, times, far) if row[1] > since - 1]
    return rows


def stay_of(far, k):
    """First and last step of a stay below the distance."""
    outside = np.nonzero(far >= STAY_M)[0]
    return max(outside[outside < k], default=-1) + 1, min(outside[outside > k], default=len(far)) - 1


def closed_in(flown, satellite, times, far):
    rows = []

    def between(t):
        r, v = theory(satellite, t)
        six = flown(t)
        return r - six[:3], v - six[3:]

    # Of places alone: in deep space the velocity of the theory is centimetres a second off the change of its places, as much as moves a slow passage by a minute.
    def rate(t):
        before, after = between(t - 0.5)[0], between(t + 0.5)[0]
        return (after - before) @ (after + before) / 2

    # Within a step two objects come nearer by 150 km and more.
    for k in np.nonzero((far[1:-1] <= far[:-2]) & (far[1:-1] < far[2:]) & (far[1:-1] < NEAR_M + 160_000))[0] + 1:
        a, b = times[k - 1], times[k + 1]
        if rate(a) < 0 < rate(b):
            t = brentq(rate, a, b, xtol=1e-9)
            (r, v), six = between(t), flown(t)
            if np.linalg.norm(r) < NEAR_M:
                rtn = rtn_axes(six)[:3, :3] @ r
                stay = [float(times[edge]) for edge in stay_of(far, k)] if far[k] < STAY_M else []
                rows.append([int(satellite.satnum), round(float(t), 6), *(round(float(x), 3) for x in rtn), round(float(np.linalg.norm(v)), 3), *stay])
    return rows


def main(world="low", whole=None):
    sets = rows_of(whole)
    satellites = [satellite_in(row) for row in sets]
    times = np.arange(0, SPAN_S + STEP_S, STEP_S)
    places = np.empty((len(sets), len(times), 3))
    for place, satellite in enumerate(satellites):
        places[place] = satellite.sgp4_array(np.full(len(times), JD), FRACTION + times / 86_400)[1]
    table, cases = lambda place: 1e3 * places[place], []
    for number in SATELLITES[world]:
        r, v = theory(next(one for one in satellites if one.satnum == number), 0.0)
        six = to_frame(np.concatenate([r, v]), 0.0, TEME, EME)
        six = np.array([round(float(x), 4 if k < 3 else 7) for k, x in enumerate(six)])
        flights = Flights(START, MASS)
        nominal = Flown(flights, six, [])
        states = [[round(float(x), 3 if k < 3 else 6) for k, x in enumerate(nominal.eme(t))] for t in np.arange(0, SPAN_S + 1, TABLE_S)]
        case = {"noradId": number, "states": states, "nominal": approaches(nominal, 0.0, {number}, table, satellites), "manoeuvres": []}
        print(number, len(case["nominal"]), file=sys.stderr)
        for pushes in PUSHES[world]:
            rows = approaches(Flown(flights, six, pushes), float(pushes[0]["atS"]), {number}, table, satellites)
            commands = [command_of(push, BEGIN) for push in pushes]
            case["manoeuvres"].append({"satellite": satellite_of(pushes[0], MASS), "manoeuvres": commands, "approaches": rows})
            print(number, pushes[0]["type"], len(rows), file=sys.stderr)
        cases.append(case)
    if whole is not None:
        near = {row[0] for case in cases for rows in (case["nominal"], *(made["approaches"] for made in case["manoeuvres"])) for row in rows}
        kept = [row for place, row in enumerate(sets) if place % 50 == 0 or int(row["NORAD_CAT_ID"]) in near | set(SATELLITES[world])]
        with open(pathlib.Path(__file__).parent / "deep-elements.csv", "w", newline="") as out:
            written = csv.DictWriter(out, sets[0].keys(), lineterminator="\n")
            written.writeheader()
            written.writerows(kept)
    print(json.dumps({"startUtc": START_UTC, "spanS": SPAN_S, "tableS": TABLE_S, "nearM": NEAR_M, "cases": cases}))


if __name__ == "__main__":
    main(*sys.argv[1:])
