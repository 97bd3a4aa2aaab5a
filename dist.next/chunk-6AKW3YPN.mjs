import {
  findPasses,
  litSpans
} from "./chunk-BEAJMVT7.mjs";
import {
  siteAt
} from "./chunk-XE7WSCOI.mjs";
import {
  drag,
  egm96,
  forceModel,
  propagateNumerically,
  readSteeringFrame,
  steered
} from "./chunk-DRZODJF2.mjs";
import {
  deltaVOfUsed,
  propellantFor,
  propellantRateKgps,
  thrustTimeFor
} from "./chunk-7CQSZCT6.mjs";
import {
  closestPassages,
  encounterFigures,
  fastPassage,
  planeFigures,
  reachAt
} from "./chunk-DTXYMTTS.mjs";
import {
  propagateTwoBody,
  twoBodyStateAt
} from "./chunk-63IL6MBF.mjs";
import {
  ephemerisParty
} from "./chunk-ABSFTRRC.mjs";
import {
  avoidedText
} from "./chunk-ALC5TWKY.mjs";
import {
  elementSetParty
} from "./chunk-CZHFY5E3.mjs";
import {
  unpackEphemeris
} from "./chunk-V57L3OTT.mjs";
import {
  inFrame
} from "./chunk-H6CQBRAW.mjs";
import {
  differentialDrag,
  impulsive
} from "./chunk-BGV4TA7A.mjs";
import {
  moveState
} from "./chunk-TFK7XCIF.mjs";
import {
  encounterPlane,
  projectCovariance
} from "./chunk-KBE52FWN.mjs";
import {
  atmosphereOfAir,
  cross,
  densityAlong,
  difference,
  dot,
  norm,
  scaled
} from "./chunk-GKHTNQWA.mjs";
import {
  sgp4Ephemeris
} from "./chunk-PLROUQ7Q.mjs";
import {
  earthAxes,
  exponentialAtmosphere
} from "./chunk-JFDAAJRY.mjs";
import {
  borderBetween,
  repairPlane
} from "./chunk-D2J54P6C.mjs";
import {
  twoBodyTransition
} from "./chunk-WN7XZFL2.mjs";
import {
  covarianceInLocal,
  sixOf,
  stateOfSix
} from "./chunk-GGSRQIBL.mjs";
import {
  transformState
} from "./chunk-IHQRYJEI.mjs";
import {
  localAxes,
  rtnAxes
} from "./chunk-PESGF56Y.mjs";
import {
  MU_EARTH,
  STANDARD_GRAVITY_MPS2
} from "./chunk-CRMFVZQ4.mjs";
import {
  SECONDS_PER_DAY,
  formatUtc,
  formatUtcZ,
  parseUtc
} from "./chunk-JQJWWTBG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/planning/src/firing-spans.ts
function firingSpans({ ignitionTaiS, durationS, offSpans = [] }) {
  const stopTaiS = ignitionTaiS + durationS;
  const spans = [];
  let from = ignitionTaiS;
  for (const [offFrom, offTo] of offSpans) {
    if (offTo <= from) continue;
    if (offFrom >= stopTaiS) break;
    if (offFrom > from) spans.push([from, offFrom]);
    from = Math.max(from, offTo);
  }
  if (from < stopTaiS) spans.push([from, stopTaiS]);
  return spans;
}
function thrustingTimeS(firing) {
  return firingSpans(firing).reduce((sum2, [from, to]) => sum2 + (to - from), 0) * firing.dutyCycle;
}

// packages/planning/src/vector.ts
function norm3([x, y, z]) {
  return Math.sqrt(x * x + y * y + z * z);
}
function inRtn([x, y, z], state) {
  const m = localAxes("RTN", state.positionM, state.velocityMps);
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}

// packages/planning/src/propulsion/spread-impulses.ts
var PARTS_A_REVOLUTION = 24;
var MOST_PARTS = 32;
function secondsOf(spans) {
  return spans.reduce((sum2, [from, to]) => sum2 + (to - from), 0);
}
function spreadImpulses(spans, periodS, accelerationMps2) {
  const longestS = Math.max(periodS / PARTS_A_REVOLUTION, secondsOf(spans) / MOST_PARTS);
  return spans.flatMap(([from, to]) => {
    const count = Math.max(1, Math.ceil((to - from) / longestS - 1e-9));
    const stepS = (to - from) / count;
    return Array.from({ length: count }, (_, k) => ({
      epochTaiS: from + (k + 0.5) * stepS,
      deltaVRtnMps: scaled(accelerationMps2, stepS)
    }));
  });
}

// packages/planning/src/propulsion/continuous.ts
function burn(vehicle, ignitionTaiS, durationS, direction) {
  const { thrustN, specificImpulseS, dutyCycle, offSpans } = vehicle;
  const motor = { thrustN, specificImpulseS, dutyCycle };
  const push = { type: "CONTINUOUS", ignitionTaiS, durationS, ...motor, direction, frame: "RTN" };
  return offSpans === void 0 ? push : { ...push, offSpans };
}
function deltaVOfBurn(manoeuvre, massKg) {
  return deltaVOfUsed(propellantOfBurn(manoeuvre), manoeuvre.specificImpulseS, massKg);
}
function propellantOfBurn(manoeuvre) {
  return propellantRateKgps(manoeuvre) * thrustingTimeS(manoeuvre);
}
function limitOf(vehicle, ignitionTaiS) {
  const { maxDurationS, maxDeltaVMps, massKg } = vehicle;
  const isWithin = (durationS) => maxDeltaVMps === void 0 || deltaVOfBurn(burn(vehicle, ignitionTaiS, durationS, [0, 1, 0]), massKg) <= maxDeltaVMps;
  if (isWithin(maxDurationS)) return maxDurationS;
  let [low, high] = [0, maxDurationS];
  for (let k = 0; k < 50; k++) {
    const middle = 0.5 * (low + high);
    if (isWithin(middle)) low = middle;
    else high = middle;
  }
  return low;
}
function burnDurationS({ offSpans = [], dutyCycle, ...motor }, ignitionTaiS, deltaVMps, massKg) {
  let leftS = thrustTimeFor(deltaVMps, motor, massKg) / dutyCycle;
  let doneS = 0;
  for (const [offTaiS, onTaiS] of offSpans) {
    const [offS, onS] = [offTaiS - ignitionTaiS, onTaiS - ignitionTaiS];
    if (onS <= doneS) continue;
    if (offS - doneS >= leftS) break;
    leftS -= Math.max(0, offS - doneS);
    doneS = onS;
  }
  return doneS + leftS;
}
var continuous = {
  type: "CONTINUOUS",
  isInstant: false,
  durationS: ({ durationS }) => durationS,
  isStill: ({ thrustN, durationS }) => !(thrustN > 0 && durationS > 0),
  scaled: (manoeuvre, factor) => ({ ...manoeuvre, thrustN: manoeuvre.thrustN * factor }),
  deltaVMps: deltaVOfBurn,
  propellantKg: propellantOfBurn,
  steering: ({ direction, frame }) => ({ vector: direction, frame }),
  resteered(manoeuvre, deltaVMps, plannedMps) {
    const length = norm3(deltaVMps);
    if (!(length > 0)) return { ...manoeuvre, thrustN: 0 };
    return { ...manoeuvre, direction: deltaVMps, thrustN: manoeuvre.thrustN * length / plannedMps };
  },
  impulses(manoeuvre, { massKg, periodS }) {
    if (manoeuvre.frame !== "RTN") return void 0;
    const spans = firingSpans(manoeuvre);
    const seconds = secondsOf(spans);
    if (!(seconds > 0)) return [];
    const size = deltaVOfBurn(manoeuvre, massKg) / seconds;
    return spreadImpulses(spans, periodS, scaled(manoeuvre.direction, size / norm3(manoeuvre.direction)));
  },
  motors(manoeuvre) {
    const { thrustN, specificImpulseS, frame, direction, dutyCycle } = manoeuvre;
    return {
      burns: firingSpans(manoeuvre).map(([startTaiS, stopTaiS]) => {
        return { startTaiS, stopTaiS, thrustN, specificImpulseS, frame, direction, dutyCycle };
      })
    };
  },
  lines(vehicle, { responses, ignitionTaiS, objective, ways }) {
    const limit = limitOf(vehicle, ignitionTaiS);
    return ways.map(
      (way) => ({
        ignitionTaiS,
        limit,
        at(durationS) {
          const along = burn(vehicle, ignitionTaiS, durationS, [0, 1, 0]);
          const spans = firingSpans(along);
          const maps = responses.map((response) => response.arcMap(spans));
          const sizeMps = thrustingTimeS(along) > 0 ? deltaVOfBurn(along, vehicle.massKg) : 0;
          const deltaVRtnMps = sizeMps > 0 ? way(maps[0], objective, sizeMps) : [0, 0, 0];
          const direction = sizeMps > 0 ? scaled(deltaVRtnMps, 1 / sizeMps) : [0, 1, 0];
          return { manoeuvre: burn(vehicle, ignitionTaiS, durationS, direction), deltaVRtnMps, maps };
        }
      })
    );
  },
  alongTrack(vehicle, ignitionTaiS, deltaVMps, massKg) {
    const size = Math.abs(deltaVMps);
    if (size > (vehicle.maxDeltaVMps ?? Number.POSITIVE_INFINITY)) return void 0;
    const durationS = burnDurationS(vehicle, ignitionTaiS, size, massKg);
    if (!(durationS <= vehicle.maxDurationS)) return void 0;
    return burn(vehicle, ignitionTaiS, durationS, [0, Math.sign(deltaVMps), 0]);
  }
};

// packages/operations/src/vehicle/vehicle-type.ts
function steeringFrame(name) {
  const frame = readSteeringFrame(name);
  if (frame === void 0) throw new Error(`a frame of the contract that nobody can steer in: ${name}`);
  return frame;
}

// packages/operations/src/vehicle/continuous.ts
function motorOf({ thrustN, specificImpulseS, dutyCycle }) {
  return { thrustN, specificImpulseS, dutyCycle };
}
var continuous2 = {
  type: "CONTINUOUS",
  needs: ["massKg", "thrustN", "specificImpulseS"],
  // An electric motor takes its power from the sun: docs/decisions/0071.
  burnsInEclipse: false,
  isInterruptible: true,
  isByAir: false,
  effort: { model: "two-body", aimedShare: 0.8, mostCandidates: 12, mostBegins: 240 },
  sizeField: "manoeuvreDuration",
  vehicle(means, { maxDurationS, maxDeltaVMps, shadows }) {
    const { massKg } = means.body;
    const vehicle = { type: "CONTINUOUS", ...motorOf(means), massKg, maxDurationS, maxDeltaVMps };
    return means.burnsInEclipse ? vehicle : { ...vehicle, offSpans: shadows };
  },
  ofGiven({ manoeuvreDuration, deltaVMagnitude = 0, thrustDirection, deltaVReferenceFrame }, ignitionTaiS, means, shadows) {
    const motor = motorOf(means);
    const firing = means.burnsInEclipse ? motor : { ...motor, offSpans: shadows };
    const manoeuvre = {
      type: "CONTINUOUS",
      ignitionTaiS,
      durationS: manoeuvreDuration ?? burnDurationS(firing, ignitionTaiS, deltaVMagnitude, means.body.massKg),
      ...firing,
      direction: thrustDirection,
      frame: steeringFrame(deltaVReferenceFrame)
    };
    return manoeuvre;
  },
  asGiven({ durationS, direction }, ignitionEpoch) {
    const push = { manoeuvreDuration: durationS, thrustDirection: [...direction] };
    return { manoeuvreType: "CONTINUOUS", ignitionEpoch, ...push, deltaVReferenceFrame: "RTN" };
  },
  ownRefusals({ thrustDirection, manoeuvreDuration, deltaVMagnitude }) {
    if (manoeuvreDuration === void 0 === (deltaVMagnitude === void 0))
      return [{ field: "deltaVMagnitude", code: "not-one-size" }];
    return Math.hypot(...thrustDirection) === 0 ? [{ field: "thrustDirection", code: "no-direction" }] : [];
  },
  figures(manoeuvre, sizeMps) {
    const { direction, frame, thrustN, dutyCycle } = manoeuvre;
    return {
      vectorMps: scaled(direction, sizeMps / norm3(direction)),
      frame,
      thrustingTimeS: thrustingTimeS(manoeuvre),
      meanThrustN: thrustN * dutyCycle,
      dutyCycle,
      attitudeS: 0
    };
  },
  largestSize: ({ maxDurationS }, leadS) => Math.min(maxDurationS, leadS),
  hasOtherWay: () => true,
  axes(vehicle, { startsTaiS, directionsRtn }, sizes) {
    const motor = { massKg: vehicle.massKg, ...motorOf(vehicle) };
    const axes = { kind: "continuous", startsTaiS, directionsRtn, durationsS: sizes, ...motor };
    return [{ axes, firstRow: 0, rows: sizes.length }];
  },
  ofCell(vehicle, ignitionTaiS, directionRtn, size) {
    return {
      type: "CONTINUOUS",
      ignitionTaiS,
      frame: "RTN",
      ...motorOf(vehicle),
      durationS: Math.abs(size),
      direction: scaled(directionRtn, size < 0 ? -1 : 1)
    };
  }
};

