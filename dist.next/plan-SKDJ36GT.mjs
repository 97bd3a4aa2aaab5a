import {
  inTurn,
  partOfProgress
} from "./chunk-33BVEFNV.mjs";
import {
  confidenceText
} from "./chunk-V6WLBVG3.mjs";
import {
  readMessage
} from "./chunk-BERHEF46.mjs";
import {
  confidenceOfApproach
} from "./chunk-LT54FEB3.mjs";
import {
  COVARIANCE_RULES_OPTION,
  readCovarianceRules
} from "./chunk-7J3FLZ4K.mjs";
import "./chunk-YVHKJPRG.mjs";
import {
  writeResult
} from "./chunk-VOKBMZZE.mjs";
import {
  readCatalogueFile,
  sizesInFile
} from "./chunk-DHJV4SQR.mjs";
import {
  numberOption
} from "./chunk-F4PYMTON.mjs";
import {
  airOf,
  atmosphereName
} from "./chunk-X54PMYGD.mjs";
import {
  EOP_OPTION,
  readEarthOrientationFile
} from "./chunk-VQZCHEK3.mjs";
import "./chunk-VUS4WX4N.mjs";
import {
  burnDurationS,
  candidateStars,
  changeOf,
  commandOf,
  countedPc,
  cutoffTaiS,
  deltaVOf,
  erringExecutions,
  eventEffect,
  freeOrbit,
  impulseOf,
  inRtn,
  isMetAsItIs,
  isReached,
  isStill,
  mappedFigures,
  mappedMiss,
  meansOf,
  movedEvents,
  norm3,
  openResponse,
  outcomeOf,
  periodOf,
  plannedSet,
  presentResult,
  propellantOf,
  propulsionOf,
  scaledManoeuvre,
  smaOf,
  soundEvents,
  spanOfSet,
  totalPc,
  vehicleType
} from "./chunk-6AKW3YPN.mjs";
import "./chunk-BEAJMVT7.mjs";
import "./chunk-XE7WSCOI.mjs";
import {
  steered
} from "./chunk-DRZODJF2.mjs";
import "./chunk-IO7BPYYA.mjs";
import "./chunk-7CQSZCT6.mjs";
import {
  encounterFigures,
  isPlanar
} from "./chunk-DTXYMTTS.mjs";
import {
  plannedEncounterOf
} from "./chunk-XOCJKTFS.mjs";
import {
  twoBodyStateAt
} from "./chunk-63IL6MBF.mjs";
import "./chunk-ABSFTRRC.mjs";
import {
  objectType
} from "./chunk-ALC5TWKY.mjs";
import "./chunk-VKOCJKZS.mjs";
import {
  elementSetParty
} from "./chunk-CZHFY5E3.mjs";
import {
  packEphemeris,
  screenAll
} from "./chunk-V57L3OTT.mjs";
import "./chunk-GB3DDHV4.mjs";
import {
  inFrame
} from "./chunk-H6CQBRAW.mjs";
import "./chunk-QUOUCEHU.mjs";
import "./chunk-WM2KWLZN.mjs";
import "./chunk-QWZUCWZS.mjs";
import {
  planScreening
} from "./chunk-NHSADP6A.mjs";
import "./chunk-TD6BGNMH.mjs";
import "./chunk-45VDEFED.mjs";
import "./chunk-EP2FK75A.mjs";
import "./chunk-PMXGMC47.mjs";
import "./chunk-SX4P7CIH.mjs";
import {
  archiveOf
} from "./chunk-QYOYMQUK.mjs";
import "./chunk-DMQ5UNP7.mjs";
import {
  PLANNED_MANOEUVRE_TYPES,
  impulsive,
  propulsionFacts
} from "./chunk-BGV4TA7A.mjs";
import "./chunk-WB4UD6XI.mjs";
import "./chunk-CUKEGQYN.mjs";
import {
  messageApproach,
  messageParty
} from "./chunk-RTLHHJLK.mjs";
import "./chunk-ZELNLM4B.mjs";
import {
  ruledApproach
} from "./chunk-TFK7XCIF.mjs";
import {
  eigen3,
  encounterPlane
} from "./chunk-KBE52FWN.mjs";
import "./chunk-4K3OKXIN.mjs";
import "./chunk-BGTYLUKS.mjs";
import {
  DRAG_SIGMA_SHARE,
  cross,
  dot,
  norm,
  scaled,
  spaceWeatherUsed,
  unit
} from "./chunk-GKHTNQWA.mjs";
import "./chunk-PLROUQ7Q.mjs";
import {
  EXPONENTIAL_AIR,
  exponentialAtmosphere
} from "./chunk-JFDAAJRY.mjs";
import {
  geodeticFromItrf
} from "./chunk-PL7NDV4T.mjs";
import "./chunk-EFPVRPBJ.mjs";
import {
  borderBetween,
  determinant2
} from "./chunk-D2J54P6C.mjs";
import "./chunk-OCTYTDT2.mjs";
import "./chunk-WN7XZFL2.mjs";
import {
  covarianceInLocal,
  sixOf,
  stateOfSix
} from "./chunk-GGSRQIBL.mjs";
import {
  transformState
} from "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import "./chunk-PESGF56Y.mjs";
import "./chunk-D6MAFDXG.mjs";
import "./chunk-CUNGASR2.mjs";
import {
  rootBetween
} from "./chunk-GZW2Z354.mjs";
import "./chunk-Z7TE2O33.mjs";
import {
  batchOf,
  sgp4Init
} from "./chunk-CYHM7ET5.mjs";
import "./chunk-XMHCSSDI.mjs";
import {
  EARTH_ROTATION_RADPS,
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import {
  SECONDS_PER_DAY,
  formatUtcZ
} from "./chunk-JQJWWTBG.mjs";
import {
  inputAtFault,
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// services/cli/src/planning/plan-options.ts
var optionOf = (name) => name.toLowerCase().replaceAll(/[_ ]/g, "-");
var KIND_OPTIONS = objectType.options.map(optionOf);
var MOST_ORBITS = 400;
function planOptions(texts) {
  const kind = optionOf(texts.type);
  const type = PLANNED_MANOEUVRE_TYPES.find((each) => optionOf(each) === kind);
  if (type === void 0)
    throw wrongUsage(`--type ${texts.type}: one of ${PLANNED_MANOEUVRE_TYPES.map(optionOf).join(", ")}`);
  const { needs, isByAir } = vehicleType(type);
  const { optimise, model } = texts;
  if (optimise !== "pc" && optimise !== "mahalanobis" && optimise !== "miss")
    throw wrongUsage(`--optimise ${optimise}: pc, mahalanobis or miss`);
  if (model !== "two-body" && model !== "full") throw wrongUsage(`--model ${model}: two-body or full`);
  const { atmosphere, spaceWeather } = texts;
  if (model === "two-body" && !isByAir && (atmosphere ?? spaceWeather) !== void 0)
    throw wrongUsage("--atmosphere, --space-weather: they belong to --model full or --type differential-drag");
  const number = (option, text, least, most) => text === void 0 ? void 0 : numberOption(option, text, least, most);
  const { exportSet, leaveOut = [] } = texts;
  if (leaveOut.length > 0 && texts.catalogue === void 0) throw wrongUsage("--leave-out: it belongs to --catalogue");
  if (exportSet !== void 0 && !exportSet.endsWith(".zip"))
    throw wrongUsage(`--export-set ${exportSet}: the name must end in .zip`);
  const targetPc = number("--target-pc", texts.targetPc, 1e-30, 1);
  const massKg = number("--mass", texts.mass, 1e-3, 1e7);
  const specificImpulseS = number("--isp", texts.isp, 1, 1e5);
  const thrustN = number("--thrust", texts.thrust, 1e-9, 1e6);
  const options = {
    type,
    ...texts.burn && { burns: texts.burn.map(givenBurn) },
    objective: optimise,
    maxDeltaVMps: numberOption("--max-dv", texts.maxDv, 1e-9, 1e4),
    ...targetPc !== void 0 && { targetPc },
    orbits: range(texts.orbits),
    ...texts.direction !== void 0 && { held: direction(texts.direction) },
    model,
    atmosphere: atmosphereName(atmosphere, spaceWeather),
    ...spaceWeather !== void 0 && { spaceWeatherFile: spaceWeather },
    ...texts.catalogue !== void 0 && { catalogue: texts.catalogue },
    leftOut: leaveOut,
    ...massKg !== void 0 && { massKg },
    ...specificImpulseS !== void 0 && { specificImpulseS },
    ...thrustN !== void 0 && { thrustN },
    dutyCycle: numberOption("--duty", texts.duty, 1e-6, 1),
    ...texts.areas !== void 0 && { areasM2: areas(texts.areas) },
    dragCoefficient: numberOption("--cd", texts.cd, 1e-3, 100),
    ...texts.burnError !== void 0 && { burnError: burnError(texts.burnError) },
    ...exportSet !== void 0 && { exportSet }
  };
  if (needs.includes("thrustN") && thrustN === void 0 || needs.includes("specificImpulseS") && specificImpulseS === void 0)
    throw wrongUsage(`--type ${kind}: give --thrust and --isp`);
  if (isByAir && options.areasM2 === void 0) throw wrongUsage(`--type ${kind}: give --areas MIN,NOMINAL,MAX`);
  if (isByAir && options.burns !== void 0)
    throw wrongUsage("--burn: the air gives no delta-v of its own; leave it out and search");
  return options;
}
function givenBurn(text) {
  const [orbits, vector, ...more] = text.split(":");
  if (vector === void 0 || more.length > 0)
    throw wrongUsage(`--burn ${text}: ORBITS:R,T,N, for example 1.5:0,0.02,0`);
  const deltaVRtnMps = triple("--burn", text, vector);
  return { orbitsBeforeTca: numberOption("--burn", orbits, 1e-6, MOST_ORBITS), deltaVRtnMps };
}
function triple(option, whole, text) {
  const parts = text.split(",");
  if (parts.length !== 3) throw wrongUsage(`${option} ${whole}: three numbers R,T,N`);
  const [r, t, n] = parts.map((part) => numberOption(option, part, -1e4, 1e4));
  return [r, t, n];
}
function direction(text) {
  const vector = triple("--direction", text, text);
  if (Math.hypot(...vector) === 0) throw wrongUsage(`--direction ${text}: no direction`);
  return vector;
}
function range(text) {
  const [from, to = from, ...more] = text.split("..");
  if (from === void 0 || more.length > 0) throw wrongUsage(`--orbits ${text}: A..B`);
  const [a, b] = [from, to].map((part) => numberOption("--orbits", part, 1e-6, MOST_ORBITS));
  if (b < a) throw wrongUsage(`--orbits ${text}: from the smaller number to the larger`);
  return [a, b];
}
function burnError(text) {
  const parts = text.split(",");
  if (parts.length !== 2) throw wrongUsage(`--burn-error ${text}: SHARE,DEG, for example 0.05,1`);
  const [magnitudeShare, pointingDeg] = parts.map((part) => numberOption("--burn-error", part, 0, 90));
  return { magnitudeShare, pointingRad: pointingDeg * Math.PI / 180 };
}
function areas(text) {
  const parts = text.split(",");
  if (parts.length !== 3) throw wrongUsage(`--areas ${text}: MIN,NOMINAL,MAX`);
  const [min, nominal, max] = parts.map((part) => numberOption("--areas", part, 1e-6, 1e5));
  if (!(min <= nominal && nominal <= max && min < max)) throw wrongUsage(`--areas ${text}: MIN, NOMINAL, MAX in order`);
  return [min, nominal, max];
}

// services/cli/src/planning/plan-report.ts
function wirePlan(plan, confidence) {
  const [before] = plan.before.before;
  return {
    type: plan.options.type,
    model: plan.options.model,
    atmosphere: plan.atmosphere,
    tca: formatUtcZ(plan.tcaTaiS, 6),
    periodS: plan.periodS,
    asItIs: asItIs(plan, confidence),
    before: {
      missDistanceM: before.missDistanceM,
      mahalanobis: Math.sqrt(before.mahalanobisSquared),
      pc: before.pc,
      totalPc: plan.before.totalPc,
      events: plan.events.length
    },
    events: plan.events.map(({ id }, k) => ({ id, pc: plan.before.before[k].pc })),
    leftOut: plan.leftOut.map(({ id, code }) => ({ id, fault: code })),
    candidates: plan.candidates.map((candidate) => wireCandidate(candidate, confidence)),
    ...plan.note !== void 0 && { note: plan.note },
    ...plan.warning !== void 0 && { warning: plan.warning }
  };
}
function asItIs({ events }, confidence) {
  const { judged } = events[0];
  if (judged === void 0) return null;
  const { pc, method } = judged.independent;
  const counted = judged.isCorrelated ? { correlatedPc: judged.pc } : {};
  return { pc, method, ...believed(confidence), ...counted };
}
function believed(confidence) {
  if (confidence === void 0) return { confidence: null, confidenceReason: null };
  const { confidence: word, reason } = confidence;
  return { confidence: word, confidenceReason: { ...reason, text: confidenceText(reason) } };
}
function wireCandidate(candidate, confidence) {
  const { outcome, manoeuvre, isTargetReached, leftOutTotal } = candidate;
  const { withExecution: withExecution2 } = outcome;
  const [after] = outcome.after;
  return {
    orbitsBeforeTca: candidate.orbitsBeforeTca,
    ignitionEpoch: formatUtcZ(manoeuvre.ignitionTaiS, 6),
    deltaVRtnMps: candidate.deltaVRtnMps,
    missDistanceM: after.missDistanceM,
    mahalanobis: Math.sqrt(after.mahalanobisSquared),
    end: after.end,
    pc: after.pc,
    method: after.method,
    ...believed(confidence),
    tca: formatUtcZ(after.tcaTaiS, 6),
    totalPc: outcome.totalPc,
    withExecutionError: withExecution2 ? { pc: withExecution2.pcs[0], totalPc: withExecution2.totalPc } : null,
    ...leftOutTotal && { leftOutTotal },
    ...isTargetReached !== void 0 && { isTargetReached },
    isInadequate: outcome.isInadequate,
    events: outcome.after.map(wireEvent),
    deltaMassKg: massChange(candidate) ?? null,
    smaChangeM: candidate.smaChangeM,
    ..."durationS" in manoeuvre && { durationS: manoeuvre.durationS },
    ..."areaM2" in manoeuvre && { areaM2: manoeuvre.areaM2 }
  };
}
function wireEvent({ end, missDistanceM, pc, method, isInadequate, passages, fault }) {
  const each = passages.map((passage) => ({
    tca: formatUtcZ(passage.tcaTaiS, 6),
    missDistanceM: passage.missDistanceM,
    pc: passage.pc
  }));
  return { end, missDistanceM, pc, method, isInadequate, passages: each, ...fault && { fault: fault.code } };
}
function planTable(plan, confidence) {
  const [before] = plan.before.before;
  const judged = asItIs(plan, confidence);
  const words = judged === null ? "in two dimensions, without a verdict" : `${judged.method}, ${judged.confidence ?? "confidence unknown"}`;
  const reason = judged?.confidenceReason;
  const head = [
    `TCA            ${formatUtcZ(plan.tcaTaiS, 3)}, period ${(plan.periodS / 60).toFixed(2)} min, ${plan.options.model}`,
    `as it is       miss ${before.missDistanceM.toFixed(1)} m, Pc ${before.pc.toExponential(3)} (${words})${plan.events.length > 1 ? `, total of ${plan.events.length} encounters ${plan.before.totalPc.toExponential(3)}` : ""}`
  ];
  if (reason) head.push(`                ${reason.text} So of the candidates.`);
  if (plan.atmosphere !== null) head.push(`air            ${airWords(plan.atmosphere)}`);
  for (const { id, code } of plan.leftOut) head.push(`left out       ${id}: ${code}, in no total`);
  if (plan.note !== void 0) head.push(`note           ${plan.note}`);
  if (plan.warning !== void 0) head.push(`warning        ${plan.warning}`);
  if (plan.candidates.length === 0) return [...head, ""].join("\n");
  const rows = plan.candidates.map((candidate) => {
    const [after] = candidate.outcome.after;
    const dv = candidate.deltaVRtnMps.map((value) => value.toFixed(4)).join(", ");
    const time = "durationS" in candidate.manoeuvre ? `, ${(candidate.manoeuvre.durationS / 60).toFixed(1)} min` : "";
    const event = after.end === "departs" ? "departs" : `Pc ${after.pc.toExponential(3)}`;
    return `  ${candidate.orbitsBeforeTca.toFixed(2).padStart(6)} orbits  ${formatUtcZ(candidate.manoeuvre.ignitionTaiS, 0)}  RTN ${dv} m/s${time}  miss ${after.missDistanceM.toFixed(1)} m  ${event}  total ${candidate.outcome.totalPc.toExponential(3)}${executionWords(candidate)}${leftOutWords(candidate)}${doubtWords(candidate.outcome)}  SMA ${candidate.smaChangeM.toFixed(1)} m${massChange(candidate) === void 0 ? "" : `  mass ${massChange(candidate).toFixed(4)} kg`}`;
  });
  return [...head, "candidates", ...rows, ""].join("\n");
}
function executionWords({ outcome: { withExecution: withExecution2 }, isTargetReached }) {
  if (withExecution2 === void 0) return "";
  const over = isTargetReached === false ? ": over the target" : "";
  return ` (with the error of the burn ${withExecution2.totalPc.toExponential(3)}${over})`;
}
function leftOutWords({ leftOutTotal }) {
  if (leftOutTotal === void 0) return "";
  const { count, totalPc: totalPc2 } = leftOutTotal;
  return ` (${count} left out: Pc ${totalPc2?.toExponential(3) ?? "unknown"})`;
}
function doubtWords({ after, isInadequate }) {
  const faults = after.flatMap(({ fault }) => fault?.code ?? []);
  if (faults.length > 0) return ` (an encounter could not be computed: ${faults.join(", ")})`;
  return isInadequate ? " (no all-clear: for an encounter in it no method holds)" : "";
}
function massChange({ propellantKg }) {
  return propellantKg === void 0 || propellantKg === 0 ? propellantKg : -propellantKg;
}
function airWords({ model, spaceWeather }) {
  return spaceWeather === null ? model : `${model}, space weather ${spaceWeather}`;
}

// packages/operations/src/plan/branches.ts
var SIGMAS = 3;
function branchesOf(manoeuvre, nominal, { events, means, densityUncertainty, model, returning = [] }) {
  const { isByAir } = vehicleType(manoeuvre.type);
  const width = isByAir ? densityUncertainty : SIGMAS * means.execution.magnitudeShare;
  const turned = (branch, share) => {
    const outcome = outcomeOf([scaledManoeuvre(manoeuvre, share), ...returning], events, means.body, model);
    return outcome.ok ? [{ branch, share, outcome: outcome.value }] : [];
  };
  const missed = {
    ...nominal,
    after: nominal.before,
    totalPc: nominal.totalPcBefore,
    isInadequate: nominal.before.some(({ isInadequate }) => isInadequate)
  };
  return [
    ...turned("HOT", 1 + width),
    { branch: "NOMINAL", share: 1, outcome: nominal },
    ...turned("COLD", Math.max(0, 1 - width)),
    { branch: "MISSED", share: 0, outcome: missed }
  ];
}

// packages/planning/src/execution-effect.ts
function withExecution(manoeuvres, outcome, events, setting) {
  const pcs = executionPcs(manoeuvres, outcome, events, setting);
  return pcs === void 0 ? outcome : { ...outcome, withExecution: { pcs, totalPc: totalPc(pcs) } };
}
function executionPcs(manoeuvres, outcome, events, { body, model, spread: spread2 }) {
  const moving = manoeuvres.filter((manoeuvre) => !isStill(manoeuvre));
  if (moving.length === 0) return void 0;
  const planar = events.map(({ judged: _, ...event }) => event);
  const away = [];
  for (const [k, manoeuvre] of moving.entries()) {
    for (const erring of erringExecutions(manoeuvre, { body, execution: spread2.execution })) {
      const beside = outcomeOf(moving.with(k, erring), planar, body, model);
      if (!beside.ok) return void 0;
      away.push(beside.value.after);
    }
  }
  const isByAir = moving.some((manoeuvre) => propulsionOf(manoeuvre).steering(manoeuvre) === void 0);
  return events.map((event, i) => {
    const after = outcome.after[i];
    const shifts = away.map((effects) => shiftAt(event, after, effects[i]));
    if (isByAir) shifts.push(shiftAt(event, after, outcome.before[i]).map((value) => value * spread2.densitySigma));
    return after.passages.length === 0 ? after.pc : Math.max(after.pc, pcWith(event, after, shifts));
  });
}
function shiftAt({ primary }, here, there) {
  const six = sixOf(oldState(primary, here));
  return sixOf(oldState(primary, there)).map((value, k) => value - six[k]);
}
var oldState = ({ epochTaiS }, effect) => twoBodyStateAt(effect.primary, epochTaiS);
function pcWith(event, after, shifts) {
  const known = oldState(event.primary, after);
  const matrix = Float64Array.from(
    { length: 36 },
    (_, n) => shifts.reduce((sum, shift) => sum + shift[Math.floor(n / 6)] * shift[n % 6], 0)
  );
  const wider = widerEncounter(event, known, matrix);
  const pcs = after.passages.map(({ primary, secondary, pc }) => {
    const figures = encounterFigures(wider, primary, secondary);
    return figures.ok ? figures.value.pc : pc;
  });
  return totalPc(pcs);
}
function widerEncounter(event, known, matrix) {
  const { judged, covarianceM2 } = event;
  const position = Float64Array.from({ length: 9 }, (_, n) => matrix[6 * Math.floor(n / 3) + n % 3]);
  const wide = covarianceM2.map((value, n) => value + position[n]);
  if (judged === void 0) return { ...event, covarianceM2: wide };
  const [own, other] = judged.objects;
  const { epochTaiS, frame } = known;
  const added = covarianceInLocal({ epochTaiS, frame, matrix }, "RTN", known).matrix;
  const before = own.covariance && covarianceInLocal(own.covariance, "RTN", own.state);
  const covariance = before && { ...before, matrix: before.matrix.map((value, n) => value + added[n]) };
  const objects = [{ ...own, ...covariance && { covariance } }, other];
  return { ...event, covarianceM2: wide, judged: { ...judged, objects } };
}

// packages/planning/src/return/orbit-offset.ts
var ITERATIONS = 3;
function orbitOffset(flown, nominal, epochTaiS) {
  const here = orbitStateAt(flown, epochTaiS);
  if (here === void 0) return void 0;
  let sameTaiS = epochTaiS;
  for (let k = 0; k < ITERATIONS; k++) {
    const there2 = orbitStateAt(nominal, sameTaiS);
    if (there2 === void 0) return void 0;
    const [r, t] = inRtn(here.positionM, there2);
    const [x, y, z] = there2.positionM;
    const [u, v, w] = there2.velocityMps;
    const rate = Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u) / (x * x + y * y + z * z);
    sameTaiS += Math.atan2(t, r) / rate;
  }
  const there = orbitStateAt(nominal, sameTaiS);
  if (there === void 0) return void 0;
  const sma = smaOf(there);
  return { smaM: smaOf(here) - sma, phaseRad: (sameTaiS - epochTaiS) * Math.sqrt(MU_EARTH / sma ** 3) };
}
function orbitStateAt(orbit, epochTaiS) {
  const six = new Float64Array(6);
  return orbit.stateAt(epochTaiS, six) ? stateOfSix(six, epochTaiS, orbit.frame) : void 0;
}

// packages/planning/src/plan-figures.ts
function orbitChange(manoeuvre, knownState, outcome) {
  const { ignitionTaiS } = manoeuvre;
  const endTaiS = cutoffTaiS(manoeuvre);
  const { change } = outcome;
  if (change === void 0) {
    const before = twoBodyStateAt(knownState, ignitionTaiS);
    const impulse = impulseOf(manoeuvre);
    if (impulse === void 0) return { before, after: twoBodyStateAt(knownState, endTaiS), smaChangeM: 0 };
    const frame = before.frame === "GCRF" ? "GCRF" : "EME2000";
    const dv = steered(impulse.vector, impulse.frame, sixOf(before), ignitionTaiS, frame);
    const after2 = { ...before, velocityMps: before.velocityMps.map((v, i) => v + dv[i]) };
    return { before, after: after2, smaChangeM: smaOf(after2) - smaOf(before) };
  }
  const six = new Float64Array(6);
  const at = (orbit, epochTaiS) => {
    if (!orbit.stateAt(epochTaiS, six)) throw new Error("an orbit that does not hold its own manoeuvre");
    return stateOfSix(six, epochTaiS, "GCRF");
  };
  const after = at(change.manoeuvred, endTaiS);
  return {
    // Where both meet the later one answers: just before an impulse the orbit without it.
    before: at(change.unmanoeuvred, ignitionTaiS),
    after,
    smaChangeM: smaChange(change, endTaiS)
  };
}
function smaChange({ manoeuvred, unmanoeuvred }, epochTaiS) {
  const offset = orbitOffset(manoeuvred, unmanoeuvred, epochTaiS);
  if (offset !== void 0) return offset.smaM;
  const [here, there] = [manoeuvred, unmanoeuvred].map((orbit) => orbitStateAt(orbit, epochTaiS));
  return smaOf(here) - smaOf(there);
}
function orbitFigures(manoeuvre, knownState, outcome) {
  const { smaChangeM } = orbitChange(manoeuvre, knownState, outcome);
  return { smaChangeM, phaseRad: phaseAtApproach(knownState.epochTaiS, outcome) };
}
function phaseAtApproach(tcaTaiS, { change }) {
  if (change === void 0) return 0;
  const { manoeuvred, unmanoeuvred } = change;
  const led = orbitStateAt(unmanoeuvred, tcaTaiS);
  const offset = orbitOffset(manoeuvred, unmanoeuvred, tcaTaiS) ?? orbitOffset(manoeuvred, twoBodyOrbit(led), tcaTaiS);
  return offset.phaseRad;
}
var twoBodyOrbit = (state) => ({
  frame: state.frame,
  stateAt(epochTaiS, out) {
    out.set(sixOf(twoBodyStateAt(state, epochTaiS)));
    return true;
  }
});

// packages/operations/src/plan/left-out.ts
function toldLeftOuts(flown, { main, leftOut }, body, model) {
  const uncounted = leftOut.flatMap(({ event }) => event ?? []);
  const plain = { leftOut: leftOut.map(({ id, code }) => ({ id, code })) };
  if (main === void 0 || uncounted.length === 0) return plain;
  const outcome = outcomeOf(flown, [main, ...uncounted], body, model);
  const count = uncounted.length;
  if (!outcome.ok) return { ...plain, leftOutTotal: { count, totalPcBefore: null, totalPc: null } };
  const [before, after] = [outcome.value.before.slice(1), outcome.value.after.slice(1)];
  const pcsOf = (event) => {
    const place = uncounted.indexOf(event);
    return { tcaTaiS: event.primary.epochTaiS, pcBefore: before[place].pc, pc: after[place].pc };
  };
  const all = (effects) => totalPc(effects.map(({ pc }) => pc));
  return {
    leftOut: leftOut.map(({ id, code, event }) => ({ id, code, ...event && pcsOf(event) })),
    leftOutTotal: { count, totalPcBefore: all(before), totalPc: all(after) }
  };
}

// packages/operations/src/plan/result.ts
function resultOf({ manoeuvre, outcome, branches, breaks, returning }, setting) {
  const { events, leftOut, watchPc, contacts = [], uplinkLeadS } = setting;
  const main = events[0];
  const flown = [manoeuvre, ...returning ? [returning.manoeuvre] : []];
  const commandByTaiS = manoeuvre.ignitionTaiS - uplinkLeadS;
  const command = contacts.filter(({ canCommand, span }) => canCommand && span[1] <= commandByTaiS).at(-1);
  const confirmation = contacts.find(({ canConfirm, span }) => canConfirm && span[1] > cutoffTaiS(manoeuvre));
  return {
    figures: pushFigures(manoeuvre, orbitChange(manoeuvre, main.primary, outcome), setting),
    ...returning && { returnFigures: pushFigures(returning.manoeuvre, returning.change, setting) },
    total: spentOn(flown, setting.means.body.massKg),
    totalPcBefore: outcome.totalPcBefore,
    totalPc: outcome.totalPc,
    isInadequate: outcome.isInadequate,
    ...executionFigures(flown, outcome, setting),
    planeBefore: planeOf(outcome.before[0]),
    planeAfter: planeOf(outcome.after[0]),
    events: events.map(({ id }, i) => {
      const [before, after] = [outcome.before[i], outcome.after[i]];
      const isRaised = before.pc < watchPc && after.pc >= watchPc;
      return { id, before: eventFigures(before), after: eventFigures(after), outcome: outcomeWord(after), isRaised };
    }),
    ...toldLeftOuts(flown, { main, leftOut }, setting.means.body, setting.model),
    branches: branches.map(({ branch, share, outcome: turned }) => {
      const avoided = turned.after[0];
      const { pc, missDistanceM } = avoided;
      const { totalPc: total, isInadequate } = turned;
      return { branch, share, pc, totalPc: total, missDistanceM, outcome: outcomeWord(avoided), isInadequate };
    }),
    ...contacts.length > 0 && { commandByTaiS },
    ...command && { commandContact: command },
    ...confirmation && { confirmationContact: confirmation },
    breaks
  };
}
function executionFigures(flown, outcome, { events, means, model, densityUncertainty }) {
  const spread2 = { execution: means.execution, densitySigma: densityUncertainty };
  const { withExecution: executed } = outcome.withExecution ? outcome : withExecution(flown, outcome, events, { body: means.body, model, spread: spread2 });
  return executed ? { withExecution: executed } : {};
}
function eventFigures(effect) {
  const { tcaTaiS, missDistanceM, mahalanobisSquared, pc, isInadequate, primary, secondary } = effect;
  const [a, b] = [primary.positionM, secondary.positionM];
  const relativeRtnM = inRtn([b[0] - a[0], b[1] - a[1], b[2] - a[2]], primary);
  return { tcaTaiS, missDistanceM, mahalanobisSquared, pc, isInadequate, relativeRtnM };
}
function outcomeWord({ fault, end }) {
  if (fault !== void 0) return "UNKNOWN";
  return end === "departs" ? "DEPARTS" : "PASSES";
}
function planeOf({ primary, secondary, planeM2 }) {
  const plane = encounterPlane(primary, secondary);
  if (!plane.ok) throw new Error(`a plane that was there is gone: ${plane.fault.code}`);
  const { xx: xxM2, yx: yxM2, yy: yyM2 } = planeM2;
  return { xM: plane.value.missXM, yM: plane.value.missYM, xxM2, yxM2, yyM2 };
}
function spentOn(manoeuvres, massKg) {
  let deltaVMps = 0;
  let propellantKg = 0;
  for (const manoeuvre of manoeuvres) {
    const leftKg = massKg - (propellantKg ?? 0);
    const usedKg = propellantOf(manoeuvre, leftKg);
    deltaVMps += deltaVOf(manoeuvre, leftKg);
    propellantKg = usedKg === void 0 || propellantKg === void 0 ? void 0 : propellantKg + usedKg;
  }
  return { deltaVMps, propellantKg };
}
function pushFigures(manoeuvre, change, { events, means, periodS }) {
  const { massKg } = means.body;
  const { type, ignitionTaiS } = manoeuvre;
  const leadS = events[0].primary.epochTaiS - ignitionTaiS;
  const deltaVMps = deltaVOf(manoeuvre, massKg);
  return {
    ...vehicleType(type).figures(manoeuvre, deltaVMps),
    type,
    ignitionTaiS,
    durationS: propulsionOf(manoeuvre).durationS(manoeuvre),
    orbitsBeforeTca: leadS / periodS,
    leadS,
    massKg,
    specificImpulseS: means.specificImpulseS,
    deltaVMps,
    propellantKg: propellantOf(manoeuvre, massKg),
    before: transformState(change.before, "EME2000"),
    after: transformState(change.after, "EME2000"),
    smaChangeM: change.smaChangeM
  };
}

// packages/conjunction/src/manoeuvre/best-direction.ts
function bestImpulse(map, goal, sizeMps) {
  const { values, vectors, along } = axesOf(map, goal);
  return ofParts(onSphere(values, along, sizeMps), vectors);
}
function secondImpulse(map, goal, sizeMps) {
  const { values, vectors, along } = axesOf(map, goal);
  if (!(values[2] - values[1] > ALIKE * values[2])) return void 0;
  const [from, to] = [values[1] + (values[2] - values[1]) * SMALL, values[2] - (values[2] - values[1]) * SMALL];
  const partsAt = (lambda) => along.map((pull, k) => pull / (lambda - values[k]));
  const slope = (lambda) => along.reduce((sum, pull, k) => sum + pull ** 2 / (lambda - values[k]) ** 3, 0);
  const least = rootBetween(slope, from, to, 0);
  if (norm(partsAt(to)) < sizeMps) {
    const [a, b] = partsAt(to);
    return ofParts([a, b, (along[2] < 0 ? 1 : -1) * Math.sqrt(sizeMps ** 2 - a * a - b * b)], vectors);
  }
  if (!(norm(partsAt(least)) < sizeMps)) return void 0;
  const parts = partsAt(rootBetween((lambda) => sizeMps / norm(partsAt(lambda)) - 1, least, to, 0));
  return ofParts(scaled(parts, sizeMps / norm(parts)), vectors);
}
var SMALL = 1e-6;
var ALIKE = 1e-8;
function axesOf(map, goal) {
  const w = goal === "miss-distance" ? { xx: 1, yx: 0, yy: 1 } : inverse(map.covarianceM2);
  const bx = map.xByRtnS;
  const by = map.yByRtnS;
  const weighted = [0, 1, 2].map((i) => [w.xx * bx[i] + w.yx * by[i], w.yx * bx[i] + w.yy * by[i]]);
  const gain = new Float64Array(9);
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) gain[3 * i + j] = weighted[i][0] * bx[j] + weighted[i][1] * by[j];
  }
  const { values, vectors } = eigen3(gain);
  const pull = weighted.map(([x, y]) => x * map.missXM + y * map.missYM);
  const along = vectors.map((v) => v[0] * pull[0] + v[1] * pull[1] + v[2] * pull[2]);
  return { values, vectors, along };
}
function ofParts(parts, vectors) {
  const dv = [0, 0, 0];
  for (let k = 0; k < 3; k++) for (let i = 0; i < 3; i++) dv[i] += parts[k] * vectors[k][i];
  return dv;
}
function onSphere(values, pull, size) {
  const top = values[2];
  if (size === 0) return [0, 0, 0];
  const partsAt = (above2) => [
    pull[0] / (above2 + (top - values[0])),
    pull[1] / (above2 + (top - values[1])),
    pull[2] / above2
  ];
  const high = norm(pull) / size;
  const low = high * 1e-16;
  if (!(low > 0) || norm(partsAt(low)) < size) {
    const [a, b] = low > 0 ? partsAt(low) : [0, 0];
    return [a, b, (pull[2] < 0 ? -1 : 1) * Math.sqrt(Math.max(0, size * size - a * a - b * b))];
  }
  const above = rootBetween((lambda) => size / norm(partsAt(lambda)) - 1, low, high, 0);
  const parts = partsAt(above);
  const scale = size / norm(parts);
  return [parts[0] * scale, parts[1] * scale, parts[2] * scale];
}
function inverse(m) {
  const determinant = determinant2(m);
  return { xx: m.yy / determinant, yx: -m.yx / determinant, yy: m.xx / determinant };
}

