"""The smallest impulse that reaches a target within constraints, by trying: begins, directions and sizes one after the other.

    python3 conformance/trade-cells/constrained-search.py > conformance/trade-cells/constrained-search.json

The encounters of `trade-cells.py` in two-body motion. Of each begin, every fortieth of a revolution, a fan of 240 directions is tried (and as many on the edge of a cone), each with sizes
from small to large, and around the two best that a rule leaves ever finer fans; of a limit on what the push does also its edge, size by size. Rules bound the direction (a cone, a line) or what the push does: the semi-major axis by
the velocity after it, the phase by when both orbits pass the same place in their plane nearest to closest approach. Times: umbra by Orekit's detector and
contacts by Skyfield as in `plan-surroundings.py`, joined with windows, no-burn times and other burns as spans of begins.
"""
import importlib.util
import itertools
import json
import math
import pathlib
import sys
from datetime import datetime, timezone

CONFORMANCE = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CONFORMANCE))


def module(name, path):
    spec = importlib.util.spec_from_file_location(name, CONFORMANCE / path)
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


around = module("plan_surroundings", "plan-surroundings/plan-surroundings.py")
cells = module("trade_cells", "trade-cells/trade-cells.py")
from orekit_pushes import *  # noqa: E402
from scipy.special import erfc  # noqa: E402

MU84 = cells.MU84
NAMES = ("low, crossing", "low, head-on", "low, in one plane", "low, slow", "geostationary", "12 hours, e 0.7, near its perigee")
FIRST, LAST, STEP = 0.4, 1.6, 0.025
# Contacts and shadows are known from so many periods before.
KNOWN = 1.7
AIMED = cells.AIMED["IMPULSIVE"]
SHARE = 0.6
UPLINK_S, SPACING_S = 600.0, 900.0
around.TCA, around.BEGIN = cells.TCA, datetime.fromisoformat(cells.TCA_UTC).replace(tzinfo=timezone.utc)


def stumpff(z):
    z = np.maximum(z, 0.0)
    root = np.sqrt(np.maximum(z, 1e-12))
    small = z < 1e-3
    c = np.where(small, 0.5 - z / 24 + z * z / 720, (1 - np.cos(root)) / root**2)
    s = np.where(small, 1 / 6 - z / 120 + z * z / 5040, (root - np.sin(root)) / root**3)
    return c, s


def moved(r0, v0, t):
    """Two-body motion of many, by universal variables. r0, v0: rows; t: a time each."""
    size, radial = np.linalg.norm(r0, axis=1), np.einsum("ni,ni->n", r0, v0)
    alpha = 2 / size - np.einsum("ni,ni->n", v0, v0) / MU84
    period = 2 * math.pi / np.sqrt(MU84 * alpha**3)
    t = t - period * np.round(t / period)
    root = math.sqrt(MU84)
    chi = root * alpha * t
    for _ in range(30):
        c, s = stumpff(alpha * chi * chi)
        f = radial / root * chi**2 * c + (1 - alpha * size) * chi**3 * s + size * chi - root * t
        slope = radial / root * chi * (1 - alpha * chi**2 * s) + (1 - alpha * size) * chi**2 * c + size
        step = f / slope
        chi = chi - step
        if np.all(np.abs(step) < 1e-9 * np.maximum(1, np.abs(chi))):
            break
    c, s = stumpff(alpha * chi * chi)
    f, g = 1 - chi**2 / size * c, t - chi**3 / root * s
    r = f[:, None] * r0 + g[:, None] * v0
    far = np.linalg.norm(r, axis=1)
    fdot, gdot = root / (far * size) * chi * (alpha * chi**2 * s - 1), 1 - chi**2 / far * c
    return r, fdot[:, None] * r0 + gdot[:, None] * v0


NODES, WEIGHTS = np.polynomial.legendre.leggauss(40)


