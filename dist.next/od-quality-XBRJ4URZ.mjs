import "./chunk-3UDJ4YU2.mjs";
import {
  readMessage
} from "./chunk-BERHEF46.mjs";
import "./chunk-YVHKJPRG.mjs";
import "./chunk-VUS4WX4N.mjs";
import "./chunk-DTXYMTTS.mjs";
import "./chunk-XOCJKTFS.mjs";
import "./chunk-63IL6MBF.mjs";
import "./chunk-WM2KWLZN.mjs";
import "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import {
  kindOf,
  messageApproach
} from "./chunk-RTLHHJLK.mjs";
import "./chunk-ZELNLM4B.mjs";
import {
  DEFAULT_COVARIANCE_VARIANCE_M2,
  dissipationClass,
  mostAgeDays,
  orbitLimits
} from "./chunk-TFK7XCIF.mjs";
import "./chunk-KBE52FWN.mjs";
import "./chunk-BGTYLUKS.mjs";
import "./chunk-GKHTNQWA.mjs";
import "./chunk-PLROUQ7Q.mjs";
import "./chunk-JFDAAJRY.mjs";
import "./chunk-PL7NDV4T.mjs";
import {
  isPositiveDefinite
} from "./chunk-EFPVRPBJ.mjs";
import "./chunk-D2J54P6C.mjs";
import "./chunk-OCTYTDT2.mjs";
import "./chunk-WN7XZFL2.mjs";
import {
  equinoctialFromCartesian
} from "./chunk-GGSRQIBL.mjs";
import "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import "./chunk-PESGF56Y.mjs";
import "./chunk-D6MAFDXG.mjs";
import "./chunk-CUNGASR2.mjs";
import "./chunk-GZW2Z354.mjs";
import "./chunk-Z7TE2O33.mjs";
import "./chunk-CYHM7ET5.mjs";
import "./chunk-XMHCSSDI.mjs";
import {
  EARTH_RADIUS_M,
  MU_EARTH,
  fieldsOfObject,
  numberOf
} from "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import {
  SECONDS_PER_DAY
} from "./chunk-JQJWWTBG.mjs";
import "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// packages/conjunction/src/decision/orbit-score.ts
var MODELS = [
  [0, 36, true, false],
  [5e5, 36, true, true],
  [9e5, 24, true, true],
  [2e6, 12, false, true],
  [1e7, 8, false, true]
];
var ECCENTRIC_MODELS = [
  [0, 36, true, false],
  [5e5, 24, true, true],
  [1e6, 18, false, true],
  [2e6, 12, false, true],
  [1e7, 8, false, true]
];
var ECCENTRIC = 0.25;
var LEAST_COEFFICIENT = 1e-3;
var MOST_COEFFICIENT = {
  PAYLOAD: 0.1,
  "ROCKET BODY": 0.2,
  DEBRIS: 1,
  UNKNOWN: 1
};
var MOST_DRAGGED_COEFFICIENT = 10;
var SPANS_DAYS = [
  [3.5, 18],
  [1.5, 17],
  [1.5, 15],
  [1.5, 14],
  [1.5, 12],
  [1.25, 11],
  [1.25, 10],
  [1.25, 8],
  [1.25, 8],
  [1.25, 7]
];
var QUIET_SPAN_DAYS = 14;
var AGE_COUNTS_DAYS = 3;
var MOST_SHARE_OF_ORBIT = 0.125;
function orbitScore(orbit) {
  const groups = [
    { group: "models", weight: 3, checks: modelChecks(orbit) },
    { group: "determination", weight: 2, checks: determinationChecks(orbit) },
    { group: "covariance", weight: 2, checks: covarianceChecks(orbit) },
    { group: "age", weight: 1, checks: [ageCheck(orbit)] }
  ];
  let total = 0;
  let reached = 0;
  let composite = 0;
  for (const { weight, checks } of groups) {
    const answers = checks.filter(({ isPassed }) => isPassed !== void 0);
    const passed = answers.filter(({ isPassed }) => isPassed).length;
    composite += weight * passed / checks.length;
    if (answers.length === 0) continue;
    total += weight;
    reached += weight * passed / answers.length;
  }
  const weights = groups.reduce((sum, { weight }) => sum + weight, 0);
  return { groups, composite: composite / weights, ...total > 0 && { score: reached / total } };
}
function modelChecks({ models, perigeeHeightM, eccentricity, quality }) {
  const table2 = eccentricity < ECCENTRIC ? MODELS : ECCENTRIC_MODELS;
  const [, degree, wantsDrag, wantsRadiation] = table2.findLast(([from]) => perigeeHeightM >= from) ?? table2[0];
  const { geopotential, hasDrag, hasRadiationPressure, hasMoonAndSun, hasSolidTides } = models;
  return [
    {
      code: "geopotential",
      limit: degree,
      ...geopotential !== void 0 && { value: geopotential, isPassed: geopotential >= degree }
    },
    { code: "drag", ...outcomeOf(hasDrag, wantsDrag) },
    { code: "radiation-pressure", ...outcomeOf(hasRadiationPressure, wantsRadiation) },
    { code: "moon-and-sun", ...outcomeOf(hasMoonAndSun, true) },
    { code: "solid-tides", ...outcomeOf(hasSolidTides, true) },
    dragCheck(models.dragM2PerKg, quality),
    coefficientCheck("radiation-coefficient", models.radiationM2PerKg, MOST_COEFFICIENT[quality.objectType])
  ];
}
function dragCheck(value, { objectType, sedrWPerKg }) {
  const code = "drag-coefficient";
  if (sedrWPerKg === void 0) return { code };
  const dissipation = dissipationClass(sedrWPerKg);
  if (dissipation === 0) return { code, limit: 0, ...value !== void 0 && { value, isPassed: value === 0 } };
  const most = MOST_COEFFICIENT[objectType];
  const isDraggedDebris = dissipation > 1 && most === MOST_COEFFICIENT.DEBRIS;
  return coefficientCheck(code, value, isDraggedDebris ? MOST_DRAGGED_COEFFICIENT : most);
}
function coefficientCheck(code, value, most) {
  if (value === void 0) return { code, limit: most };
  const size = Math.abs(value);
  return {
    code,
    value,
    limit: size < LEAST_COEFFICIENT ? LEAST_COEFFICIENT : most,
    isPassed: size >= LEAST_COEFFICIENT && size <= most
  };
}
var outcomeOf = (is, wanted) => is === void 0 ? {} : { isPassed: is === wanted };
function determinationChecks(orbit) {
  const { residualsAcceptedPercent, weightedRms, objectType } = orbit.quality;
  const limits = orbitLimits(objectType);
  return [
    spanCheck(orbit),
    {
      code: "residuals-accepted",
      limit: limits.residualsPercent,
      ...residualsAcceptedPercent !== void 0 && {
        value: residualsAcceptedPercent,
        isPassed: residualsAcceptedPercent >= limits.residualsPercent
      }
    },
    {
      code: "weighted-rms",
      limit: limits.weightedRms,
      ...weightedRms !== void 0 && {
        value: weightedRms,
        isPassed: weightedRms > 0 && weightedRms < limits.weightedRms
      }
    }
  ];
}
function spanCheck({ quality, eccentricity, periodS }) {
  const { actualOdSpanDays: value, sedrWPerKg } = quality;
  if (value === void 0 || sedrWPerKg === void 0) return { code: "od-span" };
  const dissipation = dissipationClass(sedrWPerKg);
  const isQuiet = dissipation === 0 || dissipation === 1 && eccentricity > ECCENTRIC;
  const [least, most] = isQuiet ? [QUIET_SPAN_DAYS, quietSpanDays(periodS)] : SPANS_DAYS[dissipation - 1] ?? SPANS_DAYS[0];
  return { code: "od-span", value, limit: value <= least ? least : most, isPassed: value > least && value < most };
}
var quietSpanDays = (periodS) => Math.min(30, Math.max(QUIET_SPAN_DAYS, 98e-4 * periodS / 60 + 14.009));
function covarianceChecks({ covariance, circumferenceM }) {
  const limit = MOST_SHARE_OF_ORBIT * circumferenceM;
  if (covariance === void 0) {
    return [{ code: "covariance-default" }, { code: "covariance-positive" }, { code: "covariance-size", limit }];
  }
  const { isDefault, isPositive, alongTrackSigmaM } = covariance;
  return [
    { code: "covariance-default", isPassed: !isDefault },
    { code: "covariance-positive", isPassed: isPositive },
    { code: "covariance-size", value: alongTrackSigmaM, limit, isPassed: alongTrackSigmaM < limit }
  ];
}
function ageCheck({ epochAgeS, timeToTcaS, quality }) {
  const limit = mostAgeDays(quality.sedrWPerKg);
  if (epochAgeS === void 0) return { code: "epoch-age", limit };
  const value = epochAgeS / SECONDS_PER_DAY;
  return {
    code: "epoch-age",
    value,
    limit,
    isPassed: timeToTcaS >= AGE_COUNTS_DAYS * SECONDS_PER_DAY || value < limit
  };
}