// packages/planning/src/bounded-push.ts
var SAMPLES = 36;
var HALVINGS = 24;
var WITHIN = 1e-9;
var isWithin = (push, bounds) => bounds.every(({ axis, value, isLeast }) => {
  const part = Math.abs(dot(axis, push));
  return isLeast ? part >= value * (1 - WITHIN) : part <= value * (1 + WITHIN);
});
function bestWithin(size, bounds, gain, summits) {
  const rims = bounds.flatMap(({ axis, value }) => [1, -1].map((sign) => rimOf(axis, sign * value)));
  const crossings = rims.flatMap((rim, k) => rims.slice(k + 1).flatMap((other) => crossingsOf(rim, other, size)));
  const worth = (push) => isWithin(push, bounds) ? gain(push) : Number.NEGATIVE_INFINITY;
  const best = [...summits, ...crossings, ...rims.flatMap((rim) => bestOn(rim, size, worth))].reduce(
    (a, b) => a === void 0 || worth(b) > worth(a) ? b : a,
    void 0
  );
  return best !== void 0 && isWithin(best, bounds) ? best : void 0;
}
var rimOf = (axis, value) => ({ axis: unit(axis), along: value / norm(axis) });
function bestOn({ axis, along }, size, worth) {
  if (!(Math.abs(along) < size)) return [];
  const first = unit(cross(axis, Math.abs(axis[0]) < 0.6 ? [1, 0, 0] : [0, 1, 0]));
  const second = cross(axis, first);
  const out = Math.sqrt(size * size - along * along);
  const at = (angle) => {
    const [c, s] = [out * Math.cos(angle), out * Math.sin(angle)];
    return [0, 1, 2].map((i) => along * axis[i] + c * first[i] + s * second[i]);
  };
  const better = (a, b) => worth(at(b)) > worth(at(a)) ? b : a;
  const angles = Array.from({ length: SAMPLES }, (_, k) => 2 * Math.PI * k / SAMPLES);
  let place = angles.reduce(better);
  for (let k = 0, width = Math.PI / SAMPLES; k < HALVINGS; k++, width /= 2) {
    place = [place, place - width, place + width].reduce(better);
  }
  return [at(place)];
}
function crossingsOf(rim, other, size) {
  const line = cross(rim.axis, other.axis);
  const steepness = dot(line, line);
  if (steepness < 1e-12) return [];
  const cosine = dot(rim.axis, other.axis);
  const [a, b] = [rim.along - cosine * other.along, other.along - cosine * rim.along];
  const foot = [0, 1, 2].map((i) => (a * rim.axis[i] + b * other.axis[i]) / steepness);
  const rest = size * size - dot(foot, foot);
  if (rest < 0) return [];
  const way = scaled(line, Math.sqrt(rest / steepness));
  return [1, -1].map((sign) => [0, 1, 2].map((i) => foot[i] + sign * way[i]));
}