// packages/planning/src/propulsion/differential-drag.ts
function attitudeAccelerationMps2({
  dynamicPressurePa,
  dragCoefficient,
  nominalAreaM2,
  massKg
}, areaM2, densityFactor = 1) {
  return -densityFactor * dynamicPressurePa * dragCoefficient * (areaM2 - nominalAreaM2) / massKg;
}
function attitude({ nominalAreaM2, dragCoefficient }, ignitionTaiS, durationS, areaM2) {
  return { type: "DIFFERENTIAL_DRAG", ignitionTaiS, durationS, areaM2, nominalAreaM2, dragCoefficient };
}
var NO_THRUST = { thrustN: 0, specificImpulseS: 1, frame: "RTN", direction: [0, 1, 0] };
var differentialDrag2 = {
  type: "DIFFERENTIAL_DRAG",
  isInstant: false,
  durationS: ({ durationS }) => durationS,
  isStill: ({ areaM2, nominalAreaM2, durationS }) => !(areaM2 !== nominalAreaM2 && durationS > 0),
  scaled: (manoeuvre, factor) => ({ ...manoeuvre, densityFactor: (manoeuvre.densityFactor ?? 1) * factor }),
  deltaVMps: () => 0,
  propellantKg: () => 0,
  steering: () => void 0,
  impulses(manoeuvre, { massKg, periodS, dynamicPressurePa }) {
    const { ignitionTaiS, durationS, areaM2, densityFactor } = manoeuvre;
    const push = attitudeAccelerationMps2({ ...manoeuvre, massKg, dynamicPressurePa }, areaM2, densityFactor);
    return spreadImpulses([[ignitionTaiS, ignitionTaiS + durationS]], periodS, [0, push, 0]);
  },
  motors({ ignitionTaiS: startTaiS, durationS }) {
    return { burns: [{ ...NO_THRUST, startTaiS, stopTaiS: startTaiS + durationS }] };
  },
  surface: {
    /** What an attitude adds to the drag that is there already, while it is held. */
    force({ areaM2, nominalAreaM2, dragCoefficient, densityFactor = 1, ignitionTaiS, durationS }, atmosphere) {
      const extraM2 = (areaM2 - nominalAreaM2) * densityFactor;
      const push = drag({ areaM2: extraM2, coefficient: dragCoefficient }, atmosphere, earthAxes("GCRF"));
      const stopTaiS = ignitionTaiS + durationS;
      return {
        addRates(epochTaiS, state, out) {
          if (extraM2 !== 0 && epochTaiS >= ignitionTaiS && epochTaiS <= stopTaiS) push.addRates(epochTaiS, state, out);
        }
      };
    },
    undone: (manoeuvre) => ({ ...manoeuvre, areaM2: manoeuvre.nominalAreaM2 })
  },
  lines(vehicle, { responses, ignitionTaiS }) {
    const { dynamicPressurePa, pressurePaOver } = vehicle;
    return [vehicle.minAreaM2, vehicle.maxAreaM2].filter((areaM2) => areaM2 !== vehicle.nominalAreaM2).map((areaM2) => {
      const ofMeanMps2 = attitudeAccelerationMps2(vehicle, areaM2);
      const accelerationMps2 = (durationS) => pressurePaOver === void 0 || !(durationS > 0) ? ofMeanMps2 : ofMeanMps2 * pressurePaOver(ignitionTaiS, ignitionTaiS + durationS) / dynamicPressurePa;
      return {
        ignitionTaiS,
        limit: vehicle.maxDurationS,
        at: (durationS) => ({
          manoeuvre: attitude(vehicle, ignitionTaiS, durationS, areaM2),
          deltaVRtnMps: [0, accelerationMps2(durationS) * durationS, 0],
          maps: responses.map((response) => response.arcMap([[ignitionTaiS, ignitionTaiS + durationS]]))
        })
      };
    });
  },
  /** The attitude of least or most drag for as long as its acceleration takes, where the air is when it is held. */
  alongTrack(vehicle, ignitionTaiS, deltaVMps, massKg) {
    const { dynamicPressurePa, pressurePaOver, maxDurationS } = vehicle;
    const areaM2 = deltaVMps < 0 ? vehicle.maxAreaM2 : vehicle.minAreaM2;
    const byMeanS = deltaVMps / attitudeAccelerationMps2({ ...vehicle, massKg }, areaM2);
    const isEnough = (durationS2) => durationS2 * (pressurePaOver?.(ignitionTaiS, ignitionTaiS + durationS2) ?? dynamicPressurePa) >= byMeanS * dynamicPressurePa;
    if (!(byMeanS > 0 && isEnough(maxDurationS))) return void 0;
    const durationS = pressurePaOver === void 0 ? byMeanS : borderBetween(isEnough, maxDurationS, 0, { share: 0, width: SAME_TIME_S });
    return attitude(vehicle, ignitionTaiS, durationS, areaM2);
  }
};
var SAME_TIME_S = 0.1;

// packages/operations/src/vehicle/differential-drag.ts
var type = differentialDrag.type;
var areasOf = ({ areas }) => areas;
function acceleration(vehicle, areaM2, densityFactor) {
  return attitudeAccelerationMps2({ ...vehicle, nominalAreaM2: areasOf(vehicle).nominalM2 }, areaM2, densityFactor);
}
var differentialDrag3 = {
  type,
  needs: ["massKg", "minAreaM2", "maxAreaM2"],
  burnsInEclipse: true,
  isInterruptible: false,
  isByAir: true,
  // Drag follows the height, which two-body motion does not have right: all forces, for a few.
  effort: { model: "full", aimedShare: 1, mostCandidates: 3, mostBegins: 240 },
  sizeField: "manoeuvreDuration",
  vehicle(means, { maxDurationS, dynamicPressurePa, pressurePaOver }) {
    const { minM2: minAreaM2, nominalM2: nominalAreaM2, maxM2: maxAreaM2 } = areasOf(means);
    const { dragCoefficient, body } = means;
    const areas = { minAreaM2, nominalAreaM2, maxAreaM2, dragCoefficient };
    const pressure = { dynamicPressurePa, ...pressurePaOver && { pressurePaOver } };
    return { type, massKg: body.massKg, ...areas, maxDurationS, ...pressure };
  },
  ofGiven({ manoeuvreDuration: durationS, dragCrossSection: areaM2 }, ignitionTaiS, means) {
    const { dragCoefficient } = means;
    return { type, ignitionTaiS, durationS, areaM2, nominalAreaM2: areasOf(means).nominalM2, dragCoefficient };
  },
  asGiven({ durationS: manoeuvreDuration, areaM2: dragCrossSection }, ignitionEpoch) {
    return { manoeuvreType: type, ignitionEpoch, manoeuvreDuration, dragCrossSection };
  },
  ownRefusals({ dragCrossSection: value }, means) {
    const { minM2: least, maxM2: most } = areasOf(means);
    if (value >= least && value <= most) return [];
    return [{ field: "dragCrossSection", code: "area-outside", value, least, most }];
  },
  figures({ areaM2, durationS: attitudeS }) {
    return { vectorMps: [0, 0, 0], frame: "RTN", thrustingTimeS: 0, areaM2, attitudeS };
  },
  largestSize: ({ maxDurationS }, leadS) => Math.min(maxDurationS, leadS),
  hasOtherWay: (vehicle) => areasOf(vehicle).minM2 < areasOf(vehicle).nominalM2,
  /** Above zero the attitude of most drag, below it that of least; each with its own acceleration. */
  axes(vehicle, { startsTaiS }, sizes, densityFactor) {
    const { minM2, maxM2 } = areasOf(vehicle);
    const split = sizes.findIndex((size) => size >= 0);
    const below = split < 0 ? sizes.length : split;
    const part = (accelerationMps2, from, to) => ({
      firstRow: from,
      rows: to - from,
      axes: {
        kind: "differential-drag",
        startsTaiS,
        accelerationsMps2: new Float64Array(startsTaiS.length).fill(accelerationMps2),
        durationsS: sizes.slice(from, to)
      }
    });
    return [
      part(-acceleration(vehicle, minM2, densityFactor), 0, below),
      part(acceleration(vehicle, maxM2, densityFactor), below, sizes.length)
    ].filter(({ rows }) => rows > 0);
  },
  ofCell(vehicle, ignitionTaiS, _directionRtn, size) {
    const { minM2, nominalM2: nominalAreaM2, maxM2 } = areasOf(vehicle);
    const { dragCoefficient } = vehicle;
    const areaM2 = size < 0 ? minM2 : maxM2;
    return { type, ignitionTaiS, durationS: Math.abs(size), areaM2, nominalAreaM2, dragCoefficient };
  }
};

// packages/operations/src/vehicle/impulsive.ts
function impulse(push, specificImpulseS) {
  const manoeuvre = { type: "IMPULSIVE", ...push };
  return specificImpulseS === void 0 ? manoeuvre : { ...manoeuvre, specificImpulseS };
}
var impulsive2 = {
  type: "IMPULSIVE",
  needs: ["massKg"],
  burnsInEclipse: true,
  isInterruptible: false,
  isByAir: false,
  effort: { model: "two-body", aimedShare: 0.9, mostCandidates: 12, mostBegins: 240 },
  sizeField: "deltaVVector",
  vehicle({ specificImpulseS }, { maxDeltaVMps }) {
    return { type: "IMPULSIVE", maxDeltaVMps, ...specificImpulseS !== void 0 && { specificImpulseS } };
  },
  ofGiven({ deltaVVector, deltaVReferenceFrame }, ignitionTaiS, { specificImpulseS }) {
    const deltaVMps = deltaVVector;
    return impulse({ ignitionTaiS, deltaVMps, frame: steeringFrame(deltaVReferenceFrame) }, specificImpulseS);
  },
  asGiven({ deltaVMps }, ignitionEpoch) {
    const frame = { deltaVReferenceFrame: "RTN" };
    return { manoeuvreType: "IMPULSIVE", ignitionEpoch, deltaVVector: [...deltaVMps], ...frame };
  },
  ownRefusals: () => [],
  figures: ({ deltaVMps, frame }) => ({ vectorMps: deltaVMps, frame, thrustingTimeS: 0, attitudeS: 0 }),
  largestSize: ({ maxDeltaVMps }) => maxDeltaVMps,
  hasOtherWay: () => true,
  axes(_vehicle, { startsTaiS, directionsRtn }, sizes) {
    const axes = { kind: "impulsive", ignitionsTaiS: startsTaiS, directionsRtn, deltaVMps: sizes };
    return [{ axes, firstRow: 0, rows: sizes.length }];
  },
  ofCell({ specificImpulseS }, ignitionTaiS, directionRtn, size) {
    return impulse({ ignitionTaiS, frame: "RTN", deltaVMps: scaled(directionRtn, size) }, specificImpulseS);
  }
};

// packages/operations/src/vehicle/vehicles.ts
var ROWS = {
  [impulsive2.type]: impulsive2,
  [continuous2.type]: continuous2,
  [differentialDrag3.type]: differentialDrag3
};
function vehicleType(type2) {
  return ROWS[type2];
}

// packages/operations/src/plan/command.ts
var TIME_DIGITS = 6;
function ignitionOf({ ignitionEpoch }) {
  const parsed = parseUtc(ignitionEpoch);
  if (!parsed.ok) throw new Error(`a time that was read before: ${ignitionEpoch}`);
  return parsed.value;
}
function commandDuration(command) {
  if (command.manoeuvreType === impulsive.type) return 0;
  return command.manoeuvreDuration ?? Number.POSITIVE_INFINITY;
}
function settledCommand(command, durationS) {
  if (!("deltaVMagnitude" in command)) return command;
  const { deltaVMagnitude: _, ...rest } = command;
  return { ...rest, manoeuvreDuration: durationS };
}
function hasShadows({ manoeuvreType }, { burnsInEclipse }) {
  return vehicleType(manoeuvreType).isInterruptible && !burnsInEclipse;
}
function plannedOf(given, ignitionTaiS, means, shadows) {
  return vehicleType(given.manoeuvreType).ofGiven(given, ignitionTaiS, means, shadows);
}
function commandOf(manoeuvre) {
  return vehicleType(manoeuvre.type).asGiven(manoeuvre, formatUtcZ(manoeuvre.ignitionTaiS, TIME_DIGITS));
}