// packages/assessment/src/message-analysis.ts
var OFFSETS = Array.from({ length: 17 }, (_, i) => (i - 8) / 4);
function orbitScores(cdm, approach) {
  return [scoreOf(cdm, 0, approach), scoreOf(cdm, 1, approach)];
}
function scoreOf(cdm, index, approach) {
  const object = cdm.objects[index];
  const { lastObservationEndTaiS, covarianceRtnM2 } = object;
  const quality = approach?.parties[index].quality ?? { objectType: "UNKNOWN" };
  return orbitScore({
    quality: { ...quality, objectType: kindOf(object, quality.objectType) },
    models: modelsOf(cdm.message, index + 1),
    ...shapeOf(approach?.states[index] ?? object),
    timeToTcaS: cdm.tcaTaiS - cdm.creationTaiS,
    ...lastObservationEndTaiS !== void 0 && { epochAgeS: cdm.tcaTaiS - lastObservationEndTaiS },
    ...covarianceRtnM2 && { covariance: covarianceFacts(covarianceRtnM2) }
  });
}
function shapeOf({ positionM, velocityMps }) {
  const elements = equinoctialFromCartesian([...positionM, ...velocityMps]);
  if (elements === void 0) {
    return {
      perigeeHeightM: 0,
      eccentricity: 1,
      circumferenceM: Number.POSITIVE_INFINITY,
      periodS: Number.POSITIVE_INFINITY
    };
  }
  const { meanMotionRadps: n, af, ag } = elements;
  const a = Math.cbrt(MU_EARTH / (n * n));
  const e = Math.hypot(af, ag);
  const b = a * Math.sqrt(1 - e * e);
  return {
    perigeeHeightM: a * (1 - e) - EARTH_RADIUS_M,
    periodS: 2 * Math.PI / n,
    eccentricity: e,
    // Ramanujan 1914, first form.
    circumferenceM: Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)))
  };
}
function covarianceFacts(matrix) {
  const position = Float64Array.from({ length: 9 }, (_, i) => matrix[6 * Math.floor(i / 3) + i % 3]);
  return {
    isPositive: isPositiveDefinite(position, 3),
    isDefault: [0, 4, 8].every((i) => position[i] >= DEFAULT_COVARIANCE_VARIANCE_M2),
    alongTrackSigmaM: Math.sqrt(Math.max(0, position[4]))
  };
}
function modelsOf(message, object) {
  const all = fieldsOfObject(message, object);
  const fields = new Map(all.map(({ keyword, value }) => [keyword, value.toUpperCase()]));
  const [drag, radiation] = [numberOf(all, "CD_AREA_OVER_MASS"), numberOf(all, "CR_AREA_OVER_MASS")];
  const [gravity, air] = [fields.get("GRAVITY_MODEL"), fields.get("ATMOSPHERIC_MODEL")];
  const [bodies, light, tides] = [
    fields.get("N_BODY_PERTURBATIONS"),
    fields.get("SOLAR_RAD_PRESSURE"),
    fields.get("EARTH_TIDES")
  ];
  const sizes = [...(gravity ?? "").matchAll(/(\d+)\s*(?:[DO]\b|X\s*(\d+))/g)].flatMap(
    ([, first, second]) => [first, second].flatMap((size) => size === void 0 ? [] : Number(size))
  );
  return {
    ...sizes.length > 0 && { geopotential: Math.min(...sizes) },
    ...air !== void 0 && { hasDrag: !air.includes("NONE") },
    ...light !== void 0 && { hasRadiationPressure: light === "YES" },
    ...bodies !== void 0 && { hasMoonAndSun: bodies.includes("MOON") && bodies.includes("SUN") },
    ...tides !== void 0 && { hasSolidTides: tides === "YES" },
    ...drag !== void 0 && { dragM2PerKg: drag },
    ...radiation !== void 0 && { radiationM2PerKg: radiation }
  };
}