// packages/planning/src/candidate.ts
function bestPush(map, objective, sizeMps, { held, cone } = {}, limits = {}) {
  const gain = gainOf(map, objective);
  if (held !== void 0) {
    const push = scaled(held, sizeMps / norm3(held));
    const opposite = scaled(push, -1);
    return gain(opposite) > gain(push) ? opposite : push;
  }
  const goal = objective === "miss" ? "miss-distance" : "mahalanobis";
  const free = bestImpulse(map, goal, sizeMps);
  const inCone = cone === void 0 ? [] : [{ axis: cone.axis, value: sizeMps * norm3(cone.axis) * Math.cos(cone.halfAngleRad), isLeast: true }];
  const bounds = [...inCone, ...boundsOf(map, limits)];
  if (isWithin(free, bounds)) return free;
  const second = secondImpulse(map, goal, sizeMps);
  const summits = second === void 0 ? [] : [second];
  return bestWithin(sizeMps, bounds, gain, summits) ?? bestWithin(sizeMps, inCone, gain, summits) ?? free;
}
var INSIDE = 1 - 1e-6;
function boundsOf({ smaByRtnS, phaseByRtn }, { maxSmaChangeM, maxPhaseRad }) {
  const most = (axis, value) => value === void 0 ? [] : [{ axis, value: value * INSIDE, isLeast: false }];
  return [...most(smaByRtnS, maxSmaChangeM), ...most(phaseByRtn, maxPhaseRad)];
}
function gainOf(map, objective) {
  const { xx, yx, yy } = map.covarianceM2;
  return (push) => {
    const { missXM: x, missYM: y } = mappedMiss(map, push);
    return objective === "miss" ? x * x + y * y : yy * x * x - 2 * yx * x * y + xx * y * y;
  };
}

