"""Orbits with impulses, burns and times in another attitude, by Orekit with the forces of `orekit_forces.py`, for the generators of references."""
import math
from datetime import timedelta

from orekit_forces import *

from org.orekit.attitudes import FrameAlignedProvider, LofOffset
from org.orekit.forces.maneuvers import ConstantThrustManeuver
from org.orekit.frames import LOFType

G0 = 9.80665
# Orekit's EQW begins at the node: NSW to others.
LOCAL = {
    "RTN": LOFType.QSW, "TNW": LOFType.TNW, "NTW": LOFType.NTW, "VNC": LOFType.VNC, "LVLH": LOFType.VVLH, "NSW": LOFType.EQW,
}


# Begin s, frame, m/s. Begin s, s, frame, direction, N, s, duty cycle. Begin s, s, areas m^2, coefficient.
def impulse(at, frame, *vector):
    return {"type": "IMPULSIVE", "atS": at, "durationS": 0, "frame": frame, "vector": vector}


def burn(at, duration, frame, vector, thrust, isp, duty):
    motor = {"thrustN": thrust, "specificImpulseS": isp, "dutyCycle": duty}
    return {"type": "CONTINUOUS", "atS": at, "durationS": duration, "frame": frame, "vector": vector, **motor}


def attitude(at, duration, nominal, area, coefficient):
    areas = {"nominalM2": nominal, "areaM2": area, "coefficient": coefficient}
    return {"type": "DIFFERENTIAL_DRAG", "atS": at, "durationS": duration, **areas, "density": 1.0}


def unit(v):
    return np.array(v, float) / np.linalg.norm(v)


def standing(frame):
    return frame.removesuffix("_INERTIAL")


def written_axes(frame, six):
    """Rows of the frames that Orekit has not, as their definitions say; None of any other."""
    r, v = six[:3], six[3:]
    w = unit(np.cross(r, v))
    if frame == "PQW":
        p = unit(np.cross(v, np.cross(r, v)) / MU - unit(r))
        return np.array([p, np.cross(w, p), w])
    if frame == "EQW":
        f = np.array([1 - w[0] ** 2 / (1 + w[2]), -w[0] * w[1] / (1 + w[2]), -w[0]])
        return np.array([f, np.cross(w, f), w])
    if frame == "SEZ":
        east = unit(np.cross([0, 0, 1], r))
        return np.array([np.cross(east, unit(r)), east, unit(r)])
    return None


def turned(vector, frame, six):
    """A vector of a frame in the axes of the state."""
    if frame == "EME2000":
        return np.array(vector, float)
    axes = written_axes(frame, six)
    if axes is not None:
        return axes.T @ np.array(vector, float)
    pv = PVCoordinates(Vector3D(*map(float, six[:3])), Vector3D(*map(float, six[3:])))
    out = LOCAL[frame].rotationFromInertial(AbsoluteDate.J2000_EPOCH, pv).applyInverseTo(Vector3D(*map(float, vector)))
    return np.array([out.getX(), out.getY(), out.getZ()])


def size_of(push, mass):
    """m/s."""
    if push["type"] == "IMPULSIVE":
        return np.linalg.norm(push["vector"])
    used = push["thrustN"] * push["dutyCycle"] * push["durationS"] / (push["specificImpulseS"] * G0)
    return push["specificImpulseS"] * G0 * math.log(mass / (mass - used))


def scaled(push, share):
    """A hot or cold one; of the attitude what it adds."""
    if push["type"] == "IMPULSIVE":
        return {**push, "vector": [share * x for x in push["vector"]]}
    key = "thrustN" if push["type"] == "CONTINUOUS" else "density"
    return {**push, key: share * push[key]}


