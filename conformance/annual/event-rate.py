"""Events of NASA CARA's EventRate examples: the probability of each at its last message before the mission commits.

    python3 conformance/annual/event-rate.py OCMDB_43617_test_PcTable.mat Test_C.mat > conformance/annual/event-rate.json

Needs scipy; the files lie in DistributedMatlab/EventRate/data of the NASA CARA Analysis Tools.
"""
import json
import sys
from collections import defaultdict

import numpy as np
import scipy.io

PRIMARY, SECONDARY, CREATED, TCA, FIRST_PC = 0, 1, 23, 24, 26
SAME_EVENT_DAYS = 450 / 86400
CONSIDER_DAYS = 2.5
LEAST_PC = 1e-10

# As in params/test_mission.m and params/LEO22_HST_Example1.m.
MISSIONS = [
    {"name": "unit test, surrogate 43617", "radiusM": 4.5, "commitDays": 0.5, "years": 5, "growth": 1.0},
    {"name": "orbit like HST, surrogate 20580", "radiusM": 10.0, "commitDays": 1.0, "years": 15, "growth": 1.3},
]


def at_radius(radius, radii, table):
    """Of each message, by lines between the logarithms of the seven nearest radii; between the values where one is zero."""
    near = int(np.argmin(abs(radii - radius)))
    if radii[near] == radius:
        return table[:, near]
    low = max(near - 3, 0)
    part, rows = radii[low : low + 7], table[:, low : low + 7]
    return np.array(
        [
            np.interp(radius, part, row) if (row == 0).any() else 10 ** np.interp(np.log10(radius), np.log10(part), np.log10(row))
            for row in rows
        ]
    )


def events_of(rows):
    """Messages about the same pair and nearly the same closest approach."""
    pairs = defaultdict(list)
    for index, row in enumerate(rows):
        pairs[(row[PRIMARY], row[SECONDARY])].append(index)
    for indices in map(np.array, pairs.values()):
        free = np.ones(len(indices), bool)
        for k, index in enumerate(indices):
            if free[k]:
                same = free & (abs(rows[indices, TCA] - rows[index, TCA]) <= SAME_EVENT_DAYS)
                free[same] = False
                yield indices[same]


def main():
    out = []
    for path, mission in zip(sys.argv[1:], MISSIONS):
        read = scipy.io.loadmat(path, struct_as_record=False, squeeze_me=True)
        rows = read["DBTable"]
        rows = rows[rows[:, SECONDARY] < 90000]
        radii = np.array(read["PcTable"].HBR)
        pcs = at_radius(mission["radiusM"], radii, rows[:, FIRST_PC : FIRST_PC + len(radii)])
        events = list(events_of(rows))
        middles = [np.median(rows[event, TCA]) for event in events]
        kept = []
        for event in events:
            lead = rows[event, TCA] - rows[event, CREATED]
            inside = (lead >= mission["commitDays"]) & (lead <= mission["commitDays"] + CONSIDER_DAYS)
            if inside.any():
                kept.append(pcs[event[inside][np.argmin(lead[inside])]])
        out.append(
            {
                **mission,
                "spanDays": round(max(middles) - min(middles), 6),
                "eventPcs": [float(f"{pc:.6e}") for pc in kept if pc >= LEAST_PC],
            }
        )
    print(json.dumps(out))


main()