// packages/planning/src/constraints.ts
var CONSTRAINT_NAMES = [
  "in-the-past",
  "allowed-windows",
  "no-burn-times",
  "eclipse",
  "command-contact",
  "confirmation-contact",
  "burn-spacing",
  "propellant",
  "sma-change",
  "phase-change"
];
function overlaps([a, b], [from, to]) {
  return a < to && from < b;
}
function holds([a, b], [from, to]) {
  return a <= from && to <= b;
}
function touches(span, burn) {
  return burn[0] === burn[1] ? span[0] <= burn[0] && burn[0] <= span[1] : overlaps(span, burn);
}
function broken(measured2, limits) {
  const { manoeuvre, tcaTaiS, smaChangeM = 0, phaseRad = 0, propellantKg = 0 } = measured2;
  const burn = [manoeuvre.ignitionTaiS, cutoffTaiS(manoeuvre)];
  const { allowed, forbidden = [], shadows = [], contacts, uplinkLeadS = 0, otherBurns = [], spacingS = 0 } = limits;
  const { needsCommand = true, needsConfirmation = true } = limits;
  const isBroken = {
    "in-the-past": burn[0] < limits.nowTaiS,
    "allowed-windows": allowed !== void 0 && !allowed.some((span) => holds(span, burn)),
    "no-burn-times": forbidden.some((span) => touches(span, burn)),
    // A long burn is off in the shadow; an impulse cannot be.
    eclipse: propulsionOf(manoeuvre).isInstant && shadows.some((span) => touches(span, burn)),
    "command-contact": needsCommand && contacts !== void 0 && !contacts.some(
      ({ canCommand, span }) => canCommand && span[0] >= limits.nowTaiS && span[1] <= burn[0] - uplinkLeadS
    ),
    "confirmation-contact": needsConfirmation && contacts !== void 0 && !contacts.some(({ canConfirm, span }) => canConfirm && span[1] > burn[1] && span[0] < tcaTaiS),
    "burn-spacing": otherBurns.some(([from, to]) => touches([from - spacingS, to + spacingS], burn)),
    propellant: limits.propellantKg !== void 0 && propellantKg > limits.propellantKg,
    "sma-change": limits.maxSmaChangeM !== void 0 && Math.abs(smaChangeM) > limits.maxSmaChangeM,
    "phase-change": limits.maxPhaseRad !== void 0 && Math.abs(phaseRad) > limits.maxPhaseRad
  };
  return CONSTRAINT_NAMES.filter((name) => isBroken[name]);
}
function constraintReport(all) {
  const forbids = {};
  for (const name of all.flat()) forbids[name] = (forbids[name] ?? 0) + 1;
  const feasible = all.filter((breaks) => breaks.length === 0).length;
  let left = all;
  let emptiedBy;
  const order = [...CONSTRAINT_NAMES].sort((a, b) => (forbids[a] ?? 0) - (forbids[b] ?? 0));
  for (const name of order) {
    const after = left.filter((breaks) => !breaks.includes(name));
    if (left.length > 0 && after.length === 0) emptiedBy = name;
    left = after;
  }
  return { tried: all.length, feasible, forbids, ...feasible === 0 && emptiedBy !== void 0 && { emptiedBy } };
}
var MARGIN_S = 1;
function edgesOf({ nowTaiS, uplinkLeadS = 0, spacingS = 0, ...limits }) {
  const { allowed = [], forbidden = [], shadows = [], contacts = [], otherBurns = [] } = limits;
  const inside = allowed.flatMap(([from, to]) => [from + MARGIN_S, to - MARGIN_S]);
  const outside = [
    ...forbidden,
    ...shadows,
    ...otherBurns.map(([from, to]) => [from - spacingS, to + spacingS])
  ].flatMap(([from, to]) => [from - MARGIN_S, to + MARGIN_S]);
  const commanded = contacts.map(({ span }) => span[1] + uplinkLeadS + MARGIN_S);
  const confirmed = contacts.map(({ span }) => span[1] - MARGIN_S);
  return [nowTaiS + MARGIN_S, ...inside, ...outside, ...commanded, ...confirmed];
}