// packages/astro/src/numerical/coasting.ts
function coasting(flown, stopTaiS) {
  const { stopTaiS: endTaiS } = flown;
  if (!(stopTaiS > endTaiS)) return flown;
  const last = new Float64Array(6);
  flown.stateAt(endTaiS, last);
  const covers = (epochTaiS) => epochTaiS > endTaiS && epochTaiS <= stopTaiS;
  return {
    ...flown,
    stopTaiS,
    arcs: [...flown.arcs, { startTaiS: endTaiS, stopTaiS, isPowered: false }],
    stateAt(epochTaiS, out) {
      if (!covers(epochTaiS)) return flown.stateAt(epochTaiS, out);
      propagateTwoBody(last, epochTaiS - endTaiS, out);
      return true;
    },
    massAt: (epochTaiS) => flown.massAt(covers(epochTaiS) ? endTaiS : epochTaiS)
  };
}

// packages/astro/src/numerical/manoeuvre-difference.ts
function manoeuvreDifference(run) {
  const { massKg, forces, stopTaiS, forcesWithout = forces } = run;
  const { burns = [], impulses = [] } = run.manoeuvres;
  const initial = transformState(run.initial, "GCRF");
  const whole = {
    initial,
    massKg,
    stopTaiS: run.isPointMass ? Math.min(stopTaiS, Math.max(initial.epochTaiS, lastPushTaiS(run.manoeuvres)) + AFTER_PUSH_S) : stopTaiS,
    ...run.relativeError !== void 0 && { relativeError: run.relativeError }
  };
  const manoeuvred = propagateNumerically({ ...whole, forces, manoeuvres: { burns, impulses } });
  if (!manoeuvred.ok) return manoeuvred;
  const still = {
    burns: burns.map((burn2) => ({ ...burn2, thrustN: 0 })),
    impulses: impulses.map(({ specificImpulseS: _, ...impulse3 }) => ({ ...impulse3, deltaVMps: [0, 0, 0] }))
  };
  const fly = () => propagateNumerically({ ...whole, forces: forcesWithout, manoeuvres: still });
  const unmanoeuvred = run.keptFree?.(edgesOf(still, whole.stopTaiS), fly) ?? fly();
  if (!unmanoeuvred.ok) return unmanoeuvred;
  const withOut = new Float64Array(6);
  const withBurn = new Float64Array(6);
  const [pushed, free] = [manoeuvred.value, unmanoeuvred.value].map((orbit) => coasting(orbit, stopTaiS));
  return ok({
    manoeuvred: pushed,
    unmanoeuvred: free,
    addTo(epochTaiS, state) {
      if (!(epochTaiS >= initial.epochTaiS)) return true;
      if (!free.stateAt(epochTaiS, withOut) || !pushed.stateAt(epochTaiS, withBurn)) return false;
      addDifference(withOut, withBurn, state);
      return true;
    }
  });
}
var AFTER_PUSH_S = 1;
function edgesOf({ burns = [], impulses = [] }, stopTaiS) {
  return JSON.stringify([
    burns.map((burn2) => [burn2.startTaiS, burn2.stopTaiS]),
    impulses.map(({ epochTaiS }) => epochTaiS),
    stopTaiS
  ]);
}
function lastPushTaiS({ burns = [], impulses = [] }) {
  return Math.max(...burns.map(({ stopTaiS }) => stopTaiS), ...impulses.map(({ epochTaiS }) => epochTaiS));
}
function addDifference(from, to, out) {
  const own = rtnAxes(from.subarray(0, 3), from.subarray(3, 6));
  const theirs = rtnAxes(out.subarray(0, 3), out.subarray(3, 6));
  const between = to.map((value, i) => value - from[i]);
  const along = (axis, block) => own[axis] * between[block] + own[axis + 1] * between[block + 1] + own[axis + 2] * between[block + 2];
  const turn = turnRate(out) - turnRate(from);
  const [r, t, n] = [along(0, 0), along(3, 0), along(6, 0)];
  const parts = [r, t, n, along(0, 3) - turn * t, along(3, 3) + turn * r, along(6, 3)];
  for (let i = 0; i < 6; i++) {
    const block = i < 3 ? 0 : 3;
    const column = i - block;
    out[i] = out[i] + theirs[column] * parts[block] + theirs[3 + column] * parts[block + 1] + theirs[6 + column] * parts[block + 2];
  }
}
function turnRate([x = 0, y = 0, z = 0, u = 0, v = 0, w = 0]) {
  return Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u) / (x * x + y * y + z * z);
}

// packages/planning/src/air-along.ts
var kept = /* @__PURE__ */ new WeakMap();
var MOST_KEPT = 8;
function airAlong(atmosphere, knownState, [startTaiS, stopTaiS], name, reference) {
  if (atmosphere === void 0 || atmosphere === exponentialAtmosphere) return exponentialAtmosphere;
  const fromTaiS = Math.floor(startTaiS / SECONDS_PER_DAY) * SECONDS_PER_DAY;
  const toTaiS = Math.ceil(stopTaiS / SECONDS_PER_DAY) * SECONDS_PER_DAY;
  const key = [name, fromTaiS, toTaiS, knownState.epochTaiS, ...knownState.positionM, ...knownState.velocityMps].join(
    " "
  );
  const densities = kept.get(atmosphere) ?? /* @__PURE__ */ new Map();
  kept.set(atmosphere, densities);
  const density = densities.get(key);
  if (density !== void 0) return density;
  const orbit = reference(fromTaiS, toTaiS);
  const made = orbit === void 0 ? atmosphere : densityAlong(atmosphere, orbit, fromTaiS, toTaiS);
  if (densities.size >= MOST_KEPT) densities.delete(densities.keys().next().value);
  densities.set(key, made);
  return made;
}

// packages/planning/src/propulsion/impulsive.ts
function impulse2({ specificImpulseS }, ignitionTaiS, deltaVMps) {
  const push = { type: "IMPULSIVE", ignitionTaiS, deltaVMps, frame: "RTN" };
  return specificImpulseS === void 0 ? push : { ...push, specificImpulseS };
}
function mapOf(response, ignitionTaiS) {
  const leadS = response.encounter.primary.epochTaiS - ignitionTaiS;
  return leadS > 0 ? response.pointMap(leadS) : response.arcMap([]);
}
var impulsive3 = {
  type: "IMPULSIVE",
  isInstant: true,
  durationS: () => 0,
  isStill: ({ deltaVMps }) => deltaVMps.every((part) => part === 0),
  scaled: (manoeuvre, factor) => ({ ...manoeuvre, deltaVMps: scaled(manoeuvre.deltaVMps, factor) }),
  deltaVMps: ({ deltaVMps }) => norm3(deltaVMps),
  propellantKg({ specificImpulseS, deltaVMps }, massKg) {
    if (specificImpulseS === void 0) return void 0;
    return propellantFor(norm3(deltaVMps), specificImpulseS, massKg);
  },
  steering: ({ deltaVMps, frame }) => ({ vector: deltaVMps, frame }),
  resteered: (manoeuvre, deltaVMps) => ({ ...manoeuvre, deltaVMps }),
  impulses({ ignitionTaiS, deltaVMps, frame }) {
    return frame === "RTN" ? [{ epochTaiS: ignitionTaiS, deltaVRtnMps: deltaVMps }] : void 0;
  },
  motors({ ignitionTaiS: epochTaiS, deltaVMps, frame, specificImpulseS }) {
    return { impulses: [{ epochTaiS, deltaVMps, frame, ...specificImpulseS !== void 0 && { specificImpulseS } }] };
  },
  lines(vehicle, { responses, ignitionTaiS, objective, ways }) {
    const maps = responses.map((response) => mapOf(response, ignitionTaiS));
    return ways.map((way) => ({
      ignitionTaiS,
      limit: vehicle.maxDeltaVMps,
      at(size) {
        const deltaVRtnMps = way(maps[0], objective, size);
        return { manoeuvre: impulse2(vehicle, ignitionTaiS, deltaVRtnMps), deltaVRtnMps, maps };
      }
    }));
  },
  alongTrack(vehicle, ignitionTaiS, deltaVMps) {
    if (Math.abs(deltaVMps) > vehicle.maxDeltaVMps) return void 0;
    return impulse2(vehicle, ignitionTaiS, [0, deltaVMps, 0]);
  }
};

// packages/planning/src/manoeuvre.ts
var ROWS2 = {
  [impulsive3.type]: impulsive3,
  [continuous.type]: continuous,
  [differentialDrag2.type]: differentialDrag2
};
function propulsionOf({ type: type2 }) {
  return ROWS2[type2];
}
function cutoffTaiS(manoeuvre) {
  return manoeuvre.ignitionTaiS + propulsionOf(manoeuvre).durationS(manoeuvre);
}
function scaledManoeuvre(manoeuvre, factor) {
  return propulsionOf(manoeuvre).scaled(manoeuvre, factor);
}
function isStill(manoeuvre) {
  return propulsionOf(manoeuvre).isStill(manoeuvre);
}
function deltaVOf(manoeuvre, massKg) {
  return propulsionOf(manoeuvre).deltaVMps(manoeuvre, massKg);
}
function propellantOf(manoeuvre, massKg) {
  return propulsionOf(manoeuvre).propellantKg(manoeuvre, massKg);
}
function impulseOf(manoeuvre) {
  const propulsion = propulsionOf(manoeuvre);
  return propulsion.isInstant ? propulsion.steering(manoeuvre) : void 0;
}

// packages/planning/src/change.ts
var FIELD_DEGREE = 12;
var RELATIVE_ERROR = 1e-10;
function changeOf(manoeuvres, knownState, stopTaiS, body, model) {
  const ignitionTaiS = Math.min(...manoeuvres.map((manoeuvre) => manoeuvre.ignitionTaiS));
  const surfaces = surfacesOf(manoeuvres);
  const hasSurfaces = surfaces.length > 0;
  const span = [Math.min(ignitionTaiS, knownState.epochTaiS), Math.max(stopTaiS, knownState.epochTaiS)];
  const air = hasSurfaces || model === "full" ? airOf(body, knownState, span, model) : exponentialAtmosphere;
  const start = beginAt(knownState, ignitionTaiS, body, model, air);
  if (!start.ok) return start;
  const free = forcesOf(body, model, air);
  const forces = hasSurfaces ? [...surfaces.map(({ force }) => force(air)), ...forcesOf(body, model, air)] : free;
  const forcesWithout = hasSurfaces ? [...surfaces.map(({ forceUndone }) => forceUndone(air)), ...forcesOf(body, model, air)] : free;
  return manoeuvreDifference({
    initial: start.value,
    massKg: body.massKg,
    stopTaiS,
    forces,
    forcesWithout,
    manoeuvres: motorsOf(manoeuvres),
    relativeError: RELATIVE_ERROR,
    isPointMass: model === "two-body" && !hasSurfaces,
    ...!hasSurfaces && { keptFree: keptFree(start.value, body, model, air) }
  });
}
var freeOrbits = /* @__PURE__ */ new WeakMap();
function keptFree(start, { atmosphere: _, ...tabled }, model, air) {
  return (edges, fly) => {
    const key = `${edges} ${model} ${JSON.stringify(tabled)}`;
    const kept2 = freeOrbits.get(start);
    if (kept2?.key === key && kept2.air === air) return ok(kept2.orbit);
    const flown = fly();
    if (flown.ok) freeOrbits.set(start, { key, air, orbit: flown.value });
    return flown;
  };
}
function freeOrbit(knownState, startTaiS, stopTaiS, body, model) {
  const span = [Math.min(startTaiS, knownState.epochTaiS), Math.max(stopTaiS, knownState.epochTaiS)];
  const forces = forcesOf(body, model, airOf(body, knownState, span, model));
  const start = stateAt(knownState, startTaiS, body, model, forces);
  if (!start.ok) return start;
  const initial = transformState(start.value, "GCRF");
  return propagateNumerically({ initial, massKg: body.massKg, stopTaiS, forces, relativeError: RELATIVE_ERROR });
}
function airOf(body, knownState, span, model) {
  const { atmosphere, ...tabled } = body;
  return airAlong(atmosphere, knownState, span, `${model} ${JSON.stringify(tabled)}`, (startTaiS, stopTaiS) => {
    const flown = freeOrbit(knownState, startTaiS, stopTaiS, tabled, model);
    return flown.ok ? flown.value : void 0;
  });
}
var begins = /* @__PURE__ */ new WeakMap();
function beginAt(knownState, epochTaiS, body, model, air) {
  const { atmosphere: _, ...surfaces } = body;
  const key = `${epochTaiS} ${model} ${JSON.stringify(surfaces)}`;
  const kept2 = begins.get(knownState)?.get(key);
  if (kept2?.air === air) return ok(kept2.state);
  const state = stateAt(knownState, epochTaiS, body, model, forcesOf(body, model, air));
  if (state.ok) {
    const ofKnown = begins.get(knownState) ?? /* @__PURE__ */ new Map();
    begins.set(knownState, ofKnown.set(key, { air, state: state.value }));
  }
  return state;
}
function stateAt(knownState, epochTaiS, body, model, forces) {
  if (epochTaiS === knownState.epochTaiS) return ok(knownState);
  if (model === "two-body") return ok(twoBodyStateAt(transformState(knownState, "GCRF"), epochTaiS));
  const flown = propagateNumerically({
    initial: transformState(knownState, "GCRF"),
    massKg: body.massKg,
    stopTaiS: epochTaiS,
    forces,
    relativeError: RELATIVE_ERROR
  });
  if (!flown.ok) return flown;
  const six = new Float64Array(6);
  if (!flown.value.stateAt(epochTaiS, six)) return fail({ code: "state-not-finite", epochTaiS });
  return ok(stateOfSix(six, epochTaiS, "GCRF"));
}
function motorsOf(manoeuvres) {
  const motors = manoeuvres.map((manoeuvre) => propulsionOf(manoeuvre).motors(manoeuvre));
  return {
    burns: motors.flatMap(({ burns = [] }) => burns),
    impulses: motors.flatMap(({ impulses = [] }) => impulses)
  };
}
function surfacesOf(manoeuvres) {
  return manoeuvres.flatMap((manoeuvre) => {
    const { surface } = propulsionOf(manoeuvre);
    if (surface === void 0) return [];
    return [
      {
        force: (air) => surface.force(manoeuvre, air),
        forceUndone: (air) => surface.force(surface.undone(manoeuvre), air)
      }
    ];
  });
}
function forcesOf(body, model, atmosphere) {
  const { massKg: _, atmosphere: _of, ...surfaces } = body;
  if (model === "two-body") return forceModel("GCRF", {});
  return forceModel("GCRF", {
    gravity: egm96(FIELD_DEGREE),
    withSun: true,
    withMoon: true,
    ...surfaces.drag && { drag: { ...surfaces.drag, atmosphere } },
    ...surfaces.radiation && { radiation: surfaces.radiation }
  });
}