def over_disc(scene, r, v):
    """Probability of many passages, over the disc across the relative velocity."""
    w = v / np.linalg.norm(v, axis=1)[:, None]
    e1 = r - np.einsum("ni,ni->n", r, w)[:, None] * w
    e1 /= np.linalg.norm(e1, axis=1)[:, None]
    plane = np.stack([e1, np.cross(w, e1)], axis=1)
    values, vectors = np.linalg.eigh(plane @ scene["covariance"] @ np.transpose(plane, (0, 2, 1)))
    x, y = np.einsum("nji,njk,nk->in", vectors, plane, r)
    a, b = np.sqrt(values).T
    angle = math.pi / 2 * NODES
    t, h = scene["radius"] * np.sin(angle), scene["radius"] * np.cos(angle)
    y = np.abs(y)[:, None]
    low, high = (y - h) / (b[:, None] * math.sqrt(2)), (y + h) / (b[:, None] * math.sqrt(2))
    strip = np.exp(-(((t - x[:, None]) / a[:, None]) ** 2) / 2) * (erfc(low) - erfc(high))
    return (strip * h * math.pi / 2) @ WEIGHTS / (2 * a * math.sqrt(2 * math.pi))


class Begins:
    """Impulses at many times before closest approach; a row of directions or pushes belongs to the begin whose number it has."""

    def __init__(self, scene, orbits):
        self.scene, self.lead = scene, np.array(orbits) * scene["period"]
        self.before = np.array([cells.two_body(scene["primary"], -lead) for lead in self.lead])
        self.axes = np.array([rtn_axes(six)[:3, :3] for six in self.before])

    def after(self, at, pushes):
        """At closest approach as it was. pushes: RTN, m/s."""
        r0, v0 = self.before[at, :3], self.before[at, 3:] + np.einsum("ni,nij->nj", pushes, self.axes[at])
        return moved(r0, v0, self.lead[at])

    def probability(self, at, pushes):
        theirs = np.repeat(self.scene["secondary"][None, :], len(pushes), 0)
        first, second = self.after(at, pushes), (theirs[:, :3], theirs[:, 3:])
        shift = np.zeros(len(pushes))
        for _ in range(3):
            (r1, v1), (r2, v2) = shifted(*first, shift), shifted(*second, shift)
            r, v = r2 - r1, v2 - v1
            shift = shift - np.einsum("ni,ni->n", r, v) / np.einsum("ni,ni->n", v, v)
        return over_disc(self.scene, r, v)

    def first(self, at, ways, target, most):
        """The first size of each direction that reaches the target, not a number where none does."""
        low, high = np.zeros(len(ways)), np.full(len(ways), np.nan)
        for size in np.geomspace(most * 1e-2, most, 24):
            still = np.flatnonzero(np.isnan(high))
            if len(still) == 0:
                break
            reached = self.probability(at[still], ways[still] * size) <= target
            high[still[reached]] = size
            low[still[~reached]] = size
        return self.closed(at, ways, target, low, high)

    def closed(self, at, ways, target, low, high):
        some = np.flatnonzero(~np.isnan(high))
        a, b = low[some], high[some].copy()
        for _ in range(16):
            middle = 0.5 * (a + b)
            reached = self.probability(at[some], ways[some] * middle[:, None]) <= target
            a, b = np.where(reached, a, middle), np.where(reached, middle, b)
        out = high.copy()
        out[some] = b
        return out

    def below(self, at, ways, target, sizes):
        """The same where no more than a size each does it; above the half of it."""
        reached = self.probability(at, ways * sizes[:, None]) <= target
        return self.closed(at, ways, target, 0.5 * sizes, np.where(reached, sizes, np.nan))

    def sma(self, at, pushes):
        """Change of the semi-major axis, m."""
        v0 = self.before[at, 3:]
        axis = lambda v: 1 / (2 / np.linalg.norm(self.before[at, :3], axis=1) - np.sum(v * v, axis=1) / MU84)
        return axis(v0 + np.einsum("ni,nij->nj", pushes, self.axes[at])) - axis(v0)

    def phase(self, at, pushes):
        """How far ahead at closest approach, rad: by the time between both passages of the same place along the orbit."""
        here, _ = self.after(at, pushes)
        six = np.repeat(self.scene["primary"][None, :], len(pushes), 0)
        late = np.zeros(len(pushes))
        for _ in range(5):
            r, v = moved(six[:, :3], six[:, 3:], late)
            pole = np.cross(r, v)
            angle = np.arctan2(np.einsum("ni,ni->n", np.cross(r, here), pole) / np.linalg.norm(pole, axis=1), np.einsum("ni,ni->n", r, here))
            late = late + angle * np.einsum("ni,ni->n", r, r) / np.linalg.norm(pole, axis=1)
        return late * 2 * math.pi / self.scene["period"]