// packages/planning/src/orbit-limits.ts
function mappedOrbit({ deltaVRtnMps, maps: [map] }) {
  return { smaChangeM: dot(map.smaByRtnS, deltaVRtnMps), phaseRad: dot(map.phaseByRtn, deltaVRtnMps) };
}
var AIMED = 1 - 1e-4;
function limitsForMaps(limits, push, known, body) {
  const { maxSmaChangeM, maxPhaseRad } = limits;
  if (maxSmaChangeM === void 0 && maxPhaseRad === void 0) return "kept";
  const change = changeOf([push.manoeuvre], known, known.epochTaiS, body, "full");
  if (!change.ok) return void 0;
  const flown = orbitFigures(push.manoeuvre, known, { change: change.value });
  const mapped = mappedOrbit(push);
  const left = (most, key) => most === void 0 ? Number.POSITIVE_INFINITY : most * AIMED - (Math.abs(flown[key]) - Math.abs(mapped[key]));
  const breaks = [
    ...Math.abs(flown.smaChangeM) > (maxSmaChangeM ?? Number.POSITIVE_INFINITY) ? ["sma-change"] : [],
    ...Math.abs(flown.phaseRad) > (maxPhaseRad ?? Number.POSITIVE_INFINITY) ? ["phase-change"] : []
  ];
  if (breaks.length === 0) return "kept";
  const next = { maxSmaChangeM: left(maxSmaChangeM, "smaChangeM"), maxPhaseRad: left(maxPhaseRad, "phaseRad") };
  return { breaks, ...next.maxSmaChangeM > 0 && next.maxPhaseRad > 0 && { next } };
}

// packages/planning/src/reach-test.ts
var IDLE_SHARE = 1e-3;
var NEGLIGIBLE_SHARE = 1e-5;
function feltEvents(events, targetPc) {
  return events.map((event) => ({ ...event, negligiblePc: NEGLIGIBLE_SHARE * targetPc }));
}
function reachTest(events, body, model) {
  const inTurn2 = [...events];
  let nearby = events;
  const unmoved = new Map(events.map((event) => [event, eventEffect(event)]));
  const asked = (manoeuvre, targetPc, some) => {
    const moved = isStill(manoeuvre) ? ok({ effectOf: (event) => unmoved.get(event) }) : movedEvents([manoeuvre], events, body, model);
    if (!moved.ok) return void 0;
    const pcs = [];
    const felt = isStill(manoeuvre) ? some : feltEvents(some, targetPc);
    for (const [k, event] of some.entries()) {
      const effect = moved.value.effectOf(felt[k]);
      if (!effect.ok || effect.value.isInadequate) return { pcs, obstacle: event };
      pcs.push(effect.value.pc);
      if (totalPc(pcs) > targetPc) return { pcs, obstacle: event };
    }
    return { pcs };
  };
  return {
    reaches(manoeuvre, targetPc) {
      const answer = asked(manoeuvre, targetPc, inTurn2);
      if (answer === void 0) return false;
      const { pcs, obstacle } = answer;
      if (obstacle === void 0) nearby = inTurn2.filter((_, k) => pcs[k] > IDLE_SHARE * targetPc);
      else inTurn2.unshift(...inTurn2.splice(inTurn2.indexOf(obstacle), 1));
      return obstacle === void 0;
    },
    reachesNearby(manoeuvre, targetPc) {
      const answer = asked(manoeuvre, targetPc, nearby);
      return answer !== void 0 && answer.obstacle === void 0;
    }
  };
}

// packages/planning/src/search.ts
var BY_MAPS = {
  reaches: isMappedWithin,
  samples: 48,
  sizeShare: 1e-6,
  isMapped: true
};
var SMALLEST_SHARE = 1e-4;
var SURELY_MISSED = 1e3;
function searchLine(line, goal, search = BY_MAPS) {
  const { targetPc } = goal;
  const { reaches, reachesNearby, samples, sizeShare, isMapped } = search;
  const pointAt = (size) => ({ line, size, push: line.at(size) });
  if (targetPc === void 0) return pointAt(line.limit);
  const isBelow = (size) => reaches(line.at(size), targetPc);
  const fineness = { share: sizeShare, width: sizeShare * SMALLEST_SHARE * line.limit };
  const smallest = (size, before2) => {
    if (reachesNearby === void 0) return borderBetween(isBelow, size, before2, fineness);
    const border = borderBetween((value) => reachesNearby(line.at(value), targetPc), size, before2, fineness);
    return border === size || isBelow(border) ? border : borderBetween(isBelow, size, border, fineness);
  };
  let before = 0;
  const mayReach = (size) => !isMapped || isMappedWithin(line.at(size), targetPc * SURELY_MISSED);
  for (let k = 1; k <= samples; k++) {
    const size = line.limit * SMALLEST_SHARE ** (1 - k / samples);
    if (mayReach(size) && isBelow(size)) return pointAt(smallest(size, before));
    before = size;
  }
  return void 0;
}
function mappedTotal({ maps, deltaVRtnMps }) {
  return totalPc(maps.map((map) => mappedFigures(map, deltaVRtnMps).pc));
}
function isMappedWithin({ maps, deltaVRtnMps }, targetPc) {
  const pcs = [];
  return maps.every((map) => {
    const { pc } = mappedFigures(map, deltaVRtnMps);
    pcs.push(pc);
    return pc <= targetPc;
  }) && totalPc(pcs) <= targetPc;
}
var SETTLING_STEPS = 6;
var PC_SHARE = 1e-3;
var SLOPE_SHARE = 1e-3;
var LARGEST_STEP = 0.5;
function settle({ line, size, push }, { targetPc }, outcomeOf2) {
  const at = (value, pushed = line.at(value)) => {
    const outcome = outcomeOf2(pushed);
    return outcome && { line, size: value, push: pushed, outcome };
  };
  let here = at(size, push);
  if (here === void 0 || targetPc === void 0 || size === 0) return here;
  let best;
  const gap = ({ outcome }) => Math.log(Math.max(countedPc(outcome), 1e-300) / targetPc);
  const reaches = ({ outcome }) => isReached(outcome, targetPc);
  let slope = expectedSlope(line, size);
  for (let k = 0; k < SETTLING_STEPS; k++) {
    const error = gap(here);
    if (reaches(here) && (best === void 0 || here.size < best.size)) best = here;
    if (error <= 0 && error > -PC_SHARE) break;
    const aim = -0.3 * PC_SHARE;
    const next = slope < 0 ? stepOf(here.size, (aim - error) / slope) : here.size * (error > 0 ? 1.02 : 0.99);
    if (!(next > 0 && next <= line.limit)) break;
    const there = at(next);
    if (there === void 0) break;
    slope = (gap(there) - error) / (next - here.size);
    here = there;
  }
  if (reaches(here) && (best === void 0 || here.size < best.size)) best = here;
  return best;
}
function expectedSlope(line, size) {
  const step = SLOPE_SHARE * size;
  const [less, more] = [size - step, size].map((value) => Math.log(mappedTotal(line.at(value))));
  return (more - less) / step;
}
var stepOf = (size, step) => size + Math.max(-LARGEST_STEP * size, Math.min(LARGEST_STEP * size, step));
function worthOf({ after, totalPc: total }, objective) {
  const [main] = after;
  if (objective === "miss") return main.missDistanceM;
  if (objective === "mahalanobis") return main.mahalanobisSquared;
  return -Math.log(Math.max(total, 1e-300));
}