// packages/conjunction/src/manoeuvre/plane-map.ts
function planeMap(encounter, leadS) {
  const { primary } = encounter;
  const plane = encounterPlane(primary, encounter.secondary);
  if (!plane.ok) return plane;
  const before = twoBodyStateAt(primary, primary.epochTaiS - leadS);
  const phi = twoBodyTransition(before, primary);
  const axes = localAxes("RTN", before.positionM, before.velocityMps);
  const row = (axis) => {
    const inertial = [3, 4, 5].map(
      (column) => axis[0] * phi[column] + axis[1] * phi[6 + column] + axis[2] * phi[12 + column]
    );
    const along = (i) => axes[i] * inertial[0] + axes[i + 1] * inertial[1] + axes[i + 2] * inertial[2];
    return [along(0), along(3), along(6)];
  };
  const seen = (axis) => row(scaled(axis, -1));
  const [, , , t0, t1, t2] = localAxes("RTN", primary.positionM, primary.velocityMps);
  return ok({
    leadS,
    missXM: plane.value.missXM,
    missYM: plane.value.missYM,
    xByRtnS: seen(plane.value.xi),
    yByRtnS: seen(plane.value.zeta),
    alongByRtnS: row([t0, t1, t2]),
    covarianceM2: projectCovariance(plane.value, encounter.covarianceM2),
    hardBodyRadiusM: encounter.hardBodyRadiusM
  });
}
function mappedFigures(map, deltaVRtnMps) {
  return planeFigures(mappedMiss(map, deltaVRtnMps), map.covarianceM2, map.hardBodyRadiusM);
}
function mappedMiss(map, deltaVRtnMps) {
  return {
    missXM: map.missXM + dot(map.xByRtnS, deltaVRtnMps),
    missYM: map.missYM + dot(map.yByRtnS, deltaVRtnMps)
  };
}

// packages/planning/src/semi-major-axis.ts
function smaOf({ positionM, velocityMps }) {
  return 1 / (2 / norm3(positionM) - norm3(velocityMps) ** 2 / MU_EARTH);
}
function smaByPush(state, [radialMps, alongMps]) {
  const [radial, along] = inRtn(state.velocityMps, state);
  return 2 * smaOf(state) ** 2 * (radial * radialMps + along * alongMps) / MU_EARTH;
}

// packages/planning/src/response.ts
var MAPS_A_REVOLUTION = 48;
var LONGEST_STEP_S = 1800;
var ROW = 12;
function openResponse(encounter) {
  const atTca = planeMap(encounter, 0);
  if (!atTca.ok) return atTca;
  const periodS = periodOf(encounter.primary);
  const stepS = Math.min(periodS / MAPS_A_REVOLUTION, LONGEST_STEP_S);
  const tcaTaiS = encounter.primary.epochTaiS;
  const pointMap = (leadS) => {
    const map = planeMap(encounter, leadS);
    if (!map.ok) throw new Error(`a plane that was there is gone: ${map.fault.code}`);
    const before = twoBodyStateAt(encounter.primary, tcaTaiS - leadS);
    return {
      ...map.value,
      smaByRtnS: [smaByPush(before, [1, 0, 0]), smaByPush(before, [0, 1, 0]), 0],
      phaseByRtn: scaled(map.value.alongByRtnS, phaseByAlongRadpm(encounter.primary))
    };
  };
  const integral = runningIntegral((leadS) => rowOf(pointMap(leadS)), stepS);
  return ok({
    encounter,
    periodS,
    pointMap,
    arcMap(spans) {
      let seconds = 0;
      const sum2 = new Float64Array(ROW);
      for (const [fromTaiS, toTaiS] of spans) {
        seconds += toTaiS - fromTaiS;
        const [near, far] = [Math.max(0, tcaTaiS - toTaiS), Math.max(0, tcaTaiS - fromTaiS)];
        const [low, high] = [integral(near), integral(far)];
        for (let i = 0; i < ROW; i++) sum2[i] = sum2[i] + (high[i] - low[i]);
      }
      const share = (at) => seconds > 0 ? [sum2[at] / seconds, sum2[at + 1] / seconds, sum2[at + 2] / seconds] : [0, 0, 0];
      return {
        ...atTca.value,
        leadS: spans[0] === void 0 ? 0 : tcaTaiS - spans[0][0],
        xByRtnS: share(0),
        yByRtnS: share(3),
        smaByRtnS: share(6),
        phaseByRtn: share(9)
      };
    }
  });
}
function periodOf({ positionM, velocityMps }) {
  const inverseSma = 2 / Math.hypot(...positionM) - Math.hypot(...velocityMps) ** 2 / MU_EARTH;
  return inverseSma > 0 ? 2 * Math.PI / Math.sqrt(MU_EARTH * inverseSma ** 3) : Number.POSITIVE_INFINITY;
}
function rowOf({ xByRtnS, yByRtnS, smaByRtnS, phaseByRtn }) {
  return [...xByRtnS, ...yByRtnS, ...smaByRtnS, ...phaseByRtn];
}
function phaseByAlongRadpm(state) {
  const turn = norm(cross(state.positionM, state.velocityMps));
  return 2 * Math.PI / periodOf(state) * (norm(state.positionM) / turn);
}
function runningIntegral(rowAt, stepS) {
  const values = [rowAt(0)];
  const sums = [new Float64Array(ROW)];
  return (s) => {
    const k = Math.floor(s / stepS);
    while (values.length < k + 2) {
      const at = values.length;
      const [before, middle, after] = [values[at - 1], rowAt((at - 0.5) * stepS), rowAt(at * stepS)];
      const sum2 = sums[at - 1].map((value, i) => value + (before[i] + 4 * middle[i] + after[i]) * stepS / 6);
      values.push(after);
      sums.push(sum2);
    }
    const u = s / stepS - k;
    const [a, b] = [u * u * (3 - 2 * u), u * u * (u - 1)];
    return sums[k].map(
      (sum2, i) => sum2 + a * (sums[k + 1][i] - sum2) + stepS * (u * (1 - u) * (1 - u) * values[k][i] + b * values[k + 1][i])
    );
  };
}

// packages/operations/src/vehicle/means-of.ts
var USUAL = {
  maxDeltaVMps: 0.5,
  dragCoefficient: 2.2,
  reflectivity: 1.3,
  magnitudeShare: 0.05,
  pointingRad: Math.PI / 180,
  maxDurationS: 5 * 86400
};
function meansOf(satellite, air) {
  const { propulsion, massKg, specificImpulseS, propellantKg } = satellite;
  if (propulsion === "NONE") return { unplannable: "NO_PROPULSION", missing: [] };
  if (propulsion === "UNKNOWN") return { unplannable: "PROPULSION_UNKNOWN", missing: ["propulsion"] };
  const row = vehicleType(propulsion);
  const missing = row.needs.filter((field) => satellite[field] === void 0);
  if (missing.length > 0 || massKg === void 0) return { unplannable: "FIELD_MISSING", missing };
  const { dragCoefficient = USUAL.dragCoefficient } = satellite;
  return {
    type: propulsion,
    body: bodyOf(satellite, massKg, dragCoefficient, air),
    maxDeltaVMps: satellite.maxDeltaVMps ?? allOf(massKg, propellantKg, specificImpulseS) ?? USUAL.maxDeltaVMps,
    propellantKg,
    specificImpulseS,
    thrustN: satellite.thrustN,
    dutyCycle: satellite.dutyCycle ?? 1,
    maxDurationS: satellite.maxDurationS ?? USUAL.maxDurationS,
    areas: attitudesOf(satellite),
    dragCoefficient,
    burnsInEclipse: satellite.burnsInEclipse ?? row.burnsInEclipse,
    spacingS: satellite.spacingS ?? 0,
    execution: {
      magnitudeShare: satellite.magnitudeShare ?? USUAL.magnitudeShare,
      pointingRad: satellite.pointingRad ?? USUAL.pointingRad,
      fixedMagnitudeMps: satellite.fixedMagnitudeMps ?? 0,
      fixedCrossMps: satellite.fixedCrossMps ?? 0
    }
  };
}
function bodyOf(satellite, massKg, coefficient, air) {
  const { ballisticM2PerKg = 0, sunlitAreaM2, reflectivity = USUAL.reflectivity } = satellite;
  const areaM2 = satellite.dragAreaM2 ?? satellite.minAreaM2;
  const ballistic = ballisticM2PerKg > 0 ? { areaM2: ballisticM2PerKg * massKg, coefficient: 1 } : void 0;
  const drag2 = ballistic ?? (areaM2 === void 0 ? void 0 : { areaM2, coefficient });
  return {
    massKg,
    ...air && { atmosphere: atmosphereOfAir(air) },
    ...drag2 && { drag: drag2 },
    ...sunlitAreaM2 !== void 0 && { radiation: { areaM2: sunlitAreaM2, coefficient: reflectivity } }
  };
}
function attitudesOf({ minAreaM2, maxAreaM2, dragAreaM2 }) {
  if (minAreaM2 === void 0 || maxAreaM2 === void 0) return void 0;
  const nominalM2 = Math.min(maxAreaM2, Math.max(minAreaM2, dragAreaM2 ?? minAreaM2));
  return { minM2: minAreaM2, nominalM2, maxM2: maxAreaM2 };
}
function allOf(massKg, propellantKg, isp) {
  if (propellantKg === void 0 || isp === void 0 || !(propellantKg < massKg)) return void 0;
  return isp * STANDARD_GRAVITY_MPS2 * Math.log(massKg / (massKg - propellantKg));
}