def shifted(r, v, t):
    """Over seconds, by a series."""
    size = np.linalg.norm(r, axis=1)[:, None]
    pull = -MU84 * r / size**3
    jerk = -MU84 * (v / size**3 - 3 * np.einsum("ni,ni->n", r, v)[:, None] * r / size**5)
    t = t[:, None]
    return r + v * t + pull * t**2 / 2 + jerk * t**3 / 6, v + pull * t + jerk * t**2 / 2


def fan(count):
    """Directions spread evenly over the sphere, by the golden angle."""
    k = np.arange(count) + 0.5
    height, turn = 1 - 2 * k / count, math.pi * (1 + math.sqrt(5)) * k
    flat = np.sqrt(1 - height**2)
    return np.stack([flat * np.cos(turn), flat * np.sin(turn), height], axis=1)


WIDE = fan(240)
GRID = np.array([(i, j) for i in np.linspace(-1, 1, 5) for j in np.linspace(-1, 1, 5)])


def finer(way, width):
    first = np.cross(way, np.eye(3)[np.argmin(np.abs(way))])
    first /= np.linalg.norm(first)
    ways = way + np.tan(width) * GRID @ np.array([first, np.cross(way, first)])
    return ways / np.linalg.norm(ways, axis=1)[:, None]


def ring(axis, angle):
    """Directions on the edge of a cone."""
    first = np.cross(axis, np.eye(3)[np.argmin(np.abs(axis))])
    first /= np.linalg.norm(first)
    turn = np.linspace(0, 2 * math.pi, 241)[:-1, None]
    return math.cos(angle) * axis + math.sin(angle) * (np.cos(turn) * first + np.sin(turn) * np.cross(axis, first))