// packages/planning/src/solve.ts
function solve(problem) {
  const { events, body, model, targetPc } = problem;
  const opened = [];
  for (const event of events) {
    const response = openResponse(event);
    if (!response.ok) return response;
    opened.push(response.value);
  }
  const [main] = opened;
  if (main === void 0) return fail({ code: "covariance-missing" });
  const before = outcomeOf([], events, body, model);
  if (!before.ok) return before;
  const exact = ({ manoeuvre }, asked = events) => {
    const outcome = outcomeOf([manoeuvre], asked, body, model);
    if (!outcome.ok) return void 0;
    const { spread: spread2 } = problem;
    return spread2 ? withExecution([manoeuvre], outcome.value, asked, { body, model, spread: spread2 }) : outcome.value;
  };
  const isMapped = events.every(isPlanar) || targetPc === void 0;
  const by = (areMapped, from, to) => attempt({ ...problem, progress: partOfProgress(problem.progress, from, to) }, opened, exact, areMapped);
  const byMaps = isMapped ? by(true, 0, 0.5) : void 0;
  const { settled, report, latestOrbits } = byMaps?.isSure ? byMaps : by(false, isMapped ? 0.5 : 0, 1);
  problem.progress?.(1);
  return ok({
    periodS: main.periodS,
    before: before.value,
    candidates: settled.map(({ orbits, exactly }) => candidateOf(orbits, exactly, problem)),
    constraints: report,
    ...targetPc !== void 0 && latestOrbits !== void 0 && { latestOrbits }
  });
}
var MOST_LATEST = 6;
function attempt(problem, opened, exact, areMapped) {
  const { targetPc, objective, mostCandidates } = problem;
  const goal = { objective, ...targetPc !== void 0 && { targetPc } };
  const searching = partOfProgress(problem.progress, 0, 0.6);
  const settling = partOfProgress(problem.progress, 0.6, 1);
  const { candidates, breaksOfLines } = searchAll({ ...problem, progress: searching }, opened, areMapped);
  const settledWhole = (optimum) => {
    if (targetPc === void 0) return settle(optimum, goal, exact);
    const felt = feltBy(optimum.push, feltEvents(problem.events, targetPc));
    const near = settle(optimum, goal, (push) => exact(push, felt));
    if (near === void 0) return near;
    const outcome = exact(near.push);
    return outcome && isReached(outcome, targetPc) ? { ...near, outcome } : settle(near, goal, exact);
  };
  const dropped = /* @__PURE__ */ new Set();
  const settledWithin = (candidate) => {
    let near = settledWhole(candidate.optimum);
    for (let turns = 0; near !== void 0; turns++) {
      const flown = limitsForMaps(problem.constraints ?? {}, near.push, problem.events[0].primary, problem.body);
      if (flown === "kept") return near;
      if (flown === void 0) return void 0;
      const lower = turns < MOST_TURNS && flown.next ? candidate.turned(flown.next) : void 0;
      if (lower === void 0) {
        breaksOfLines[candidate.line] = flown.breaks;
        dropped.add(candidate);
      }
      near = lower && settledWhole(lower);
    }
    return void 0;
  };
  candidates.sort((a, b) => expectedMerit(b.optimum, problem) - expectedMerit(a.optimum, problem));
  const best = candidates.slice(0, mostCandidates);
  const settled = [];
  for (const candidate of inTurn(best, settling)) {
    const exactly = settledWithin(candidate);
    if (exactly !== void 0) settled.push({ orbits: candidate.orbits, exactly });
  }
  settled.sort((a, b) => meritOf(b.exactly, problem) - meritOf(a.exactly, problem));
  const byBegin = candidates.toSorted((a, b) => a.orbits - b.orbits);
  const isExact = (candidate) => best.includes(candidate) ? settled.some(({ orbits }) => orbits === candidate.orbits) : settledWithin(candidate) !== void 0;
  const latestOrbits = byBegin.slice(0, MOST_LATEST).find(isExact)?.orbits ?? settled.map(({ orbits }) => orbits).toSorted((a, b) => a - b)[0];
  const latest = byBegin.find((candidate) => !dropped.has(candidate));
  const isLatest = latestOrbits === latest?.orbits;
  const standing = best.filter((candidate) => !dropped.has(candidate));
  const isSure = latest === void 0 || (isInstant(latest) ? isLatest && settled.length === standing.length : settled.length > 0);
  return { settled, report: constraintReport(breaksOfLines), isSure, latestOrbits };
}
function feltBy({ maps, deltaVRtnMps }, events) {
  return events.filter(
    (event, k) => k === 0 || !isPlanar(event) || !(mappedFigures(maps[k], deltaVRtnMps).pc < (event.negligiblePc ?? 0))
  );
}
function isInstant({ optimum }) {
  return propulsionOf(optimum.push.manoeuvre).isInstant;
}
var MOST_TURNS = 5;
var FEW_EVENTS = 3;
var MOST_CURVED_BEGINS = 24;
var CURVED = { samples: 16, sizeShare: 0.01, isMapped: false };
var MOST_SLOW_BEGINS = 8;
var SLOW = { samples: 8, sizeShare: 0.05, isMapped: false };
function searchAll(problem, responses, areMapped) {
  const { events, body, objective, targetPc, rule, constraints } = problem;
  const { periodS } = responses[0];
  const tcaTaiS = events[0].primary.epochTaiS;
  const goal = { objective, ...targetPc !== void 0 && { targetPc } };
  const inTwoDimensions = events.map(({ judged: _, ...event }) => event);
  const byVerdicts = pushTest(events, body);
  const { reaches: byPlanes } = pushTest(inTwoDimensions, body);
  const isSlow = events.some(({ judged }) => judged?.method === "nc3d-hall-2021");
  const searchOf = (vehicle) => {
    if (!areMapped) return { ...isSlow ? SLOW : CURVED, ...byVerdicts };
    return propulsionOf(vehicle).isInstant && events.length <= FEW_EVENTS ? { ...BY_MAPS, reaches: byPlanes } : BY_MAPS;
  };
  const candidates = [];
  const breaksOfLines = [];
  const mostBegins = isSlow ? MOST_SLOW_BEGINS : MOST_CURVED_BEGINS;
  const begins = beginsOf(problem, tcaTaiS, periodS);
  for (const orbits of inTurn(areMapped ? begins : spread(begins, mostBegins), problem.progress)) {
    const vehicle = problem.vehicleAt(orbits * periodS);
    const setting = { responses, ignitionTaiS: tcaTaiS - orbits * periodS, objective };
    const linesBy = (ways) => propulsionOf(vehicle).lines(vehicle, { ...setting, ways });
    const search = searchOf(vehicle);
    const isSteered = propulsionOf(vehicle).resteered !== void 0;
    const breaksOf = ({ push }) => constraints ? broken(measured(push, problem), constraints) : [];
    linesBy(waysOf(rule)).forEach((line, k) => {
      const free = searchLine(line, goal, search);
      if (free === void 0) return;
      const turned = (limits) => rule.held === void 0 && isSteered ? searchLine(linesBy(waysOf(rule, limits))[k], goal, search) : void 0;
      const other = breaksOf(free).some((name) => TURNED.includes(name)) ? turned(constraints) : void 0;
      const optimum = other !== void 0 && breaksOf(other).length === 0 ? other : free;
      const breaks = breaksOf(optimum);
      if (breaks.length === 0) candidates.push({ orbits, line: breaksOfLines.length, optimum, turned });
      breaksOfLines.push(breaks);
    });
  }
  return { candidates, breaksOfLines };
}
var TURNED = ["sma-change", "phase-change"];
var MOST_EDGES = 240;
function beginsOf({ orbits, constraints }, tcaTaiS, periodS) {
  if (constraints === void 0) return orbits;
  const edges = edgesOf(constraints).map((epochTaiS) => (tcaTaiS - epochTaiS) / periodS).filter((at) => at > orbits[0] && at < orbits.at(-1)).sort((a, b) => a - b);
  return [...orbits, ...spread(edges, MOST_EDGES)].sort((a, b) => a - b);
}
function pushTest(events, body) {
  const { reaches, reachesNearby } = reachTest(events, body, "two-body");
  return {
    reaches: ({ manoeuvre }, targetPc) => reaches(manoeuvre, targetPc),
    reachesNearby: ({ manoeuvre }, targetPc) => reachesNearby(manoeuvre, targetPc)
  };
}
function waysOf(rule, limits = {}) {
  const { held } = rule;
  if (held === void 0) return [(map, objective, size) => bestPush(map, objective, size, rule, limits)];
  return [1, -1].map(
    (sign) => (_map, _objective, size) => scaled(held, sign * size / norm3(held))
  );
}
function spread(all, most) {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, k) => all[Math.round(k * (all.length - 1) / (most - 1))]);
}
function measured(push, { events, body }) {
  const { manoeuvre } = push;
  const propellantKg = propellantOf(manoeuvre, body.massKg);
  return {
    manoeuvre,
    tcaTaiS: events[0].primary.epochTaiS,
    ...mappedOrbit(push),
    ...propellantKg !== void 0 && { propellantKg }
  };
}
function expectedMerit({ push, size }, { targetPc, objective }) {
  if (targetPc !== void 0) return -size;
  if (objective === "pc") return -mappedTotal(push);
  const figures = mappedFigures(push.maps[0], push.deltaVRtnMps);
  return objective === "miss" ? figures.missDistanceM : figures.mahalanobisSquared;
}
function meritOf({ size, outcome }, { targetPc, objective }) {
  return targetPc === void 0 ? worthOf(outcome, objective) : -size;
}
function candidateOf(orbitsBeforeTca, { push, outcome }, { body, events }) {
  return figuresOfCandidate(orbitsBeforeTca, push.manoeuvre, push.deltaVRtnMps, outcome, body, events);
}
function figuresOfCandidate(orbitsBeforeTca, manoeuvre, deltaVRtnMps, outcome, body, events) {
  return {
    orbitsBeforeTca,
    manoeuvre,
    deltaVRtnMps,
    deltaVMps: deltaVOf(manoeuvre, body.massKg),
    propellantKg: propellantOf(manoeuvre, body.massKg),
    smaChangeM: orbitChange(manoeuvre, events[0].primary, outcome).smaChangeM,
    outcome
  };
}
function evenOrbits(from, to, step, most = Number.POSITIVE_INFINITY) {
  const width = Math.max(step, (to - from) / Math.max(1, most - 1));
  const count = Math.floor((to - from) / width + 1e-9);
  return Array.from({ length: count + 1 }, (_, k) => Math.round((from + k * width) * 1e9) / 1e9);
}

// packages/planning/src/dynamic-pressure.ts
var SAMPLES2 = 36;
var MOST_FINER = 50;
function samplesOf(state) {
  const [x, y, z] = state.positionM;
  const [u, v, w] = state.velocityMps;
  const momentum = Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u);
  const eccentricity = Math.sqrt(Math.max(0, 1 - momentum ** 2 / (MU_EARTH * smaOf(state))));
  return Math.ceil(SAMPLES2 * Math.min(MOST_FINER, (1 - eccentricity) ** -3));
}
function dynamicPressure(state, atmosphere = exponentialAtmosphere) {
  const periodS = periodOf(state);
  const samples = samplesOf(state);
  let sum = 0;
  for (let k = 0; k < samples; k++) {
    sum += pressureAt(twoBodyStateAt(state, state.epochTaiS - k * periodS / samples), atmosphere);
  }
  return sum / samples;
}
function pressureAlong(known, fromTaiS, body, toTaiS = known.epochTaiS) {
  if (last?.known !== known || last.fromTaiS !== fromTaiS || last.body !== body || last.toTaiS !== toTaiS)
    last = { known, fromTaiS, toTaiS, body, over: pressureFrom(known, fromTaiS, toTaiS, body) };
  return last.over;
}
var last;
function pressureFrom(known, fromTaiS, toTaiS, body) {
  const orbit = freeOrbit(known, fromTaiS, toTaiS, body, "full");
  if (!orbit.ok || !(fromTaiS < toTaiS)) return void 0;
  const steps = Math.ceil(samplesOf(known) * (toTaiS - fromTaiS) / periodOf(known));
  const stepS = (toTaiS - fromTaiS) / steps;
  const six = new Float64Array(6);
  const pressures = Float64Array.from({ length: steps + 1 }, (_, k) => {
    const at = Math.min(fromTaiS + k * stepS, toTaiS);
    orbit.value.stateAt(at, six);
    return pressureAt(transformState(stateOfSix(six, at, orbit.value.frame), "EME2000"), body.atmosphere);
  });
  const sums = new Float64Array(steps + 1);
  for (let k = 0; k < steps; k++) sums[k + 1] = sums[k] + stepS * (pressures[k] + pressures[k + 1]) / 2;
  const until = (epochTaiS) => {
    const place = Math.min(Math.max((epochTaiS - fromTaiS) / stepS, 0), steps);
    const k = Math.min(Math.floor(place), steps - 1);
    const part = place - k;
    return sums[k] + stepS * part * (pressures[k] + part * (pressures[k + 1] - pressures[k]) / 2);
  };
  return (startTaiS, stopTaiS) => (until(stopTaiS) - until(startTaiS)) / (stopTaiS - startTaiS);
}
function pressureAt(at, atmosphere = exponentialAtmosphere) {
  const place = geodeticFromItrf(transformState(at, "ITRF").positionM);
  const [x, y] = at.positionM;
  const [u, v, w] = at.velocityMps;
  const square = (u + EARTH_ROTATION_RADPS * y) ** 2 + (v - EARTH_ROTATION_RADPS * x) ** 2 + w * w;
  return 0.5 * atmosphere(at.epochTaiS, place) * square;
}