// packages/contract/src/ca/candidate-table.ts
var COLUMNS = [
  { name: "rank" },
  { name: "candidate" },
  { name: "manoeuvreType" },
  { name: "ignitionEpoch" },
  { name: "orbitsBeforeTca" },
  { name: "duration", unit: "s" },
  { name: "deltaVFrame" },
  ...["deltaVR", "deltaVT", "deltaVN", "deltaV"].map((name) => ({ name, unit: "m/s" })),
  { name: "deltaMass", unit: "kg" },
  { name: "smaChange", unit: "m" },
  { name: "tca" },
  { name: "missDistance", unit: "m" },
  { name: "mahalanobisDistance" },
  { name: "outcome" },
  { name: "probability" },
  { name: "totalProbability" },
  { name: "probabilityWithExecutionError" },
  { name: "totalProbabilityWithExecutionError" },
  { name: "totalProbabilityHot" },
  { name: "totalProbabilityCold" },
  { name: "totalProbabilityMissed" },
  { name: "isInadequate" },
  { name: "totalProbabilityScreened" },
  { name: "newEvents" },
  { name: "leftOutEvents" },
  { name: "totalProbabilityLeftOut" }
];
function candidateTable({
  candidates,
  totalProbabilityBefore
}) {
  return {
    columns: COLUMNS,
    rows: [noBurnRow(candidates[0], totalProbabilityBefore), ...candidates.map(candidateRow)]
  };
}
function noBurnRow(first, totalProbability) {
  const event = first?.result.events[0];
  const leftOut = first?.result.leftOutByOperator;
  const known = {
    rank: 0,
    candidate: "no burn",
    tca: event?.tcaBefore ?? null,
    missDistance: event?.missDistanceBefore ?? null,
    outcome: "PASSES",
    probability: event?.probabilityBefore ?? null,
    totalProbability,
    leftOutEvents: leftOut?.count ?? null,
    totalProbabilityLeftOut: leftOut?.totalProbabilityBefore ?? null
  };
  return COLUMNS.map(({ name }) => known[name] ?? null);
}
function candidateRow({ stars, result, screening }, place) {
  const { figures, withExecutionError, branches, leftOutByOperator } = result;
  const totalOf = (wanted) => branches.find(({ branch }) => branch === wanted)?.totalProbability ?? null;
  return [
    place + 1,
    stars.join(" ") || "no star",
    figures.manoeuvreType,
    figures.ignitionEpoch,
    figures.orbitsBeforeTca,
    figures.manoeuvreDuration,
    figures.deltaVReferenceFrame,
    ...figures.deltaVVector,
    figures.deltaVMagnitude,
    figures.deltaMass,
    figures.smaChange,
    result.tca,
    result.missDistance,
    result.mahalanobisDistance,
    result.events[0]?.outcome ?? null,
    result.probability,
    result.totalProbability,
    withExecutionError?.probability ?? null,
    withExecutionError?.totalProbability ?? null,
    totalOf("HOT"),
    totalOf("COLD"),
    totalOf("MISSED"),
    result.isInadequate ? "yes" : "no",
    screening?.totalProbability ?? null,
    screening?.newEvents.length ?? null,
    leftOutByOperator?.count ?? null,
    leftOutByOperator?.totalProbability ?? null
  ];
}

// packages/conjunction/src/event/total-pc.ts
function totalPc(probabilities) {
  const logNone = probabilities.reduce((sum2, pc) => sum2 + Math.log1p(-Math.min(1, pc)), 0);
  return 0 - Math.expm1(logNone);
}
var SURELY = 1 - Number.EPSILON;
function totalPcWith(total, added) {
  return totalPc([total, Math.max(0, added)]);
}

// packages/operations/src/screened/total.ts
var WINDOW_S = 7 * SECONDS_PER_DAY;
function allEvents(knownPc, { statedPc, estimatedPc }) {
  return { totalPc: totalPcWith(knownPc, statedPc), estimatedPc };
}

// packages/assessment/src/orbit/subject-orbit.ts
function trajectoryOf({ orbit }) {
  return orbit.kind === "ephemeris" ? inFrame(unpackEphemeris(orbit.ephemeris), "EME2000") : sgp4Ephemeris(orbit.elements);
}
function subjectParty(subject) {
  const { identity, orbit } = subject;
  if (orbit.kind === "ephemeris") return ephemerisParty(identity, trajectoryOf(subject), orbit);
  const { name, manoeuvrable, size } = identity;
  return { ...elementSetParty(orbit.elements, size), name, manoeuvrable };
}

// packages/conjunction/src/manoeuvre/execution-error.ts
var USUAL_EXECUTION_ERROR = { magnitudeShare: 0.05, pointingRad: Math.PI / 180 };
function executionVariances(sizeMps, error) {
  return {
    along: (error.magnitudeShare * sizeMps) ** 2 + (error.fixedMagnitudeMps ?? 0) ** 2,
    across: (error.pointingRad * sizeMps) ** 2 + (error.fixedCrossMps ?? 0) ** 2
  };
}

// packages/planning/src/export/planned-states.ts
var STEPS_A_REVOLUTION = 96;
var [SHORTEST_STEP_S, LONGEST_STEP_S2] = [20, 900];
var COVARIANCE_EVERY = 12;
function plannedStates(flight) {
  const { nominal, manoeuvres, startTaiS, stopTaiS } = flight;
  const [first] = manoeuvres;
  const ignitionTaiS = first?.ignitionTaiS ?? startTaiS;
  const ignition = stateIn(nominal, ignitionTaiS);
  if (ignition === void 0) return fail({ code: "no-state-at-ignition", epochTaiS: ignitionTaiS });
  const moving = manoeuvres.filter((manoeuvre) => !isStill(manoeuvre));
  const orbit = orbitWith(moving, ignition, flight);
  if (!orbit.ok) return orbit;
  const stateAt2 = orbit.value;
  const before = /* @__PURE__ */ new Map();
  for (const [k, manoeuvre] of moving.entries()) {
    if (!propulsionOf(manoeuvre).isInstant) continue;
    const earlier = orbitWith(moving.slice(0, k), ignition, flight);
    if (!earlier.ok) return earlier;
    before.set(manoeuvre.ignitionTaiS, earlier.value);
  }
  const errors = executionErrors(flight, moving, ignition);
  if (!errors.ok) return errors;
  const errorAt = errors.value;
  const stepS = Math.min(LONGEST_STEP_S2, Math.max(SHORTEST_STEP_S, periodOf(ignition) / STEPS_A_REVOLUTION));
  const burns = manoeuvres.flatMap((manoeuvre) => [manoeuvre.ignitionTaiS, cutoffTaiS(manoeuvre)]);
  const edges = [startTaiS, ...burns, stopTaiS].filter((edge, i, all) => i === 0 || edge > all[i - 1]);
  const segments = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const [from, to] = [edges[i], edges[i + 1]];
    const count = Math.max(1, Math.ceil((to - from) / stepS));
    const isLast = i + 2 === edges.length;
    const states = [];
    const covariances = [];
    for (let k = 0; k <= count; k++) {
      const epochTaiS = k === count ? to : from + (to - from) * k / count;
      const state = (k === count && !isLast && before.get(to) || stateAt2)(epochTaiS);
      if (state === void 0) break;
      states.push(state);
      if (k % COVARIANCE_EVERY !== 0 && k !== count) continue;
      const nominalState = stateIn(nominal, epochTaiS);
      const covariance = nominalState && flight.covarianceAt(nominalState);
      if (covariance === void 0) continue;
      const extra = epochTaiS > ignitionTaiS && nominalState ? errorAt(state, nominalState) : new Float64Array(36);
      if (extra !== void 0) covariances.push({ epochTaiS, frame: "RTN", matrix: sum(covariance.matrix, extra) });
    }
    if (states.length > 1) segments.push({ states, covariances });
  }
  return ok(segments);
}
function stateIn(nominal, epochTaiS) {
  const six = new Float64Array(6);
  if (!nominal.stateAt(epochTaiS, six)) return void 0;
  return transformState(stateOfSix(six, epochTaiS, nominal.frame), "EME2000");
}
function sum(a, b) {
  return a.map((value, i) => value + b[i]);
}
function orbitWith(manoeuvres, ignition, { nominal, body, stopTaiS }) {
  if (manoeuvres.length === 0) return ok((epochTaiS) => stateIn(nominal, epochTaiS));
  const change = changeOf(manoeuvres, ignition, stopTaiS, body, "full");
  if (!change.ok) return change;
  const fromTaiS = manoeuvres[0].ignitionTaiS;
  return ok((epochTaiS) => {
    const state = stateIn(nominal, epochTaiS);
    if (state === void 0 || epochTaiS < fromTaiS) return state;
    const six = sixOf(state);
    return change.value.addTo(epochTaiS, six) ? stateOfSix(six, epochTaiS, state.frame) : void 0;
  });
}
function executionErrors(flight, moving, ignition) {
  const away = [];
  for (const [k, manoeuvre] of moving.entries()) {
    for (const erring of erringExecutions(manoeuvre, flight)) {
      const orbit = orbitWith(moving.with(k, erring), ignition, flight);
      if (!orbit.ok) return orbit;
      away.push(orbit.value);
    }
  }
  const isByAir = moving.some((manoeuvre) => !isSteered(manoeuvre));
  return ok((state, nominal) => {
    const beside = away.map((orbitAt) => orbitAt(state.epochTaiS)).filter((orbit) => orbit !== void 0);
    if (beside.length < away.length) return void 0;
    const shifts = beside.map((orbit) => shiftFrom(state, orbit));
    if (isByAir) shifts.push(shiftFrom(nominal, state).map((value) => value * flight.densitySigma));
    const matrix = Float64Array.from(
      { length: 36 },
      (_, k) => shifts.reduce((sum2, shift) => sum2 + shift[Math.floor(k / 6)] * shift[k % 6], 0)
    );
    return covarianceInLocal({ epochTaiS: state.epochTaiS, frame: state.frame, matrix }, "RTN", state).matrix;
  });
}
var isSteered = (manoeuvre) => propulsionOf(manoeuvre).steering(manoeuvre) !== void 0;
function erringExecutions(manoeuvre, { body, execution }) {
  const propulsion = propulsionOf(manoeuvre);
  const steering = propulsion.steering(manoeuvre);
  const sizeMps = deltaVOf(manoeuvre, body.massKg);
  if (steering === void 0 || propulsion.resteered === void 0 || !(sizeMps > 0)) return [];
  const along = scaled(steering.vector, 1 / norm3(steering.vector));
  const least = Math.abs(along[0]) < 0.6 ? [1, 0, 0] : [0, 1, 0];
  const side = cross(along, least);
  const first = scaled(side, 1 / norm3(side));
  const variances = executionVariances(sizeMps, execution);
  const errors = [
    scaled(along, Math.sqrt(variances.along)),
    scaled(first, Math.sqrt(variances.across)),
    scaled(cross(along, first), Math.sqrt(variances.across))
  ].filter((error) => norm3(error) > 0);
  const push = scaled(along, sizeMps);
  return errors.map(([x, y, z]) => propulsion.resteered(manoeuvre, [push[0] + x, push[1] + y, push[2] + z], sizeMps));
}
function shiftFrom(state, other) {
  const own = sixOf(state);
  return sixOf(other).map((value, i) => value - own[i]);
}

