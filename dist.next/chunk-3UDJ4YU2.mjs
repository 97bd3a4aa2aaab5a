import {
  closestPassages,
  encounterFigures
} from "./chunk-DTXYMTTS.mjs";
import {
  plannedEncounterOf
} from "./chunk-XOCJKTFS.mjs";
import {
  twoBodyStateAt
} from "./chunk-63IL6MBF.mjs";
import {
  knownErrors,
  planeOfErrors,
  refineTca
} from "./chunk-TFK7XCIF.mjs";
import {
  dot
} from "./chunk-GKHTNQWA.mjs";
import {
  foster1992,
  principalEncounter,
  sum2
} from "./chunk-D2J54P6C.mjs";
import {
  cartesianFromEquinoctial,
  equinoctialFromCartesian,
  sixOf,
  stateOfSix
} from "./chunk-GGSRQIBL.mjs";
import {
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/conjunction/src/manoeuvre/drag-trade.ts
var DRAG_FACTORS = Array.from({ length: 9 }, (_, step) => 10 ** ((step - 4) / 8));
function withDrag(state, { wattsPerKg, foretoldS }, factor) {
  if (factor === 1) return state;
  const six = sixOf(state);
  const elements = equinoctialFromCartesian(six);
  if (elements === void 0) return void 0;
  const { meanMotionRadps: n } = elements;
  const a = Math.cbrt(MU_EARTH / (n * n));
  const rate = 3 * n * a * (factor - 1) * wattsPerKg / MU_EARTH;
  const moved = {
    ...elements,
    meanMotionRadps: n + rate * foretoldS,
    meanLongitudeRad: elements.meanLongitudeRad + 0.5 * rate * foretoldS * foretoldS
  };
  return stateOfSix(cartesianFromEquinoctial(moved), state.epochTaiS, state.frame);
}
function dragTrade(encounter, drags) {
  const { primary, secondary } = encounter;
  const [own, other] = drags.map((drag) => drag === void 0 ? [1] : DRAG_FACTORS);
  return other.flatMap(
    (theirs) => own.flatMap((ours) => {
      const first = drags[0] === void 0 ? primary : withDrag(primary, drags[0], ours);
      const second = drags[1] === void 0 ? secondary : withDrag(secondary, drags[1], theirs);
      if (first === void 0 || second === void 0) return [];
      return outcomeOf(encounter, [first, second], [ours, theirs]);
    })
  );
}
function outcomeOf(encounter, [first, second], factors) {
  const isAsItIs = first === encounter.primary && second === encounter.secondary;
  const meeting = isAsItIs ? { ...encounter, offsetS: 0 } : meetingOf(first, second);
  if (meeting === void 0) return [];
  const { primary, secondary, offsetS: laterS } = meeting;
  const figures = encounterFigures(encounter, primary, secondary);
  if (!figures.ok || !Number.isFinite(figures.value.pc)) return [];
  const { pc, method, isInadequate } = figures.value;
  return [{ factors, laterS, missDistanceM: distance(primary, secondary), pc, method, isInadequate }];
}
function meetingOf(first, second) {
  const near = refineTca(first, second);
  if (near.ok) return near.value;
  const elements = equinoctialFromCartesian(sixOf(first));
  if (elements === void 0) return void 0;
  const halfS = Math.PI / elements.meanMotionRadps;
  const at = (offsetS) => ({
    offsetS,
    primary: twoBodyStateAt(first, first.epochTaiS + offsetS),
    secondary: twoBodyStateAt(second, second.epochTaiS + offsetS)
  });
  const pairAt = (offsetS, own, other) => {
    const { primary, secondary } = at(offsetS);
    own.set(sixOf(primary));
    other.set(sixOf(secondary));
    return true;
  };
  const passages = closestPassages(pairAt, -halfS, halfS).map(at);
  return passages.sort((a, b) => distance(a.primary, a.secondary) - distance(b.primary, b.secondary))[0];
}
var distance = ({ positionM: a }, { positionM: b }) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

// packages/assessment/src/drag-trade.ts
function dragTradeOf(cdm, approach, hardBodyRadiusM) {
  const drags = cdm.objects.map(({ sedrWPerKg = 0, lastObservationEndTaiS = cdm.creationTaiS }) => {
    const foretoldS = cdm.tcaTaiS - lastObservationEndTaiS;
    return sedrWPerKg > 0 && foretoldS > 0 ? { wattsPerKg: sedrWPerKg, foretoldS } : void 0;
  });
  if (drags[0] === void 0 && drags[1] === void 0) return void 0;
  const encounter = plannedEncounterOf(approach, hardBodyRadiusM);
  return encounter.ok ? { drags, outcomes: dragTrade(encounter.value, drags) } : void 0;
}

// packages/conjunction/src/pc/bounds/density-sweep.ts
function densitySweep(primary, secondary, hardBodyRadiusM, offsets) {
  const errors = knownErrors(primary, secondary);
  if (!errors.ok) return errors;
  const planar = planeOfErrors(errors.value, hardBodyRadiusM);
  if (!planar.ok) return planar;
  const { shifts } = errors.value;
  const { plane, primaryM2, secondaryM2 } = planar.value;
  if (!shifts || !primaryM2 || !secondaryM2) return fail({ code: "density-error-missing" });
  const { missXM, missYM, xi, zeta } = plane;
  const [first, second] = shifts.map(({ positionM }) => [dot(positionM, xi), dot(positionM, zeta)]);
  const covariance = sum2(less(primaryM2, first), less(secondaryM2, second));
  return ok(
    offsets.map((offset) => {
      const x = missXM + offset * (second[0] - first[0]);
      const y = missYM + offset * (second[1] - first[1]);
      return { offset, pc: foster1992(principalEncounter(x, y, covariance, hardBodyRadiusM)) };
    })
  );
}
function less({ xx, yx, yy }, [x, y]) {
  return { xx: xx - x * x, yx: yx - x * y, yy: yy - y * y };
}

export {
  dragTradeOf,
  densitySweep
};
//# sourceMappingURL=chunk-3UDJ4YU2.mjs.map