// packages/operations/src/plan/opened-event.ts
var LONGEST_S = 7 * 86400;
function pressureOn({ primary }, { type, body }) {
  return vehicleType(type).isByAir ? dynamicPressure(primary, body.atmosphere) : 0;
}
function pressureOver({ primary }, orbits, { type, body }, untilTaiS = primary.epochTaiS) {
  if (!vehicleType(type).isByAir) return void 0;
  return pressureAlong(primary, primary.epochTaiS - orbits * periodOf(primary), body, untilTaiS);
}
function tradeVehicleOf(means, dynamicPressurePa) {
  const { type, maxDeltaVMps, specificImpulseS, thrustN, dutyCycle, areas: areas2, dragCoefficient, body } = means;
  const motor = { maxDeltaVMps, specificImpulseS, thrustN, dutyCycle };
  return { type, ...motor, areas: areas2, dragCoefficient, massKg: body.massKg, dynamicPressurePa };
}

// packages/operations/src/plan/candidates.ts
var STEP_ORBITS = 0.05;
function candidateSearch({ events, means }, { targetPc, orbits: [from, to], maxDeltaVMps, effort, shadows, constraints, densitySigma, ...line }) {
  const pressurePaOver = pressureOver(events[0], to, means);
  const limits = {
    maxDeltaVMps: Math.min(means.maxDeltaVMps, maxDeltaVMps ?? Number.POSITIVE_INFINITY),
    shadows,
    dynamicPressurePa: pressureOn(events[0], means),
    ...pressurePaOver && { pressurePaOver }
  };
  const row = vehicleType(means.type);
  const problem = {
    events,
    body: means.body,
    model: effort.model,
    ...line,
    vehicleAt: (leadS) => row.vehicle(means, { ...limits, maxDurationS: Math.min(leadS, means.maxDurationS) }),
    orbits: to >= from ? evenOrbits(from, to, STEP_ORBITS, effort.mostBegins) : [],
    mostCandidates: effort.mostCandidates,
    ...constraints && { constraints },
    ...densitySigma !== void 0 && { spread: { execution: means.execution, densitySigma } }
  };
  return solve(targetPc === void 0 ? problem : { ...problem, targetPc: effort.aimedShare * targetPc });
}

// packages/assessment/src/approach.ts
function screenedApproach(found, [primary, secondary], statedBy) {
  const stateOf = (state) => transformState({ epochTaiS: found.tcaTaiS, frame: "TEME", ...state }, "EME2000");
  const parties = statedBy ? [
    { ...primary, statedBy },
    { ...secondary, statedBy }
  ] : [primary, secondary];
  return { states: [stateOf(found.primary), stateOf(found.secondary)], parties, isAtTca: true };
}

// services/cli/src/planning/other-events.ts
var VOLUME = { shape: "ellipsoid", radialM: 5e3, alongTrackM: 5e4, crossTrackM: 5e4 };
var DAYS_AFTER_TCA = 2;
var SAME_EVENT_S = 600;
function otherEvents(main, cdm, body, catalogue, fromTaiS, leftOut) {
  const tcaTaiS = main.primary.epochTaiS;
  const stopTaiS = tcaTaiS + DAYS_AFTER_TCA * SECONDS_PER_DAY;
  const orbit = freeOrbit(main.primary, fromTaiS, stopTaiS, body, "full");
  if (!orbit.ok) throw inputAtFault(`object 1: its orbit cannot be carried over the window: ${orbit.fault.code}`);
  const [own, other] = cdm.objects;
  const elements = readCatalogueFile(catalogue).filter(({ noradId }) => noradId !== own.noradId);
  const screening = screenAll(
    planScreening({
      startTaiS: fromTaiS,
      stopTaiS,
      volume: VOLUME,
      scope: { kind: "primaries", primaries: [elements.length] }
    }),
    { batch: batchOf(elements.map((element) => sgp4Init(element))), ephemerides: [inFrame(orbit.value, "TEME")] }
  );
  const satellite = messageParty(own, cdm.creationTaiS);
  const read = screening.encounters.flatMap((event) => {
    if (event.kind !== "approach") return [];
    const isOwnFirst = event.primary === elements.length;
    const secondary = elements[isOwnFirst ? event.secondary : event.primary];
    if (secondary.noradId === other.noradId && Math.abs(event.tcaTaiS - tcaTaiS) < SAME_EVENT_S) return [];
    const approach = screenedApproach(
      {
        tcaTaiS: event.tcaTaiS,
        primary: isOwnFirst ? event.primaryState : event.secondaryState,
        secondary: isOwnFirst ? event.secondaryState : event.primaryState
      },
      [satellite, elementSetParty(secondary)]
    );
    const kind = optionOf(secondary.objectType ?? "UNKNOWN");
    return [{ id: `${secondary.noradId}`, kind, encounter: plannedEncounterOf(approach) }];
  });
  const unmet = leftOut.find((what) => !KIND_OPTIONS.includes(what) && read.every(({ id }) => id !== what));
  if (unmet !== void 0)
    throw inputAtFault(
      `--leave-out ${unmet}: the satellite meets no object ${unmet}, and kinds are ${KIND_OPTIONS.join(", ")}`
    );
  return soundEvents(
    read,
    read.flatMap(({ id, kind }) => leftOut.includes(id) || leftOut.includes(kind) ? [id] : [])
  );
}

// services/cli/src/planning/run-plan.ts
var NO_OTHERS = { known: [], leftOut: [] };
var EFFORT = { aimedShare: 1, mostCandidates: 20, mostBegins: Number.POSITIVE_INFINITY };
function runPlan(encounter, cdm, options, file) {
  const main = { ...encounter, id: cdm.messageId };
  const periodS = periodOf(main.primary);
  if (!Number.isFinite(periodS))
    throw inputAtFault(`${file}: object 1: its orbit is not bound, and orbits before TCA say nothing`);
  const air = airOf(options.atmosphere, options.spaceWeatherFile);
  const tabledAir = air.model === EXPONENTIAL_AIR.model ? void 0 : air;
  const means = meansOfMessage(cdm, options, tabledAir);
  const { body } = means;
  const { burns, catalogue, model } = options;
  const earliestOrbits = Math.max(...burns?.map(({ orbitsBeforeTca }) => orbitsBeforeTca) ?? [options.orbits[1]]);
  const earliestTaiS = main.primary.epochTaiS - earliestOrbits * periodS;
  const { known, leftOut } = catalogue === void 0 ? NO_OTHERS : otherEvents(main, cdm, body, catalogue, earliestTaiS, options.leftOut);
  const events = [main, ...known];
  const massKnown = (options.massKg ?? cdm.objects[0].massKg) !== void 0;
  const tcaTaiS = main.primary.epochTaiS;
  const hasDrag = vehicleType(options.type).isByAir || model === "full" && body.drag !== void 0;
  const spaceWeather = spaceWeatherUsed(air, earliestTaiS, tcaTaiS) ?? null;
  const atmosphere = hasDrag ? { model: options.atmosphere, spaceWeather } : null;
  const frame = { options, tcaTaiS, periodS, events, leftOut, atmosphere, means, ...tabledAir && { air: tabledAir } };
  const spread2 = { execution: means.execution, densitySigma: DRAG_SIGMA_SHARE };
  const executed = ({
    manoeuvre,
    outcome: planned
  }) => {
    const outcome = planned.withExecution ? planned : withExecution([manoeuvre], planned, events, { body, model, spread: spread2 });
    const { targetPc } = options;
    return targetPc === void 0 ? { outcome } : { outcome, isTargetReached: isReached(outcome, targetPc) };
  };
  const uncounted = ({ manoeuvre }) => {
    const { leftOutTotal } = toldLeftOuts([manoeuvre], { main, leftOut }, body, model);
    return leftOutTotal ? { leftOutTotal } : {};
  };
  const candidateOf2 = (solved) => ({
    ...solved,
    ...uncounted(solved),
    ...!massKnown && { propellantKg: void 0 },
    ...executed(solved)
  });
  if (burns === void 0) return searched(frame, file, candidateOf2);
  const before = unwrap(outcomeOf([], events, body, model), file);
  const candidates = burns.map((burn) => {
    const manoeuvre = manoeuvreCommand(burn, frame);
    const outcome = unwrap(outcomeOf([manoeuvre], events, body, model), file);
    return candidateOf2(figuresOfCandidate(burn.orbitsBeforeTca, manoeuvre, burn.deltaVRtnMps, outcome, body, events));
  });
  return { ...frame, before, candidates };
}
function searched(frame, file, candidateOf2) {
  const { options, events, means } = frame;
  const { objective, targetPc, held, model, orbits } = options;
  const solution = candidateSearch(
    { events, means },
    {
      objective,
      effort: { model, ...EFFORT },
      ...targetPc !== void 0 && { targetPc },
      rule: held === void 0 ? {} : { held },
      orbits,
      shadows: [],
      ...options.burnError && { densitySigma: DRAG_SIGMA_SHARE }
    }
  );
  if (!solution.ok) throw inputAtFault(`${file}: nothing can be planned: ${solution.fault.code}`);
  const { before } = solution.value;
  const candidates = solution.value.candidates.map(candidateOf2);
  if (targetPc !== void 0 && isMetAsItIs(events, before, targetPc)) {
    const note = `nothing need be done: the total probability is ${before.totalPc.toExponential(3)} already`;
    return { ...frame, before, candidates: candidates.slice(0, 1), note };
  }
  if (targetPc !== void 0 && before.totalPc <= targetPc) {
    const note = `the total probability of ${before.totalPc.toExponential(3)} is no all-clear: for an encounter in it no method holds`;
    return { ...frame, before, candidates, note };
  }
  if (candidates.length === 0) return { ...frame, before, candidates, note: limitWords(options) };
  if (candidates.some(({ isTargetReached }) => isTargetReached === false)) {
    const warning = `burns that reach the target as planned, and not with their error of ${errorWords(means, options)}: --burn-error sizes them for it`;
    return { ...frame, before, candidates, warning };
  }
  return { ...frame, before, candidates };
}
function errorWords({ execution }, { type }) {
  if (vehicleType(type).isByAir) return `${100 * DRAG_SIGMA_SHARE} % of the density`;
  return `${100 * execution.magnitudeShare} % and ${(execution.pointingRad * 180 / Math.PI).toFixed(2)} degrees`;
}
function limitWords({ type, maxDeltaVMps, orbits, targetPc }) {
  const limit = vehicleType(type).isByAir ? "no time in either attitude" : `no change of velocity up to ${maxDeltaVMps} m/s`;
  return `${limit}, begun ${orbits[0]} to ${orbits[1]} orbits before TCA, brings the total probability to ${targetPc}`;
}
function meansOfMessage(cdm, options, air) {
  const means = meansOf(satelliteOf(cdm, options), air);
  if (means.unplannable !== void 0)
    throw wrongUsage(`--type: the options lack what planning needs: ${means.missing.join(", ")}`);
  return means;
}
function satelliteOf(cdm, options) {
  const [object] = cdm.objects;
  const { type, areasM2 } = options;
  const massKg = options.massKg ?? object.massKg;
  if (type !== impulsive.type && massKg === void 0)
    throw wrongUsage("--mass: the message has no mass, and thrust and drag need one");
  const [minAreaM2, dragAreaM2, maxAreaM2] = vehicleType(type).isByAir ? areasM2 ?? [] : [];
  return {
    propulsion: type,
    build: { shape: "OTHER" },
    massKg: massKg ?? 1,
    ballisticM2PerKg: object.ballisticM2PerKg,
    minAreaM2,
    dragAreaM2,
    maxAreaM2,
    dragCoefficient: options.dragCoefficient,
    thrustN: options.thrustN,
    specificImpulseS: options.specificImpulseS,
    dutyCycle: options.dutyCycle,
    ...options.burnError,
    maxDeltaVMps: options.maxDeltaVMps,
    // The command line is not told of shadows, nor of a longest burn.
    burnsInEclipse: true,
    maxDurationS: Number.POSITIVE_INFINITY
  };
}
function manoeuvreCommand({ orbitsBeforeTca, deltaVRtnMps }, plan) {
  const { means } = plan;
  const ignitionTaiS = plan.tcaTaiS - orbitsBeforeTca * plan.periodS;
  const vehicle = tradeVehicleOf(means, 0);
  const row = vehicleType(means.type);
  if (propulsionFacts(means.type).sizedBy === "velocity") return row.ofCell(vehicle, ignitionTaiS, deltaVRtnMps, 1);
  const sizeMps = Math.hypot(...deltaVRtnMps);
  if (!(sizeMps > 0)) throw wrongUsage("--burn: a continuous burn of no delta-v has no direction");
  const motor = { thrustN: means.thrustN, specificImpulseS: means.specificImpulseS, dutyCycle: means.dutyCycle };
  const durationS = burnDurationS(motor, ignitionTaiS, sizeMps, means.body.massKg);
  return row.ofCell(vehicle, ignitionTaiS, deltaVRtnMps, durationS);
}
function unwrap(outcome, file) {
  if (outcome.ok) return outcome.value;
  const fault = outcome.fault;
  const at = "epochTaiS" in fault && fault.epochTaiS !== void 0 ? ` at ${formatUtcZ(fault.epochTaiS)}` : "";
  throw inputAtFault(`${file}: the manoeuvre has no outcome: ${fault.code}${at}`);
}