// packages/planning/src/export/texts.ts
var time = (epochTaiS) => formatUtc(epochTaiS, 6);
var km = (value, digits) => {
  const text = (value / 1e3).toFixed(digits);
  return Number(text) === 0 ? 0 .toFixed(digits) : text;
};
function plannedOemText(head, segments) {
  const lines = [
    "CCSDS_OEM_VERS = 2.0",
    ...head.comments.map((comment) => `COMMENT ${comment}`),
    `CREATION_DATE = ${time(head.creationTaiS)}`,
    `ORIGINATOR = ${head.originator}`
  ];
  for (const { states, covariances } of segments) {
    const [first, last] = [states[0], states.at(-1)];
    lines.push(
      "META_START",
      ...meta(head),
      `START_TIME = ${time(first.epochTaiS)}`,
      `STOP_TIME = ${time(last.epochTaiS)}`,
      "INTERPOLATION = HERMITE",
      `INTERPOLATION_DEGREE = ${Math.min(7, 2 * states.length - 1)}`,
      "META_STOP",
      ...states.map(
        ({ epochTaiS, positionM, velocityMps }) => `${time(epochTaiS)} ${[...positionM.map((value) => km(value, 9)), ...velocityMps.map((value) => km(value, 12))].join(" ")}`
      )
    );
    if (covariances.length > 0)
      lines.push("COVARIANCE_START", ...covariances.flatMap(covarianceLines), "COVARIANCE_STOP");
  }
  return `${lines.join("\n")}
`;
}
function meta({ objectName, objectId }) {
  return [
    `OBJECT_NAME = ${objectName}`,
    `OBJECT_ID = ${objectId}`,
    "CENTER_NAME = EARTH",
    "REF_FRAME = EME2000",
    "TIME_SYSTEM = UTC"
  ];
}
function covarianceLines({ epochTaiS, matrix }) {
  return [`EPOCH = ${time(epochTaiS)}`, "COV_REF_FRAME = RTN", ...triangle(matrix).map((row) => row.join(" "))];
}
function triangle(matrix) {
  return Array.from(
    { length: 6 },
    (_, i) => Array.from({ length: i + 1 }, (_unused, j) => (matrix[6 * i + j] * 1e-6).toExponential(12))
  );
}
var AXES = ["X", "Y", "Z", "X_DOT", "Y_DOT", "Z_DOT"];
function opmCovariance({ matrix }) {
  const rows = triangle(matrix).flatMap((row, i) => row.map((text, j) => `C${AXES[i]}_${AXES[j]} = ${text}`));
  return ["COV_REF_FRAME = RTN", ...rows];
}
function plannedOpmText(head, { states, covariances }, burns) {
  const state = states[0];
  const covariance = covariances.find(({ epochTaiS }) => epochTaiS === state.epochTaiS);
  const [x, y, z] = state.positionM;
  const [u, v, w] = state.velocityMps;
  const [first] = burns;
  const lines = [
    "CCSDS_OPM_VERS = 2.0",
    ...head.comments.map((comment) => `COMMENT ${comment}`),
    `CREATION_DATE = ${time(head.creationTaiS)}`,
    `ORIGINATOR = ${head.originator}`,
    ...meta(head),
    `EPOCH = ${time(state.epochTaiS)}`,
    ...[x, y, z].map((value, i) => `${"XYZ"[i]} = ${km(value, 9)} [km]`),
    ...[u, v, w].map((value, i) => `${"XYZ"[i]}_DOT = ${km(value, 12)} [km/s]`),
    ...first === void 0 ? [] : bodyLines(first),
    ...covariance === void 0 ? [] : opmCovariance(covariance),
    ...burns.filter(isPush).flatMap(({ deltaVRtnMps, ignitionTaiS, durationS, deltaMassKg }) => [
      `MAN_EPOCH_IGNITION = ${time(ignitionTaiS)}`,
      `MAN_DURATION = ${durationS} [s]`,
      `MAN_DELTA_MASS = ${deltaMassKg} [kg]`,
      "MAN_REF_FRAME = RTN",
      ...deltaVRtnMps.map((value, i) => `MAN_DV_${i + 1} = ${km(value, 15)} [km/s]`)
    ])
  ];
  return `${lines.join("\n")}
`;
}
function bodyLines({ massKg, dragAreaM2, dragCoefficient }) {
  const mass = `MASS = ${massKg} [kg]`;
  if (dragAreaM2 === void 0) return [mass];
  return [
    mass,
    "SOLAR_RAD_AREA = 0 [m**2]",
    "SOLAR_RAD_COEFF = 0",
    `DRAG_AREA = ${dragAreaM2} [m**2]`,
    `DRAG_COEFF = ${dragCoefficient ?? 0}`
  ];
}
function isPush({ deltaVRtnMps }) {
  return deltaVRtnMps.some((part) => part !== 0);
}
function plannedOcmText(head, segments, burns) {
  const states = segments.flatMap((segment) => segment.states);
  const epochTaiS = states[0].epochTaiS;
  const pushes = burns.filter(isPush);
  const lines = [
    "CCSDS_OCM_VERS = 3.0",
    ...head.comments.map((comment) => `COMMENT ${comment}`),
    `CREATION_DATE = ${time(head.creationTaiS)}`,
    `ORIGINATOR = ${head.originator}`,
    "META_START",
    `OBJECT_NAME = ${head.objectName}`,
    `INTERNATIONAL_DESIGNATOR = ${head.objectId}`,
    "TIME_SYSTEM = UTC",
    `EPOCH_TZERO = ${time(epochTaiS)}`,
    `START_TIME = ${time(epochTaiS)}`,
    `STOP_TIME = ${time(states.at(-1).epochTaiS)}`,
    "META_STOP",
    ...segments.flatMap(({ states: stretch }) => [
      "TRAJ_START",
      "CENTER_NAME = EARTH",
      "TRAJ_REF_FRAME = EME2000",
      "TRAJ_TYPE = CARTPV",
      ...stretch.map(
        (state) => `${time(state.epochTaiS)} ${[...state.positionM.map((value) => km(value, 9)), ...state.velocityMps.map((value) => km(value, 12))].join(" ")}`
      ),
      "TRAJ_STOP"
    ]),
    ...segments.flatMap(({ covariances }) => ocmCovariances(covariances)),
    ...pushes.length === 0 ? [] : [
      "MAN_START",
      "MAN_ID = 1",
      `MAN_DEVICE_ID = ALL`,
      "MAN_PURPOSE = COLA",
      "MAN_REF_FRAME = RSW_ROTATING",
      "MAN_COMPOSITION = TIME_ABSOLUTE,MAN_DURA,DV_X,DV_Y,DV_Z",
      "MAN_UNITS = [s,km/s,km/s,km/s]",
      ...pushes.map(
        ({ ignitionTaiS, durationS, deltaVRtnMps }) => `${time(ignitionTaiS)} ${durationS} ${deltaVRtnMps.map((part) => km(part, 15)).join(" ")}`
      ),
      "MAN_STOP"
    ]
  ];
  return `${lines.join("\n")}
`;
}
function ocmCovariances(covariances) {
  if (covariances.length === 0) return [];
  return [
    "COV_START",
    "COV_REF_FRAME = RSW_ROTATING",
    "COV_TYPE = CARTPV",
    "COV_ORDERING = LTM",
    ...covariances.map(({ epochTaiS, matrix }) => `${time(epochTaiS)} ${triangle(matrix).flat().join(" ")}`),
    "COV_STOP"
  ];
}
var RTN_AXES = ["r", "t", "n", "rdot", "tdot", "ndot"];
var UNITS = ["km2", "km2_s", "km2_s2"];
var COVARIANCE_COLUMNS = RTN_AXES.flatMap(
  (row, i) => RTN_AXES.slice(0, i + 1).map((column, j) => `c${row}_${column}_${UNITS[Math.floor(i / 3) + Math.floor(j / 3)]}`)
);
function plannedCsvText(segments, planScreening, avoided) {
  const orbit = "segment,epoch_utc,x_km,y_km,z_km,vx_km_s,vy_km_s,vz_km_s";
  const head = [orbit, ...COVARIANCE_COLUMNS, "avoided_event", "plan_screening"].join(",");
  const unknown = COVARIANCE_COLUMNS.map(() => "");
  const rows = segments.flatMap(({ states, covariances }, k) => {
    const known = new Map(covariances.map(({ epochTaiS, matrix }) => [epochTaiS, triangle(matrix).flat()]));
    return states.map(
      ({ epochTaiS, positionM, velocityMps }) => [
        k + 1,
        `${time(epochTaiS)}Z`,
        ...positionM.map((value) => km(value, 9)),
        ...velocityMps.map((value) => km(value, 12)),
        ...known.get(epochTaiS) ?? unknown,
        `"${avoided}"`,
        `"${planScreening}"`
      ].join(",")
    );
  });
  return `${[head, ...rows].join("\n")}
`;
}

// packages/operations/src/plan/surroundings.ts
function surroundingsOf(known, [fromTaiS, toTaiS], body, stations, eop) {
  if (!(toTaiS > fromTaiS)) return { contacts: [], shadows: [] };
  const orbit = freeOrbit(known, fromTaiS, toTaiS, body, "full");
  if (!orbit.ok) return { contacts: [], shadows: [] };
  const window = { startTaiS: fromTaiS, stopTaiS: toTaiS };
  const contacts = stations.flatMap((station) => {
    const { stationId, name, canCommand, canConfirm, minElevationRad } = station;
    const request = { ephemeris: orbit.value, site: siteAt(station), minElevationRad, ...window, ...eop && { eop } };
    return findPasses(request).map((pass) => ({
      stationId,
      name,
      canCommand,
      canConfirm,
      span: [pass.startTaiS, pass.stopTaiS]
    }));
  });
  contacts.sort((a, b) => a.span[0] - b.span[0]);
  return { contacts, shadows: shadowsOf(orbit.value, [fromTaiS, toTaiS]) };
}
function shadowsOf(ephemeris, [fromTaiS, toTaiS]) {
  const lit = litSpans({ ephemeris, shadow: "umbra" }, { startTaiS: fromTaiS, stopTaiS: toTaiS });
  const edges = [fromTaiS, ...lit.flatMap(({ startTaiS, stopTaiS }) => [startTaiS, stopTaiS]), toTaiS];
  const dark = [];
  for (let i = 0; i + 1 < edges.length; i += 2) {
    if (edges[i + 1] > edges[i]) dark.push([edges[i], edges[i + 1]]);
  }
  return dark;
}

// packages/operations/src/plan/planned-on-orbit.ts
function plannedOnOrbit(given, ignitionTaiS, means, known) {
  if (!hasShadows(given, means)) return plannedOf(given, ignitionTaiS, means, []);
  const span = [ignitionTaiS, ignitionTaiS + commandDuration(given)];
  return plannedOf(given, ignitionTaiS, means, surroundingsOf(known, span, means.body, []).shadows);
}

// packages/operations/src/export/planned-file.ts
function plannedFiles(question, formats) {
  const flight = flightOf(question);
  if (!flight.ok) return flight;
  const texts = formats.map((format) => [format, textOf({ ...question, format }, flight.value)]);
  return ok(Object.fromEntries(texts));
}
function nominalFile({
  subject,
  satellite,
  air,
  startTaiS,
  stopTaiS,
  head
}) {
  const means = meansOf(satellite, air);
  if (means.unplannable !== void 0) return fail({ code: "no-orbit", detail: `propulsion: ${means.unplannable}` });
  const nominal = trajectoryOf(subject);
  const party = subjectParty(subject);
  const segments = plannedStates({
    nominal,
    manoeuvres: [],
    body: means.body,
    startTaiS: Math.max(startTaiS, nominal.startTaiS),
    stopTaiS: Math.min(stopTaiS, nominal.stopTaiS),
    densitySigma: 0,
    covarianceAt: (state) => party.covarianceAt(state).covariance,
    execution: means.execution
  });
  return segments.ok ? ok(plannedOemText(head, segments.value)) : fail({ code: "no-orbit", detail: segments.fault.code });
}
function flightOf(question) {
  const { subject, satellite, manoeuvre: given, ignitionTaiS } = question;
  const means = meansOf(satellite, question.air);
  if (means.unplannable !== void 0) return fail({ code: "no-orbit", detail: `propulsion: ${means.unplannable}` });
  const nominal = trajectoryOf(subject);
  const startTaiS = Math.max(question.startTaiS, nominal.startTaiS);
  const stopTaiS = Math.min(question.stopTaiS, nominal.stopTaiS);
  const six = new Float64Array(6);
  if (!(ignitionTaiS >= startTaiS && ignitionTaiS < stopTaiS) || !nominal.stateAt(ignitionTaiS, six)) {
    return fail({ code: "no-state-at-ignition", detail: "the ephemeris in force does not reach the ignition" });
  }
  const ignition = stateOfSix(six, ignitionTaiS, nominal.frame);
  const manoeuvres = [given, ...question.returnManoeuvre ? [question.returnManoeuvre] : []].map(
    (each, k) => plannedOnOrbit(each, k === 0 ? ignitionTaiS : ignitionOf(each), means, ignition)
  );
  if (!(manoeuvres.at(-1).ignitionTaiS < stopTaiS)) {
    return fail({ code: "no-state-at-ignition", detail: "the ephemeris in force does not reach the manoeuvre back" });
  }
  const party = subjectParty(subject);
  const segments = plannedStates({
    nominal,
    manoeuvres,
    body: means.body,
    startTaiS,
    stopTaiS,
    densitySigma: question.densityUncertainty,
    covarianceAt: (state) => party.covarianceAt(state).covariance,
    execution: means.execution
  });
  if (!segments.ok) return fail({ code: "no-orbit", detail: segments.fault.code });
  const { figures, returnFigures } = question.result;
  const burns = [figures, ...returnFigures ? [returnFigures] : []].map(
    (one, k) => burnOf(one, manoeuvres[k].ignitionTaiS, means.body.massKg, means.dragCoefficient)
  );
  return ok({ segments: segments.value, burns });
}
function textOf({ format, head, planScreening, avoided }, { segments, burns }) {
  switch (format) {
    case "oem":
      return plannedOemText(head, segments);
    case "ocm":
      return plannedOcmText(head, segments, burns);
    case "csv":
      return plannedCsvText(segments, planScreening, avoided);
    case "json":
      return JSON.stringify(wireSegments(segments));
    case "opm":
      return plannedOpmText(head, segments[0], burns);
  }
}
function burnOf(figures, ignitionTaiS, massKg, dragCoefficient) {
  const { positionBefore: p, velocityBefore: v } = figures;
  const state = {
    epochTaiS: ignitionTaiS,
    frame: "EME2000",
    positionM: [p[0], p[1], p[2]],
    velocityMps: [v[0], v[1], v[2]]
  };
  const [x, y, z] = figures.velocityAfter.map((value, i) => value - v[i]);
  const along = propulsionOf({ type: figures.manoeuvreType }).isInstant ? inRtn([x, y, z], state) : vector(figures.deltaVVector);
  const size = norm3(along);
  const { dragCrossSection: dragAreaM2 } = figures;
  return {
    ignitionTaiS,
    durationS: figures.manoeuvreDuration,
    deltaMassKg: figures.deltaMass ?? 0,
    deltaVRtnMps: size > 0 ? scaled(along, figures.deltaVMagnitude / size) : [0, 0, 0],
    massKg,
    ...dragAreaM2 !== null && { dragAreaM2, dragCoefficient }
  };
}
function vector([x = 0, y = 0, z = 0]) {
  return [x, y, z];
}
function wireSegments(segments) {
  return segments.map(({ states, covariances }) => ({
    states: states.map(({ epochTaiS, positionM, velocityMps }) => ({ epochTaiS, positionM, velocityMps })),
    covariances: covariances.map(({ epochTaiS, frame, matrix }) => ({ epochTaiS, frame, matrix: [...matrix] }))
  }));
}

