"""Finite burns with a duty cycle, and events, by Orekit in two-body motion.

    python3 conformance/burns/burns.py > conformance/burns/burns.json
"""
import json

import orekit_jpype as orekit

orekit.initVM()

from org.hipparchus.geometry.euclidean.threed import Vector3D
from org.hipparchus.ode.nonstiff import DormandPrince853Integrator
from org.orekit.attitudes import FrameAlignedProvider, LofOffset
from org.orekit.forces.gravity import NewtonianAttraction
from org.orekit.forces.maneuvers import ConstantThrustManeuver
from org.orekit.frames import FramesFactory, LOFType
from org.orekit.orbits import CartesianOrbit, OrbitType
from org.orekit.propagation import SpacecraftState, ToleranceProvider
from org.orekit.propagation.events import ApsideDetector, EventsLogger, NodeDetector
from org.orekit.propagation.events.handlers import ContinueOnEvent
from org.orekit.propagation.numerical import NumericalPropagator
from org.orekit.time import AbsoluteDate
from org.orekit.utils import PVCoordinates

MU = 3.986004418e14
GCRF = FramesFactory.getGCRF()
START = AbsoluteDate.J2000_EPOCH
POSITION = [6_900_000.0, 100_000.0, -200_000.0]
VELOCITY = [150.0, 5500.0, 5200.0]
MASS = 200.0
ROWS = [600, 3600, 21_600, 86_400]
FRAMES = {"TNW": LOFType.TNW, "RTN": LOFType.QSW, "LVLH": LOFType.VVLH, "VNC": LOFType.VNC, "NTW": LOFType.NTW}
LAST_STOP = 86_400.0

# Ignition and cut-off s, thrust N, Isp s, direction, frame, share and period of the duty cycle.
BURNS = [
    ("TNW", 600.0, 6600.0, 0.4, 300.0, [1.0, 0.0, 0.0], 0.25, 400.0),
    ("TNW_INERTIAL", 600.0, 6600.0, 0.4, 300.0, [1.0, 0.0, 0.0], 0.25, 400.0),
    ("RTN", 1000.0, 1900.0, 1.0, 220.0, [0.3, 0.8, -0.5], 1.0, 900.0),
    ("LVLH", 1000.0, 41_000.0, 0.02, 1600.0, [0.8, 0.6, 0.0], 0.5, 2000.0),
    ("VNC", 1000.0, 4000.0, 0.3, 1600.0, [-0.6, 0.0, 0.8], 0.4, 250.0),
    ("NTW_INERTIAL", 2000.0, 9000.0, 0.05, 1600.0, [0.0, 0.28, 0.96], 0.5, 1000.0),
]


def initial():
    pv = PVCoordinates(Vector3D(*POSITION), Vector3D(*VELOCITY))
    return SpacecraftState(CartesianOrbit(pv, GCRF, START, MU)).withMass(MASS)


def propagator(maneuvers):
    state = initial()
    tolerances = ToleranceProvider.getDefaultToleranceProvider(1e-6).getTolerances(state.getOrbit(), OrbitType.CARTESIAN)
    made = NumericalPropagator(DormandPrince853Integrator(1e-4, 300.0, tolerances[0], tolerances[1]))
    made.setOrbitType(OrbitType.CARTESIAN)
    made.setMu(MU)
    made.setInitialState(state)
    for maneuver in maneuvers:
        made.addForceModel(maneuver)
    return made


def row(state, seconds):
    pv = state.getPVCoordinates(GCRF)
    p, v = pv.getPosition(), pv.getVelocity()
    return [seconds, p.getX(), p.getY(), p.getZ(), v.getX(), v.getY(), v.getZ(), state.getMass()]


def inertial(direction, lof, at):
    """A direction in local axes of the unburned orbit at ignition, in GCRF."""
    state = propagator([]).propagate(START.shiftedBy(at))
    turn = lof.rotationFromInertial(state.getDate(), state.getPVCoordinates(GCRF))
    return turn.applyInverseTo(Vector3D(*direction))


out = []
for frame, start, stop, thrust, isp, direction, share, period in BURNS:
    lof = FRAMES[frame.removesuffix("_INERTIAL")]
    if frame.endswith("_INERTIAL"):
        attitude, along = FrameAlignedProvider(GCRF), inertial(direction, lof, start)
    else:
        attitude, along = LofOffset(GCRF, lof), Vector3D(*direction)
    arcs = []
    at = start
    while at < stop:
        length = min(stop, at + share * period) - at
        arcs.append(ConstantThrustManeuver(START.shiftedBy(at), length, thrust, isp, attitude, along.normalize()))
        at += period
    rows = []
    for seconds in ROWS:
        rows.append(row(propagator(arcs).propagate(START.shiftedBy(float(seconds))), seconds))
    out.append(
        {
            "frame": frame,
            "startS": start,
            "stopS": stop,
            "thrustN": thrust,
            "specificImpulseS": isp,
            "direction": direction,
            "dutyCycle": share,
            "dutyPeriodS": period,
            "rows": rows,
        }
    )

logger = EventsLogger()
free = propagator([])
handler = ContinueOnEvent()
for detector in (NodeDetector(GCRF), ApsideDetector(initial().getOrbit())):
    free.addEventDetector(logger.monitorDetector(detector.withThreshold(1e-7).withHandler(handler)))
free.propagate(START.shiftedBy(30_000.0))
events = []
for one in logger.getLoggedEvents():
    isNode = "Node" in one.getEventDetector().getClass().getSimpleName()
    kinds = ("ascending-node", "descending-node") if isNode else ("periapsis", "apoapsis")
    kind = kinds[0] if one.isIncreasing() else kinds[1]
    events.append([kind, one.getState().getDate().durationFrom(START)])
print(json.dumps({"positionM": POSITION, "velocityMps": VELOCITY, "massKg": MASS, "mu": MU, "burns": out, "events": events}))