// services/cli/src/planning/planned-archive.ts
var [STEP_S, DEGREE] = [60, 7];
function archiveOfPlan(plan, cdm, file) {
  if (plan.candidates.length === 0) throw inputAtFault(`${file}: no set to export: ${plan.note ?? "no candidate"}`);
  const { options, means, events, leftOut, periodS, air } = plan;
  const { model } = options;
  const setting = { events, means, model, densityUncertainty: DRAG_SIGMA_SHARE };
  const unruled = { watchPc: Number.POSITIVE_INFINITY, uplinkLeadS: 0, contacts: void 0 };
  const ranked = plan.candidates.map(({ manoeuvre, outcome }) => {
    const branches = branchesOf(manoeuvre, outcome, setting);
    const result = resultOf({ manoeuvre, outcome, branches, breaks: [] }, { ...setting, ...unruled, leftOut, periodS });
    return { manoeuvre: commandOf(manoeuvre), result, isFarthest: false };
  });
  const stars = candidateStars(ranked, (place) => !ranked[place].result.isInadequate);
  const names = namesOf(plan, cdm);
  const candidates = ranked.map(
    ({ manoeuvre, result }, place) => ({
      stars: stars[place],
      manoeuvre,
      result: presentResult(result, names),
      screening: null
    })
  );
  const set = { candidates, totalProbabilityBefore: plan.before.totalPc };
  const question = { set, satellite: satelliteOf(cdm, options), air, densityUncertainty: DRAG_SIGMA_SHARE };
  const files = plannedSet({ ...question, ...ofMessage(plan, cdm, set, file) });
  if (!files.ok) throw inputAtFault(`${file}: no set to export: ${files.fault.detail}`);
  return archiveOf(files.value.map(({ path, text }) => ({ name: path, bytes: Buffer.from(text) })));
}
function ofMessage(plan, { objects: [own], messageId, creationTaiS }, set, file) {
  const span = spanOfSet(set, creationTaiS);
  const { name, internationalDesignator, designator } = own;
  return {
    ...span,
    subject: subjectOf(plan, { own, creationTaiS }, span, file),
    head: {
      objectName: name,
      objectId: internationalDesignator || designator,
      originator: "KEEPOUT",
      creationTaiS,
      comments: [`Candidates that avoid ${messageId}`]
    }
  };
}
function subjectOf({ events, means }, { own, creationTaiS }, { startTaiS, stopTaiS }, file) {
  const atTca = events[0].primary;
  const orbit = freeOrbit(atTca, startTaiS, stopTaiS, means.body, "full");
  if (!orbit.ok)
    throw inputAtFault(`${file}: object 1: its orbit cannot be carried over the window: ${orbit.fault.code}`);
  const flown = inFrame(orbit.value, "EME2000");
  const count = Math.max(2, Math.ceil((stopTaiS - startTaiS) / STEP_S) + 1);
  const epochsTaiS = Float64Array.from(
    { length: count },
    (_, k) => k === count - 1 ? stopTaiS : startTaiS + k * STEP_S
  );
  const states = new Float64Array(6 * count);
  for (const [k, epochTaiS] of epochsTaiS.entries()) flown.stateAt(epochTaiS, states.subarray(6 * k, 6 * k + 6));
  const party = messageParty(own, creationTaiS);
  const { covariance } = party.covarianceAt(atTca);
  const ephemeris = packEphemeris({
    frame: "EME2000",
    epochsTaiS,
    states,
    method: "HERMITE",
    degree: DEGREE,
    segments: [[0, count, startTaiS, stopTaiS]],
    isInterpolationAssumed: false,
    ...covariance && { covariances: [covariance] }
  });
  const { noradId, designator, name, cosparId, manoeuvrable, size } = party;
  return {
    identity: { noradId, designator, name, cosparId, manoeuvrable, size },
    orbit: { kind: "ephemeris", key: file, ephemerisId: file, ephemeris, fileName: file, createdTaiS: creationTaiS }
  };
}
function namesOf({ events, leftOut }, { objects: [, other] }) {
  const [main, ...others] = [...events, ...leftOut].map(({ id }) => id);
  return new Map([
    [main, { secondaryName: other.name, secondaryNoradId: other.noradId ?? null }],
    ...others.map((id) => [id, { secondaryName: `OBJECT ${id}`, secondaryNoradId: Number(id) }])
  ]);
}

// services/cli/src/commands/plan.ts
function addPlan(program) {
  program.command("plan").description("avoidance manoeuvres for the conjunction of a data message").argument("<file>", "CDM as KVN, XML or JSON; object 1 is the satellite that manoeuvres").option("--type <name>", "impulsive, continuous or differential-drag", "impulsive").option(
    "--burn <orbits:r,t,n>",
    "a manoeuvre to evaluate: orbits before TCA, and delta-v in RTN at that time, m/s; as often as wanted",
    (text, before = []) => [...before, text]
  ).option("--optimise <goal>", "pc, mahalanobis or miss: search for the best manoeuvres", "pc").option("--max-dv <mps>", "largest change of velocity of the search", "1").option("--target-pc <pc>", "search for the least change of velocity that brings the total probability to this").option("--orbits <a..b>", "orbits before TCA to search, every twentieth of one", "0.5..5").option("--direction <r,t,n>", "hold this direction, either way; else the best of all").option(
    "--model <name>",
    "two-body, or full: EGM96 12x12, Sun, Moon, and drag where the message has a ballistic coefficient",
    "two-body"
  ).option("--atmosphere <name>", "of the drag: exponential, or nrlmsise-00 (default with --space-weather)").option("--space-weather <file>", "Sun and magnetic field for nrlmsise-00, SW-All.csv of CelesTrak, also gzip").option("--hbr <m>", "combined hard-body radius, m; else from the message or by object type").option(
    "--catalogue <file>",
    "other objects that the satellite meets: their encounters count in the total; it knows the sizes of the objects too"
  ).option(
    "--leave-out <what>",
    `an object of the catalogue by its number, or every one of a kind (${KIND_OPTIONS.join(", ")}), whose encounters count in no total, and are told beside it; as often as wanted`,
    (text, before = []) => [...before, text]
  ).option("--mass <kg>", "mass of the satellite; else from the message").option("--isp <s>", "specific impulse, for the propellant").option("--thrust <n>", "thrust of a continuous motor, N").option("--duty <share>", "share of the time that the motor is on", "1").option("--areas <min,nominal,max>", "cross-sections for differential drag, m^2").option("--cd <value>", "drag coefficient", "2.2").option(
    "--burn-error <share,deg>",
    "one sigma of a burn, of its size and its direction: burns reach the target with it; else as planned"
  ).option(
    "--export-set <file.zip>",
    "write the candidates as one archive: the orbit without a burn and with each, burns as OPM and OCM, a table"
  ).option(...EOP_OPTION).option(...COVARIANCE_RULES_OPTION).option("--json", "print JSON").action((file, texts) => {
    const options = planOptions(texts);
    const cdm = readMessage(file);
    const radiusM = texts.hbr === void 0 ? void 0 : numberOption("--hbr", texts.hbr, 1e-6, 1e6);
    const approach = approachOf(file, cdm, texts);
    const plan = runPlan(encounterOf(file, approach, radiusM), cdm, options, file);
    const confidence = confidenceOfApproach(approach, radiusM);
    if (options.exportSet !== void 0) writeResult(options.exportSet, [archiveOfPlan(plan, cdm, file)]);
    process.stdout.write(
      texts.json ? `${JSON.stringify(wirePlan(plan, confidence), null, 2)}
` : planTable(plan, confidence)
    );
  });
}
var REASONS = {
  "covariance-missing": "has no covariance, and without one no probability can be planned for",
  "covariance-unusable": "both covariances together cannot be used: not positive",
  "relative-speed-zero": "the relative speed is zero",
  "no-closest-approach": "the states have no closest approach within 20 minutes"
};
function approachOf(file, cdm, { eop: eopFile, catalogue, covarianceRules }) {
  const eop = eopFile === void 0 ? void 0 : readEarthOrientationFile(eopFile);
  const approach = messageApproach(cdm, sizesInFile(catalogue, cdm), eop);
  if (approach.ok) return ruledApproach(approach.value, readCovarianceRules(covarianceRules));
  const { fault } = approach;
  throw inputAtFault(
    `${file}: object ${fault.object}: ${fault.code === "unsupported-frame" ? `REF_FRAME ${fault.refFrame} is not supported` : `an implausible ${fault.quantity}`}`
  );
}
function encounterOf(file, approach, radiusM) {
  const encounter = plannedEncounterOf(approach, radiusM);
  if (encounter.ok) return encounter.value;
  const { code, object } = encounter.fault;
  const whose = object === void 0 ? "" : `object ${object === "primary" ? 1 : 2} `;
  throw inputAtFault(`${file}: ${whose}${REASONS[code] ?? code}`);
}
export {
  addPlan
};
//# sourceMappingURL=plan-SKDJ36GT.mjs.map