// packages/operations/src/export/planned-set.ts
var LEAD_S = 5400;
function spanOfSet({ candidates }, nowTaiS) {
  const begins2 = candidates.map(({ manoeuvre }) => ignitionOf(manoeuvre) - LEAD_S);
  return { startTaiS: Math.min(nowTaiS, ...begins2), stopTaiS: nowTaiS + WINDOW_S };
}
var FORMATS = ["oem", "opm", "ocm"];
function plannedSet({ set, head, ...common }) {
  const nominal = nominalFile({
    ...common,
    head: { ...head, comments: [...head.comments, "No burn"] },
    planScreening: "",
    avoided: ""
  });
  if (!nominal.ok) return nominal;
  const files = [
    { path: "candidates.csv", text: csvOf(candidateTable(set)) },
    { path: "nominal.oem", text: nominal.value }
  ];
  const lines = [];
  for (const [place, { manoeuvre, result, stars }] of set.candidates.entries()) {
    const name = folderOf(place, stars);
    const avoided = avoidedText(result.events[0]);
    const comments = [
      ...head.comments,
      `Candidate ${place + 1} of ${set.candidates.length}: ${stars.join(", ") || "no star"}`,
      avoided
    ];
    const written = plannedFiles(
      {
        ...common,
        head: { ...head, comments },
        manoeuvre,
        result,
        ignitionTaiS: ignitionOf(manoeuvre),
        planScreening: "",
        avoided
      },
      FORMATS
    );
    if (!written.ok) return written;
    files.push(
      ...FORMATS.map((format) => ({
        path: `${name}/${format === "oem" ? "with-burn" : "burn"}.${format}`,
        text: written.value[format]
      }))
    );
    lines.push(`${name}/  ${manoeuvre.manoeuvreType} at ${manoeuvre.ignitionEpoch}`);
  }
  return ok([{ path: "README.txt", text: readme(lines) }, ...files]);
}
function folderOf(place, stars) {
  const [star = "no-star"] = stars;
  return `${String(place + 1).padStart(2, "0")}-${star.toLowerCase().replaceAll("_", "-")}`;
}
function csvOf({ columns, rows }) {
  const head = columns.map(({ name, unit }) => unit === void 0 ? name : `${name} [${unit}]`);
  return `${[head, ...rows.map((row) => row.map((cell) => cell ?? ""))].map((cells) => cells.join(",")).join("\r\n")}\r
`;
}
function readme(candidates) {
  return [
    "A ranked set of manoeuvres that avoid one event.",
    "",
    "candidates.csv  figures of no burn (rank 0) and of each candidate in its rank",
    "nominal.oem     the orbit without a burn",
    "of each candidate, in a folder named by rank and star:",
    "with-burn.oem   the orbit with the burn; covariance with the error of its execution",
    "burn.opm        state at the begin of the orbit, and the burn",
    "burn.ocm        orbit, covariance and burn",
    "",
    ...candidates,
    ""
  ].join("\n");
}

// packages/conjunction/src/manoeuvre/trade-space/trade-event.ts
function tradeEventOf(encounter) {
  const { primary, secondary, covarianceM2, hardBodyRadiusM } = encounter;
  const numbers = [...primary.positionM, ...primary.velocityMps, ...secondary.positionM, ...secondary.velocityMps];
  if (![...numbers, primary.epochTaiS].every(Number.isFinite)) return fail({ code: "states-not-finite" });
  if (!covarianceM2.every(Number.isFinite)) return fail({ code: "covariance-unusable" });
  if (!(hardBodyRadiusM >= 0 && Number.isFinite(hardBodyRadiusM))) return fail({ code: "hard-body-radius-invalid" });
  const plane = encounterPlane(primary, secondary);
  if (!plane.ok) return plane;
  if (repairPlane(projectCovariance(plane.value, covarianceM2), hardBodyRadiusM).status === "unusable")
    return fail({ code: "covariance-unusable" });
  const figures = encounterFigures(encounter);
  return figures.ok ? ok({ encounter, pcBefore: encounter.pcAsItIs ?? figures.value.pc }) : figures;
}

// packages/operations/src/plan/known-events.ts
var LEFT_OUT_BY_OPERATOR = "left-out-by-operator";
function soundEvents(encounters, uncounted = []) {
  const known = [];
  const leftOut = [];
  for (const { id, encounter } of encounters) {
    const read = encounter.ok ? tradeEventOf(encounter.value) : encounter;
    if (!read.ok) {
      leftOut.push({ id, code: read.fault.code });
      continue;
    }
    const event = { ...read.value.encounter, id };
    if (uncounted.includes(id)) leftOut.push({ id, code: LEFT_OUT_BY_OPERATOR, event });
    else known.push(event);
  }
  return { known, leftOut };
}

// packages/server/src/ca/manoeuvres/present-result.ts
var RAD = 180 / Math.PI;
var time2 = (epochTaiS) => formatUtcZ(epochTaiS, 6);
function presentResult(result, names) {
  const [main] = result.events;
  const { before, after } = main;
  const { total, commandByTaiS, commandContact, confirmationContact, returnFigures, withExecution } = result;
  return {
    figures: presentFigures(result.figures, total),
    ...returnFigures && { returnFigures: presentFigures(returnFigures, total) },
    probabilityBefore: before.pc,
    probability: after.pc,
    ...names.get(main.id).belief,
    totalProbabilityBefore: result.totalPcBefore,
    totalProbability: result.totalPc,
    isInadequate: result.isInadequate,
    ...withExecution && {
      withExecutionError: { probability: withExecution.pcs[0], totalProbability: withExecution.totalPc }
    },
    missDistance: after.missDistanceM,
    mahalanobisDistance: Math.sqrt(after.mahalanobisSquared),
    tca: time2(after.tcaTaiS),
    planeBefore: presentPlane(result.planeBefore),
    planeAfter: presentPlane(result.planeAfter),
    events: result.events.map(({ id, before: was, after: is, outcome: outcome2, isRaised }, k) => ({
      conjunctionId: id,
      ...nameOf(id, names),
      ...presentEvent(was, is),
      ...withExecution && { probabilityWithExecutionError: withExecution.pcs[k] },
      ...names.get(id).belief,
      outcome: outcome2,
      isInadequate: is.isInadequate,
      isRaised
    })),
    ...presentLeftOut(result, names),
    branches: result.branches.map(({ branch, share, pc, totalPc: totalPc2, missDistanceM, outcome: outcome2, isInadequate }) => ({
      branch,
      share,
      probability: pc,
      totalProbability: totalPc2,
      missDistance: missDistanceM,
      outcome: outcome2,
      isInadequate
    })),
    commandBy: commandByTaiS === void 0 ? null : time2(commandByTaiS),
    commandContact: commandContact === void 0 ? null : contactText(commandContact),
    confirmationContact: confirmationContact === void 0 ? null : contactText(confirmationContact),
    breaks: result.breaks.map(wireConstraint)
  };
}
function nameOf(id, names) {
  const { secondaryName, secondaryNoradId } = names.get(id);
  return { secondaryName, secondaryNoradId };
}
var LEFT_OUT = {
  [LEFT_OUT_BY_OPERATOR]: "LEFT_OUT_BY_OPERATOR",
  "covariance-missing": "NO_COVARIANCE",
  "covariance-unusable": "COVARIANCE_UNUSABLE",
  "covariance-frame-unknown": "COVARIANCE_UNUSABLE",
  "no-closest-approach": "NO_CLOSEST_APPROACH",
  "relative-speed-zero": "NO_RELATIVE_SPEED"
};
function presentLeftOut({ leftOut, leftOutTotal }, names) {
  if (leftOut.length === 0) return {};
  return {
    leftOutEvents: leftOut.map(({ id, code, tcaTaiS, pcBefore, pc }) => ({
      conjunctionId: id,
      ...nameOf(id, names),
      reason: LEFT_OUT[code] ?? "MESSAGE_UNUSABLE",
      ...tcaTaiS !== void 0 && { tca: time2(tcaTaiS) },
      ...pcBefore !== void 0 && { probabilityBefore: pcBefore },
      ...pc !== void 0 && { probabilityAfter: pc }
    })),
    ...presentLeftOutTotal(leftOutTotal)
  };
}
function presentLeftOutTotal(total) {
  if (total === void 0) return {};
  const { count, totalPcBefore, totalPc: totalPc2 } = total;
  return { leftOutByOperator: { count, totalProbabilityBefore: totalPcBefore, totalProbability: totalPc2 } };
}
function wireConstraint(name) {
  return name.toUpperCase().replaceAll("-", "_");
}
function presentEvent(was, is) {
  return {
    tcaBefore: time2(was.tcaTaiS),
    tcaAfter: time2(is.tcaTaiS),
    missDistanceBefore: was.missDistanceM,
    missDistanceAfter: is.missDistanceM,
    relativePositionBefore: [...was.relativeRtnM],
    relativePositionAfter: [...is.relativeRtnM],
    probabilityBefore: was.pc,
    probabilityAfter: is.pc
  };
}
function presentPlane({ xM, yM, xxM2, yxM2, yyM2 }) {
  return { x: xM, y: yM, covarianceXX: xxM2, covarianceYX: yxM2, covarianceYY: yyM2 };
}
function contactText({ name, span }) {
  const shown = (epochTaiS) => formatUtcZ(epochTaiS, 0).replace("T", " ").replace("Z", " Z");
  return `${name}, ${shown(span[0])} to ${shown(span[1]).slice(11)}`;
}
var FRAMES_OF_CONTRACT = {
  GCRF: "EME2000",
  TOD: "TOD_EARTH",
  RTN_INERTIAL: "RSW_INERTIAL",
  INERTIAL: "RTN"
};
function presentFigures(push, total) {
  return {
    manoeuvreType: push.type,
    ignitionEpoch: time2(push.ignitionTaiS),
    orbitsBeforeTca: push.orbitsBeforeTca,
    manoeuvreDuration: push.durationS,
    totalThrustingTime: push.thrustingTimeS,
    totalDeltaVMagnitude: total.deltaVMps,
    deltaVMagnitude: push.deltaVMps,
    deltaVReferenceFrame: FRAMES_OF_CONTRACT[push.frame] ?? push.frame,
    deltaVVector: [...push.vectorMps],
    totalDeltaMass: massChange(total),
    deltaMass: massChange(push),
    effectiveThrustMagnitude: push.meanThrustN ?? null,
    specificImpulse: push.specificImpulseS ?? null,
    dutyCycle: push.dutyCycle ?? null,
    spacecraftInitialMass: push.massKg,
    dragCrossSection: push.areaM2 ?? null,
    totalTimeInDifferentialDragConfiguration: push.attitudeS,
    totalTimeInNominalConfiguration: Math.max(0, push.leadS - push.attitudeS),
    positionBefore: [...push.before.positionM],
    velocityBefore: [...push.before.velocityMps],
    positionAfter: [...push.after.positionM],
    velocityAfter: [...push.after.velocityMps],
    smaChange: push.smaChangeM
  };
}
function massChange({ propellantKg }) {
  return propellantKg === void 0 ? null : propellantKg === 0 ? 0 : -propellantKg;
}
function presentReturn(answer) {
  const { manoeuvres, obstacle, total, back } = answer;
  return {
    found: back !== void 0,
    isNeeded: back === void 0 || manoeuvres.length > 1,
    unreachable: obstacle === void 0 ? null : obstacle.toUpperCase(),
    manoeuvres: [...manoeuvres],
    totalDeltaV: total.deltaVMps,
    totalPropellant: total.propellantKg ?? null,
    timeOutside: back?.timeOutsideS ?? null,
    insideFrom: back === void 0 ? null : formatUtcZ(back.insideFromTaiS, 3),
    smaAfter: back?.smaAfterM ?? null,
    phaseAfter: back === void 0 ? null : back.phaseAfterRad * RAD,
    totalProbability: answer.totalPc,
    isInadequate: answer.isInadequate,
    ...presentLeftOutTotal(answer.leftOutTotal)
  };
}
var NONE = -300;
function presentTrade(trade) {
  const { type: type2, orbits, sizes, log10TotalPc, raised, unsure, ignitionsTaiS } = trade;
  const byColumn = (at) => Array.from(orbits, (_, column) => Array.from(sizes, (_size, row) => at(column * sizes.length + row)));
  return {
    manoeuvreType: type2,
    ignitionEpochs: ignitionsTaiS.map(time2),
    orbitsBeforeTca: [...orbits],
    sizes: [...sizes],
    log10TotalProbability: byColumn((k) => Number.isNaN(log10TotalPc[k]) ? null : Math.max(NONE, log10TotalPc[k])),
    raised: byColumn((k) => raised[k] === 1),
    unsure: byColumn((k) => unsure[k] === 1)
  };
}