// services/cli/src/commands/od-quality.ts
function addOdQuality(program) {
  program.command("od-quality").description("how good the orbits of a data message were determined, as a score of what it tells").argument("<file>", "CDM as KVN, XML or JSON").option("--json", "print JSON").action((file, options) => {
    const cdm = readMessage(file);
    const approach = messageApproach(cdm);
    const [first, second] = orbitScores(cdm, approach.ok ? approach.value : void 0).map(qualityOf);
    const qualities = { object1: first, object2: second };
    process.stdout.write(options.json ? `${JSON.stringify(qualities, null, 2)}
` : table(qualities));
  });
}
function qualityOf({ composite, groups }) {
  const checks = groups.flatMap((group) => group.checks);
  const codes = (isWanted) => checks.flatMap(({ code, isPassed }) => isWanted(isPassed) ? code : []);
  return {
    composite,
    zeros: codes((isPassed) => isPassed !== true),
    notTold: codes((isPassed) => isPassed === void 0)
  };
}
function table(qualities) {
  const rows = Object.entries(qualities).map(([object, { composite, zeros, notTold }]) => {
    const reasons = zeros.map((code) => notTold.includes(code) ? `${code} (not told)` : code).join(", ");
    return `${object}  composite ${composite.toFixed(3)}${reasons === "" ? ", every check passed" : `, not passed: ${reasons}`}`;
  });
  return `${rows.join("\n")}
`;
}
export {
  addOdQuality
};
//# sourceMappingURL=od-quality-XBRJ4URZ.mjs.map