class Rule:
    """What a push may be. cone: axis and half angle, rad; the angle none: a line."""

    def __init__(self, name, cone=None, sma=None, phase=None):
        self.name, self.cone, self.sma, self.phase = name, cone, sma, phase

    def leaves(self, begins, at, ways, sizes):
        out = ~np.isnan(sizes)
        pushes = ways * np.nan_to_num(sizes)[:, None]
        if self.cone is not None:
            out &= np.abs(ways @ unit(self.cone[0])) >= math.cos(self.cone[1]) - 1e-12
        if self.sma is not None:
            out &= np.abs(begins.sma(at, pushes)) <= self.sma
        if self.phase is not None:
            out &= np.abs(begins.phase(at, pushes)) <= self.phase
        return out

    def tried(self, begins, target, most, wide):
        """Size and direction by begin, none where nothing is left. wide: sizes of the fan, by begin."""
        count = len(begins.lead)
        ways, sizes = WIDE, wide
        if self.cone is not None:
            axis = unit(self.cone[0])
            extra = np.array([axis, -axis]) if self.cone[1] == 0 else np.concatenate([ring(s * axis, self.cone[1]) for s in (-1, 1)])
            at = np.repeat(np.arange(count), len(extra))
            more = begins.first(at, np.tile(extra, (count, 1)), target, most).reshape(count, -1)
            ways, sizes = np.concatenate([WIDE, extra]), np.concatenate([wide, more], axis=1)
        starts = []
        for k in range(count):
            left = np.flatnonzero(self.leaves(begins, np.full(len(ways), k), ways, sizes[k]))
            mine = []
            for j in left[np.argsort(sizes[k][left])]:
                if all(ways[j] @ ways[i] < 0.75 for i in mine) and len(mine) < 2:
                    mine.append(j)
            starts += [[k, sizes[k][j], ways[j]] for j in mine]
        if starts and not (self.cone is not None and self.cone[1] == 0):
            width = 0.2
            for _ in range(10):
                near = np.concatenate([finer(way, width) for _, _, way in starts])
                at = np.repeat([k for k, _, _ in starts], len(GRID))
                closed = begins.below(at, near, target, np.repeat([size for _, size, _ in starts], len(GRID)))
                left = self.leaves(begins, at, near, closed)
                for n, start in enumerate(starts):
                    mine = n * len(GRID) + np.flatnonzero(left[n * len(GRID) : (n + 1) * len(GRID)])
                    if len(mine) and np.min(closed[mine]) <= start[1]:
                        best = mine[np.argmin(closed[mine])]
                        start[1:] = closed[best], near[best]
                width *= 0.5
        if (self.sma or self.phase) and not (self.cone is not None and self.cone[1] == 0):
            starts += self.on_edge(begins, target, most)
        out = [None] * count
        for k, size, way in starts:
            if out[k] is None or size < out[k][0]:
                out[k] = (size, way)
        return out

    def on_edge(self, begins, target, most):
        """The smallest of the pushes that take all of what a limit leaves: a fan leaves hardly any of them where the limit is narrow."""
        limits = [(measure, limit) for measure, limit in ((begins.sma, self.sma), (begins.phase, self.phase)) if limit is not None]
        # Where both hold they leave a narrow part of the edge.
        turns_tried = 181 if len(limits) == 1 else 1801
        out = []
        for k, (measure, limit) in itertools.product(range(len(begins.lead)), limits):
            row = np.array([(measure([k], 1e-3 * e[None, :])[0] - measure([k], -1e-3 * e[None, :])[0]) / 2e-3 for e in np.eye(3)])
            part = limit * (1 - 1e-5) / np.linalg.norm(row)

            def reaching(size, turns):
                """Of the pushes of a size at these turns about the axis, either way, the one of least probability that is left."""
                axis, cosine = unit(row), part / size
                first = np.cross(axis, np.eye(3)[np.argmin(np.abs(axis))])
                first /= np.linalg.norm(first)
                side = np.cos(turns)[:, None] * first + np.sin(turns)[:, None] * np.cross(axis, first)
                ways = np.concatenate([sign * cosine * axis + math.sqrt(1 - cosine**2) * side for sign in (1, -1)])
                at = np.full(len(ways), k)
                left = self.leaves(begins, at, ways, np.full(len(ways), size))
                values = np.full(len(ways), np.inf)
                values[left] = begins.probability(at[left], ways[left] * size)
                best = np.argmin(values)
                return values[best], ways[best], turns[best % len(turns)]

            def least(size):
                width, turns = 2 * math.pi, np.linspace(0, 2 * math.pi, turns_tried)[:-1]
                for _ in range(4):
                    value, way, turn = reaching(size, turns)
                    width /= 30
                    turns = turn + width * np.linspace(-1, 1, 41)
                return value, way

            low, sizes = None, np.geomspace(max(part * 1.0001, most * 1e-2), most, 60) if part < most else []
            for size in sizes:
                value, way = least(size)
                if value <= target:
                    high = (size, way)
                    for _ in range(18 if low else 0):
                        middle = 0.5 * (low + high[0])
                        value, way = least(middle)
                        low, high = (low, (middle, way)) if value <= target else (middle, high)
                    out.append([k, *high])
                    break
                low = size
        return out


def spans_without(spans, cuts):
    """Spans less what is cut out of them."""
    for a, b in cuts:
        spans = [part for low, high in spans for part in ((low, min(high, a)), (max(low, b), high)) if part[1] > part[0]]
    return spans