// packages/operations/src/screened/stars.ts
function worthStars(all, targetPc) {
  const sound = all.filter(({ isInadequate }) => !isInadequate);
  const reaching = sound.filter(({ totalPc: totalPc2 }) => totalPc2 <= targetPc);
  const clear = (reaching.length > 0 ? reaching : sound).filter(({ newCount }) => newCount === 0);
  return clear.length > 0 ? clear : reaching;
}
var WORTHS = [
  ["CHEAPEST", ({ cost }) => -cost],
  ["EARLIEST", ({ orbitsBeforeTca }) => orbitsBeforeTca],
  ["LEAST_ORBIT_CHANGE", ({ smaChangeM }) => -Math.abs(smaChangeM)]
];
function starsOf(all) {
  const [first] = all;
  if (first === void 0) return [];
  return WORTHS.map(([star, worth]) => ({ star, of: all.reduce((a, b) => worth(b) > worth(a) ? b : a, first) }));
}
function candidateStars(candidates, isWorthy) {
  const stars = candidates.map(({ isFarthest }, k) => isFarthest && isWorthy(k) ? ["FARTHEST"] : []);
  const starred = candidates.flatMap(
    ({ result: { figures }, isFarthest }, k) => isFarthest || !isWorthy(k) ? [] : [
      {
        k,
        cost: figures.deltaVMps || figures.durationS,
        orbitsBeforeTca: figures.orbitsBeforeTca,
        smaChangeM: figures.smaChangeM
      }
    ]
  );
  for (const { star, of } of starsOf(starred)) stars[of.k].push(star);
  return stars;
}

// packages/conjunction/src/manoeuvre/impulse-effect.ts
function kicked(state, [r, t, n], axesOf = state) {
  const m = localAxes("RTN", axesOf.positionM, axesOf.velocityMps);
  const [x, y, z] = state.velocityMps;
  return {
    ...state,
    velocityMps: [
      x + (m[0] * r + m[3] * t + m[6] * n),
      y + (m[1] * r + m[4] * t + m[7] * n),
      z + (m[2] * r + m[5] * t + m[8] * n)
    ]
  };
}

// packages/planning/src/flown-pair.ts
var KEPT_EVERY_S = 120;
function openMotion(atOrigin) {
  const ahead = [atOrigin];
  const behind = [atOrigin];
  return (offsetS, out) => {
    const states = offsetS < 0 ? behind : ahead;
    const stepS = offsetS < 0 ? -KEPT_EVERY_S : KEPT_EVERY_S;
    const place = Math.round(offsetS / stepS);
    while (states.length <= place) {
      const next = Float64Array.from(states.at(-1));
      moveState(next, stepS);
      states.push(next);
    }
    out.set(states[place]);
    const restS = offsetS - place * stepS;
    if (restS !== 0) moveState(out, restS);
  };
}
var pairs = /* @__PURE__ */ new WeakMap();
function unchangedPair(encounter) {
  const kept2 = pairs.get(encounter);
  if (kept2 !== void 0) return kept2;
  const ofPrimary = openMotion(sixOf(encounter.primary));
  const ofSecondary = openMotion(sixOf(encounter.secondary));
  const pair = (offsetS, first, second) => {
    ofPrimary(offsetS, first);
    ofSecondary(offsetS, second);
    return true;
  };
  pairs.set(encounter, pair);
  return pair;
}

// packages/planning/src/event-effect.ts
var SLOW_SHARE = 0.01;
var FAST_SPAN_S = 900;
var SLOW_SPAN = 0.75;
var COUNTED_SPAN = 0.25;
function spanOf(encounter) {
  const { primary, secondary } = encounter;
  return isSlow(encounter) ? SLOW_SPAN * Math.min(periodOf(primary), periodOf(secondary)) : FAST_SPAN_S;
}
function isSlow({ primary, secondary }) {
  return norm(difference(secondary.velocityMps, primary.velocityMps)) < SLOW_SHARE * norm(primary.velocityMps);
}
function eventEffect(encounter, addTo, fromTaiS = Number.NEGATIVE_INFINITY) {
  if (addTo === void 0 || fromTaiS >= encounter.primary.epochTaiS) return effectAsItIs(encounter);
  const origin = encounter.primary.epochTaiS;
  const unchanged = unchangedPair(encounter);
  const pairAt = (offsetS, first, second) => unchanged(offsetS, first, second) && addTo(origin + offsetS, first);
  return passedEffect(encounter, pairAt, fromTaiS - origin);
}
function impulseOnEvent(encounter, impulse3) {
  const { primary, secondary } = encounter;
  const leadS = primary.epochTaiS - impulse3.epochTaiS;
  if (!(leadS > 0)) return effectAsItIs(encounter);
  const pushed = sixOf(kicked(twoBodyStateAt(primary, impulse3.epochTaiS), impulse3.deltaVRtnMps));
  const other = sixOf(secondary);
  const pairAt = (offsetS, first, second) => {
    propagateTwoBody(pushed, leadS + offsetS, first);
    propagateTwoBody(other, offsetS, second);
    return true;
  };
  return passedEffect(encounter, pairAt, -leadS);
}
function passedEffect(encounter, pairAt, sinceS) {
  const halfS = spanOf(encounter);
  const fromS = Math.max(sinceS, -halfS);
  const fast = isSlow(encounter) ? void 0 : fastPassage(pairAt, fromS, halfS);
  const offsets = fast === void 0 ? closestPassages(pairAt, fromS, halfS) : [fast];
  if (offsets.length === 0) return partedEffect(encounter, pairAt, fromS, halfS);
  const states = offsets.map((offsetS) => statesAt(encounter, pairAt, offsetS));
  const byDistance = states.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  const [nearest] = byDistance;
  if (fast === void 0 && isOutOfReach(encounter, nearest)) return departedEffect(encounter, nearest);
  const passages = [];
  for (const [k, pair] of byDistance.entries()) {
    if (k > 0 && (isOutOfReach(encounter, pair) || passages.some((passage) => isCounted(passage, pair)))) continue;
    const figures = encounterFigures(encounter, ...pair);
    if (!figures.ok) return figures;
    const [primary, secondary] = pair;
    passages.push({ ...figures.value, tcaTaiS: primary.epochTaiS, primary, secondary });
  }
  return ok(effectOf(passages));
}
function distanceOf([primary, secondary]) {
  return norm(difference(secondary.positionM, primary.positionM));
}
function isCounted({ method, tcaTaiS, primary, secondary }, [other]) {
  if (method !== "nc3d-hall-2021") return false;
  return Math.abs(other.epochTaiS - tcaTaiS) < COUNTED_SPAN * Math.min(periodOf(primary), periodOf(secondary));
}
function effectOf(passages) {
  const [closest] = passages;
  return {
    ...closest,
    end: "passes",
    pc: passages.length === 1 ? closest.pc : totalPc(passages.map(({ pc }) => pc)),
    isInadequate: passages.some(({ isInadequate }) => isInadequate),
    passages: passages.toSorted((a, b) => a.tcaTaiS - b.tcaTaiS)
  };
}
function partedEffect(encounter, pairAt, fromS, toS) {
  const atStart = statesAt(encounter, pairAt, fromS);
  const atEnd = statesAt(encounter, pairAt, toS);
  if (atStart === void 0 || atEnd === void 0) return fail({ code: "no-closest-approach", value: toS });
  const nearest = distanceOf(atStart) < distanceOf(atEnd) ? atStart : atEnd;
  if (isOutOfReach(encounter, nearest)) return departedEffect(encounter, nearest);
  const figures = encounterFigures(encounter, ...nearest);
  return figures.ok ? ok({ ...partedAt(figures.value, nearest), end: "passes", isInadequate: true }) : figures;
}
function departedEffect({ judged: _, ...encounter }, nearest) {
  const figures = encounterFigures(encounter, ...nearest);
  return figures.ok ? ok({ ...partedAt(figures.value, nearest), end: "departs", pc: 0 }) : figures;
}
function partedAt(figures, pair) {
  const [primary, secondary] = pair;
  return { ...figures, missDistanceM: distanceOf(pair), tcaTaiS: primary.epochTaiS, primary, secondary, passages: [] };
}
function isOutOfReach(encounter, pair) {
  return distanceOf(pair) > reachAt(encounter, ...pair);
}
function statesAt({ primary, secondary }, pairAt, offsetS) {
  const first = new Float64Array(6);
  const second = new Float64Array(6);
  if (!pairAt(offsetS, first, second)) return void 0;
  const epochTaiS = primary.epochTaiS + offsetS;
  return [stateOfSix(first, epochTaiS, primary.frame), stateOfSix(second, epochTaiS, secondary.frame)];
}
function effectAsItIs(encounter) {
  const figures = encounterFigures(encounter);
  if (!figures.ok) return figures;
  const { primary, secondary } = encounter;
  const passage = { ...figures.value, tcaTaiS: primary.epochTaiS, primary, secondary };
  return ok(effectOf([passage]));
}

// packages/planning/src/outcome.ts
function outcomeOf(manoeuvres, events, body, model) {
  const before = [];
  for (const event of events) {
    const effect = eventEffect(event);
    if (!effect.ok) return effect;
    before.push(effect.value);
  }
  const moving = manoeuvres.filter((manoeuvre) => !isStill(manoeuvre));
  if (moving.length === 0) return ok(outcome(before, before));
  const moved = movedEvents(moving, events, body, model);
  if (!moved.ok) return moved;
  const { effectOf: effectOf2, change } = moved.value;
  const after = events.map((event, k) => {
    const effect = effectOf2(event);
    return effect.ok ? effect.value : { ...before[k], isInadequate: true, fault: effect.fault };
  });
  return ok({ ...outcome(before, after), ...change && { change } });
}
function movedEvents(moving, events, body, model) {
  const only = moving[0];
  const impulse3 = impulseOf(only);
  if (moving.length === 1 && impulse3 !== void 0 && model === "two-body") {
    const { ignitionTaiS: ignitionTaiS2 } = only;
    return ok({ effectOf: (event) => impulseOnEvent(event, rtnImpulse(impulse3, ignitionTaiS2, event)) });
  }
  const stopTaiS = Math.max(...events.map((event) => event.primary.epochTaiS + spanOf(event))) + AFTER_LAST_S;
  const change = changeOf(moving, events[0].primary, stopTaiS, body, model);
  if (!change.ok) return change;
  const ignitionTaiS = Math.min(...moving.map((manoeuvre) => manoeuvre.ignitionTaiS));
  return ok({
    effectOf: (event) => eventEffect(event, change.value.addTo, ignitionTaiS),
    change: change.value
  });
}
function countedPc({ totalPc: planned, withExecution }) {
  return withExecution?.totalPc ?? planned;
}
function isReached(outcome2, targetPc) {
  return countedPc(outcome2) <= targetPc && !outcome2.isInadequate;
}
function isMetAsItIs(events, { totalPcBefore }, targetPc) {
  return totalPcBefore <= targetPc && events.every(({ judged }) => judged?.isInadequate === false);
}
var AFTER_LAST_S = 1;
function outcome(before, after) {
  return {
    before,
    after,
    totalPcBefore: totalPc(before.map(({ pc }) => pc)),
    totalPc: totalPc(after.map(({ pc }) => pc)),
    isInadequate: after.some(({ isInadequate }) => isInadequate)
  };
}
function rtnImpulse({ vector: vector2, frame }, ignitionTaiS, { primary }) {
  if (frame === "RTN") return { epochTaiS: ignitionTaiS, deltaVRtnMps: vector2 };
  const at = twoBodyStateAt(primary, ignitionTaiS);
  const integration = at.frame === "GCRF" ? "GCRF" : "EME2000";
  const inertial = steered(vector2, frame, sixOf(at), ignitionTaiS, integration);
  return { epochTaiS: ignitionTaiS, deltaVRtnMps: inRtn(inertial, at) };
}

export {
  totalPc,
  trajectoryOf,
  norm3,
  inRtn,
  burnDurationS,
  vehicleType,
  commandDuration,
  settledCommand,
  commandOf,
  WINDOW_S,
  allEvents,
  propulsionOf,
  cutoffTaiS,
  scaledManoeuvre,
  isStill,
  deltaVOf,
  propellantOf,
  impulseOf,
  changeOf,
  freeOrbit,
  mappedFigures,
  mappedMiss,
  smaOf,
  openResponse,
  periodOf,
  erringExecutions,
  meansOf,
  LEAD_S,
  spanOfSet,
  plannedSet,
  soundEvents,
  time2 as time,
  presentResult,
  presentLeftOut,
  presentLeftOutTotal,
  wireConstraint,
  presentReturn,
  presentTrade,
  worthStars,
  candidateStars,
  eventEffect,
  outcomeOf,
  movedEvents,
  countedPc,
  isReached,
  isMetAsItIs
};
//# sourceMappingURL=chunk-6AKW3YPN.mjs.map