class Flights:
    """Of one satellite; times are seconds after an epoch."""

    def __init__(self, start, mass, drag=None):
        """drag: area and coefficient as it flies otherwise."""
        self.start, self.mass = start, mass
        self.forces = forces_of() + ([] if drag is None else [self.air(*drag)])

    def air(self, area, coefficient):
        return DragForce(atmosphere("EXPONENTIAL"), IsotropicDrag(float(area), float(coefficient)), False)

    def run(self, six, begin, end, mass, more=(), keeps=False):
        """The state at the end and the mass; or the whole way."""
        date = self.start.shiftedBy(float(begin))
        made = propagator_of(six, date, [*self.forces, *more])
        made.setInitialState(SpacecraftState(orbit_of(six, date)).withMass(float(mass)))
        if keeps:
            generator = made.getEphemerisGenerator()
            made.propagate(self.start.shiftedBy(float(end)))
            whole = generator.getGeneratedEphemeris()
            return lambda t: six_of(whole.getPVCoordinates(self.start.shiftedBy(float(t)), EME))
        state = made.propagate(self.start.shiftedBy(float(end)))
        return six_of(state.getPVCoordinates(EME)), state.getMass()

    def force(self, push, six):
        """What a push over time adds. six: at its begin."""
        if push["type"] == "DIFFERENTIAL_DRAG":
            return self.air((push["areaM2"] - push["nominalM2"]) * push["density"], push["coefficient"])
        frame = push["frame"]
        stands = frame.endswith("_INERTIAL") or frame == "EME2000"
        provider = FrameAlignedProvider(EME) if stands else LofOffset(EME, LOCAL[frame])
        along = turned(push["vector"], standing(frame), six) if stands else push["vector"]
        date, thrust = self.start.shiftedBy(float(push["atS"])), float(push["thrustN"] * push["dutyCycle"])
        direction = Vector3D(*map(float, unit(along)))
        return ConstantThrustManeuver(date, float(push["durationS"]), thrust, push["specificImpulseS"], provider, direction)

    def flown(self, six, pushes, reads, begin=0.0):
        """States at times that are read, none inside a push; before and after each push the integration begins anew. Also the last mass."""
        out, at, mass = {}, float(begin), self.mass
        edges = sorted({at, *map(float, reads), *(p["atS"] + x for p in pushes for x in (0, p["durationS"]))})
        for end in edges:
            if end > at:
                pushing = [p for p in pushes if p["atS"] <= at < p["atS"] + p["durationS"]]
                six, mass = self.run(six, at, end, mass, [self.force(push, six) for push in pushing])
                at = end
            for push in pushes:
                if push["type"] == "IMPULSIVE" and push["atS"] == at:
                    six = np.concatenate([six[:3], six[3:] + turned(push["vector"], standing(push["frame"]), six)])
            if at in reads:
                out[at] = six
        return out, mass


def command_of(push, begin):
    """As the interface takes it. begin: of the times, a datetime."""
    ignition = (begin + timedelta(seconds=push["atS"])).isoformat(timespec="microseconds") + "Z"
    command = {"manoeuvreType": push["type"], "ignitionEpoch": ignition}
    if push["type"] != "IMPULSIVE":
        command["manoeuvreDuration"] = push["durationS"]
    if push["type"] == "DIFFERENTIAL_DRAG":
        return {**command, "dragCrossSection": push["areaM2"]}
    vector = {"IMPULSIVE": "deltaVVector", "CONTINUOUS": "thrustDirection"}[push["type"]]
    return {**command, vector: list(push["vector"]), "deltaVReferenceFrame": push["frame"]}


def satellite_of(push, mass):
    """As its operator describes it."""
    satellite = {"propulsion": push["type"], "build": {"shape": "CANNONBALL"}, "massKg": mass, "burnsInEclipse": True}
    if push["type"] == "IMPULSIVE":
        satellite["maxDeltaVMps"] = 1
    if push["type"] == "CONTINUOUS":
        satellite |= {key: push[key] for key in ("thrustN", "specificImpulseS", "dutyCycle")}
    if push["type"] == "DIFFERENTIAL_DRAG":
        areas = {"dragAreaM2": push["nominalM2"], "minAreaM2": push["nominalM2"], "maxAreaM2": push["areaM2"]}
        satellite |= {**areas, "dragCoefficient": push["coefficient"]}
    return satellite
