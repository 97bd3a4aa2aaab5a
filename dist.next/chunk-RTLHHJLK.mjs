import {
  leastDeviation,
  withOwnFunctions
} from "./chunk-TFK7XCIF.mjs";
import {
  implausibility
} from "./chunk-WN7XZFL2.mjs";
import {
  transformState
} from "./chunk-IHQRYJEI.mjs";
import {
  objectTypeOf,
  objectTypeOfName
} from "./chunk-CRMFVZQ4.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/assessment/src/orbit/message-party.ts
function messageParty(object, creationTaiS, size = {}) {
  const objectType = objectTypeOf(object.objectType ?? "") ?? "UNKNOWN";
  const { hardBodyRadiusM, covarianceRtnM2, densityError, lastObservationEndTaiS, maneuverable } = object;
  return {
    noradId: object.noradId ?? null,
    designator: object.designator,
    name: object.name,
    cosparId: object.internationalDesignator,
    objectType,
    manoeuvrable: maneuverable === "YES" || maneuverable === "NO" ? maneuverable : "N/A",
    size: { objectType, ...hardBodyRadiusM !== void 0 && { cdmRadiusM: hardBodyRadiusM }, ...size },
    orbitSource: object.ephemerisName === "NONE" ? `message, ${object.catalogName}` : `message, ${object.ephemerisName}`,
    ephemerisName: object.ephemerisName,
    orbitAgeS: (epochTaiS) => lastObservationEndTaiS === void 0 ? void 0 : epochTaiS - lastObservationEndTaiS,
    quality: qualityOf(object, objectType, creationTaiS),
    covarianceAt({ epochTaiS }) {
      if (covarianceRtnM2 === void 0) return { source: "NONE" };
      return {
        source: "CDM",
        covariance: { epochTaiS, frame: "RTN", matrix: covarianceRtnM2 },
        leastDeviationM: leastDeviation(
          kindOf(object, objectType),
          epochTaiS - (lastObservationEndTaiS ?? creationTaiS)
        ),
        ...densityError && { densityError }
      };
    }
  };
}
function kindOf({ name, noradId = 0 }, objectType) {
  if (objectType !== "UNKNOWN") return objectType;
  return noradId >= ANALYST_FROM && noradId < ANALYST_END ? "DEBRIS" : objectTypeOfName(name) ?? objectType;
}
var [ANALYST_FROM, ANALYST_END] = [8e4, 9e4];
function qualityOf(object, objectType, creationTaiS) {
  const { lastObservationEndTaiS: lastTaiS, actualOdSpanDays, recommendedOdSpanDays, observationsUsed } = object;
  const { residualsAcceptedPercent, weightedRms, sedrWPerKg } = object;
  return {
    objectType,
    ...lastTaiS !== void 0 && { lastObservationAgeS: creationTaiS - lastTaiS },
    ...actualOdSpanDays !== void 0 && { actualOdSpanDays },
    ...recommendedOdSpanDays !== void 0 && { recommendedOdSpanDays },
    ...observationsUsed !== void 0 && { observationsUsed },
    ...residualsAcceptedPercent !== void 0 && { residualsAcceptedPercent },
    ...weightedRms !== void 0 && { weightedRms },
    ...sedrWPerKg !== void 0 && { sedrWPerKg }
  };
}

// packages/assessment/src/message-approach.ts
function messageApproach(...message) {
  return withOwnFunctions(() => messageApproachByEngine(...message));
}
function messageApproachByEngine(cdm, own = { object: 1, size: {} }, eop) {
  const other = own.object === 1 ? 2 : 1;
  const [primary, secondary] = [cdm.objects[own.object - 1], cdm.objects[other - 1]];
  const odd = implausible(cdm.objects[0], 1) ?? implausible(cdm.objects[1], 2);
  if (odd !== void 0) return fail(odd);
  const [first, second] = [stateOf(primary, cdm.tcaTaiS, eop), stateOf(secondary, cdm.tcaTaiS, eop)];
  if (first === void 0) return fail(unsupported(own.object, primary));
  if (second === void 0) return fail(unsupported(other, secondary));
  const { originator, creationTaiS } = cdm;
  const partyOf = (object, size) => ({
    ...messageParty(object, creationTaiS, size),
    statedBy: { originator, creationTaiS }
  });
  return ok({
    states: [first, second],
    parties: [partyOf(primary, own.size), partyOf(secondary, own.other)],
    isAtTca: false,
    stated: statedBy(cdm),
    ...cdm.hardBodyRadiusM !== void 0 && { messageRadiusM: cdm.hardBodyRadiusM },
    ...own.radius && { radius: own.radius }
  });
}
function statedBy({ missDistanceM, relativeSpeedMps, collisionProbability: pc }) {
  return {
    missDistanceM,
    ...relativeSpeedMps !== void 0 && { relativeSpeedMps },
    ...pc !== void 0 && { pc }
  };
}
function stateOf({ frame, positionM, velocityMps }, epochTaiS, eop) {
  return frame && transformState({ epochTaiS, frame, positionM, velocityMps }, "EME2000", eop);
}
function unsupported(object, { refFrame }) {
  return { code: "unsupported-frame", object, refFrame };
}
function implausible({ positionM, velocityMps }, object) {
  const odd = implausibility(positionM, velocityMps);
  return odd && { code: "state-implausible", object, ...odd };
}

export {
  messageParty,
  kindOf,
  messageApproach,
  messageApproachByEngine
};
//# sourceMappingURL=chunk-RTLHHJLK.mjs.map