def times_of(scene, shadows, contacts, least):
    """What the operator lives with, and the spans of begins that it leaves; s after closest approach. least: the best begin of all, s before."""
    period = scene["period"]
    whole = [(-LAST * period, -FIRST * period)]
    at = lambda orbits: -orbits * period
    # A pass carries the command if it begins the lead before ignition at the latest, in progress or not.
    uplinks = [a + UPLINK_S for a, _ in (row["span"] for row in contacts)]
    commanded = [(max(min(uplinks), whole[0][0]), whole[0][1])] if uplinks and min(uplinks) < whole[0][1] else []
    confirms = [b for a, b in (row["span"] for row in contacts) if a < 0]
    confirmed = [(whole[0][0], min(max(confirms), whole[0][1]))] if confirms and max(confirms) > whole[0][0] else []
    narrow = [at(0.842), at(0.811)]
    wide = [at(1.213), at(0.964)]
    forbidden = [[-least - 0.11 * period, -least + 0.13 * period], [at(0.62), at(0.55)]]
    other = [-least - 200.0, -least + 100.0]
    cut = lambda rows, lead=0.0: spans_without(whole, [(a - lead, b + lead) for a, b in rows])
    out = [
        {"name": "narrow window", "allowed": [narrow], "spans": [narrow]},
        {"name": "two windows", "allowed": [narrow, wide], "spans": [wide, narrow]},
        {"name": "no-burn times", "forbidden": forbidden, "spans": cut(forbidden)},
        {"name": "another burn", "otherBurns": [other], "spacingS": SPACING_S, "spans": cut([other], SPACING_S)},
        {"name": "contacts", "needsContacts": True, "uplinkLeadS": UPLINK_S, "spans": [(max(a, c), min(b, d)) for a, b in commanded for c, d in confirmed if min(b, d) > max(a, c)]},
        {"name": "shadows", "isDarkForbidden": True, "spans": cut(shadows)},
    ]
    return [{**row, "spans": [[round(x, 4) for x in span] for span in row["spans"]]} for row in out]


def main():
    out = []
    count = round((LAST - FIRST) / STEP) + 1
    for row in cells.SCENES:
        if row[0] not in NAMES:
            continue
        scene = cells.scene_of(*row)
        now = cells.probability(scene, scene["primary"], scene["secondary"])
        target, most = now * 1e-2, 4 * scene["size"]
        lead = KNOWN * scene["period"]
        around.AT = Flights(cells.TCA, 500.0).run(scene["primary"], 0, -lead - 10, 500.0, keeps=True)
        shadows, contacts = around.umbra(scene["primary"], lead), around.contacts(lead, 60.0)
        begins = Begins(scene, [FIRST + k * STEP for k in range(count)])
        at = np.repeat(np.arange(count), len(WIDE))
        wide = begins.first(at, np.tile(WIDE, (count, 1)), AIMED * target, most).reshape(count, -1)
        tried = lambda rule: rule.tried(begins, AIMED * target, most, wide)
        free = tried(Rule("any direction"))
        k = min((k for k in range(count) if free[k]), key=lambda k: free[k][0])
        push = (free[k][0] * free[k][1])[None, :]
        sma, phase = (float(f"{SHARE * abs(x[0]):.6g}") for x in (begins.sma([k], push), begins.phase([k], push)))
        rules = [
            (Rule("any direction"), free),
            *((rule, tried(rule)) for rule in (
                Rule("along the track", cone=((0, 1, 0), 0.0)),
                Rule("near the radius", cone=((1, 0, 0), math.radians(35))),
                Rule("beside the plane", cone=((0.3, 0.5, 0.8), math.radians(20))),
                Rule("semi-major axis", sma=sma),
                Rule("phase", phase=phase),
                Rule("phase along the track", cone=((0, 1, 0), 0.0), phase=phase),
                Rule("semi-major axis in a cone", cone=((0, 1, 0), math.radians(60)), sma=sma),
            )),
        ]
        told = []
        for rule, found in rules:
            least = min(((b[0], float(begins.lead[k])) for k, b in enumerate(found) if b), default=None)
            told.append({
                "name": rule.name, **({"axis": rule.cone[0], "halfAngleRad": rule.cone[1]} if rule.cone else {}),
                **({"maxSmaChangeM": rule.sma} if rule.sma else {}), **({"maxPhaseRad": rule.phase} if rule.phase else {}),
                "sizes": [b and float(f"{b[0]:.7g}") for b in found],
            })
            print(row[0], rule.name, least and (round(least[1] / scene["period"], 3), least[0]), sum(b is not None for b in found), file=sys.stderr, flush=True)
        times = times_of(scene, shadows, contacts, float(begins.lead[k]))
        out.append({**cells.plain(scene), "type": "IMPULSIVE", "targetPc": target, "most": most, "rules": told, "times": times})
    keys = ("name", "latitudeDeg", "longitudeDeg", "heightM", "minElevationDeg")
    print(json.dumps({"tcaUtc": cells.TCA_UTC, "first": FIRST, "last": LAST, "step": STEP, "known": KNOWN, "stations": [dict(zip(keys, row)) for row in around.STATIONS], "scenes": out}))


if __name__ == "__main__":
    main()
