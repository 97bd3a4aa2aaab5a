import {
  densitySweep,
  dragTradeOf
} from "./chunk-3UDJ4YU2.mjs";
import {
  confidenceText
} from "./chunk-V6WLBVG3.mjs";
import {
  readMessage
} from "./chunk-BERHEF46.mjs";
import {
  mahalanobisText,
  printedVerdict,
  verdictRows
} from "./chunk-PFKLQ6UO.mjs";
import {
  pcConfidenceOf
} from "./chunk-LT54FEB3.mjs";
import {
  COVARIANCE_RULES_OPTION,
  readCovarianceRules
} from "./chunk-7J3FLZ4K.mjs";
import "./chunk-YVHKJPRG.mjs";
import {
  sizesInFile
} from "./chunk-DHJV4SQR.mjs";
import {
  EOP_OPTION,
  noteOrientation,
  readEarthOrientationFile
} from "./chunk-VQZCHEK3.mjs";
import "./chunk-VUS4WX4N.mjs";
import {
  FRAGMENT_SIZE_M,
  collisionConsequence,
  statedDeviation,
  unlikeHistory
} from "./chunk-IT664OYZ.mjs";
import "./chunk-DTXYMTTS.mjs";
import "./chunk-XOCJKTFS.mjs";
import "./chunk-63IL6MBF.mjs";
import "./chunk-VKOCJKZS.mjs";
import "./chunk-WM2KWLZN.mjs";
import "./chunk-EP2FK75A.mjs";
import "./chunk-PMXGMC47.mjs";
import "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import "./chunk-DMQ5UNP7.mjs";
import "./chunk-CUKEGQYN.mjs";
import {
  messageApproach
} from "./chunk-RTLHHJLK.mjs";
import "./chunk-ZELNLM4B.mjs";
import "./chunk-RZYQK3DY.mjs";
import {
  PC_METHOD_NAMES,
  computePc,
  objectsOf,
  ruledApproach,
  withOwnFunctions
} from "./chunk-TFK7XCIF.mjs";
import "./chunk-KBE52FWN.mjs";
import "./chunk-4K3OKXIN.mjs";
import "./chunk-BGTYLUKS.mjs";
import "./chunk-GKHTNQWA.mjs";
import "./chunk-PLROUQ7Q.mjs";
import "./chunk-JFDAAJRY.mjs";
import "./chunk-PL7NDV4T.mjs";
import "./chunk-EFPVRPBJ.mjs";
import "./chunk-D2J54P6C.mjs";
import "./chunk-OCTYTDT2.mjs";
import "./chunk-WN7XZFL2.mjs";
import "./chunk-GGSRQIBL.mjs";
import "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import "./chunk-PESGF56Y.mjs";
import {
  seededRandom
} from "./chunk-D6MAFDXG.mjs";
import "./chunk-CUNGASR2.mjs";
import "./chunk-GZW2Z354.mjs";
import "./chunk-Z7TE2O33.mjs";
import "./chunk-CYHM7ET5.mjs";
import "./chunk-XMHCSSDI.mjs";
import "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import {
  formatUtcZ
} from "./chunk-JQJWWTBG.mjs";
import {
  inputAtFault,
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// packages/assessment/src/former-messages.ts
function unlikeFormerMessages(message, others) {
  const former = others.filter(({ creationTaiS }) => creationTaiS < message.creationTaiS).flatMap((cdm) => [0, 1].flatMap((place) => deviationOf(cdm, place) ?? []));
  return unlikeHistory(
    [0, 1].flatMap((place) => {
      const deviation = deviationOf(message, place);
      if (deviation === void 0) return [];
      const formerM = former.filter(({ key }) => key === deviation.key).map(({ deviationM }) => deviationM);
      return [{ object: place === 0 ? "primary" : "secondary", deviationM: deviation.deviationM, formerM }];
    })
  );
}
function deviationOf({ originator, creationTaiS, tcaTaiS, objects }, place) {
  const { covarianceRtnM2, designator, frame, positionM, velocityMps } = objects[place];
  if (covarianceRtnM2 === void 0 || frame === void 0) return void 0;
  const state = { epochTaiS: tcaTaiS, frame, positionM, velocityMps };
  const variancesM2 = [0, 7, 14].map((k) => covarianceRtnM2[k]);
  return statedDeviation({ designator, originator, covarianceSource: "CDM", state, creationTaiS, variancesM2 });
}

// services/cli/src/commands/pc.ts
var FAST_TRIALS = 1e6;
var SLOW_TRIALS = 5e3;
function addPc(program) {
  program.command("pc").description("probability of collision of a conjunction data message").argument("<file>", "CDM as KVN, XML or JSON").option("--method <name>", `one of ${PC_METHOD_NAMES.join(", ")}, or all`, "foster-1992").option("--hbr <m>", "combined hard-body radius, m; else from the message or by object type").option(
    "--trials <n>",
    `samples of the Monte Carlo method; else ${FAST_TRIALS}, and ${SLOW_TRIALS} of slow encounters`
  ).option("--seed <n>", "seed of the Monte Carlo method", "1").option("--catalogue <file>", "element sets that know the sizes of the objects: radar cross-section, type").option(...EOP_OPTION).option("--drag", "adds miss and probability with the drag of either object half an order less and more").option(
    "--history <files...>",
    "former messages of the same objects: errors a hundred times theirs, or a hundredth, are not believed"
  ).option(...COVARIANCE_RULES_OPTION).option("--json", "print JSON").action((file, options) => {
    const cdm = readMessage(file);
    const reports = reportsOf(file, cdm, options);
    process.stdout.write(
      options.json ? `${JSON.stringify(wireReports(reports, cdm), null, 2)}
` : table(reports, cdm)
    );
  });
}
var DENSITY_OFFSETS = [-3, -2, -1, 0, 1, 2, 3];
function reportsOf(file, cdm, options) {
  const approach = approachOf(file, cdm, options);
  const { objects, known, radius } = objectsOf(approach);
  const [primary, secondary] = objects;
  const names = methodsOf(options.method);
  const hardBodyRadiusM = options.hbr === void 0 ? radius.radiusM : positive("--hbr", options.hbr);
  const [volume, otherVolume] = cdm.objects.map(({ exclusionVolumeRadiusM }) => exclusionVolumeRadiusM);
  const exclusionRadiusM = volume === void 0 || otherVolume === void 0 ? void 0 : volume + otherVolume;
  const reportOf = (first, second) => {
    const compute = () => computePc({
      primary: first,
      secondary: second,
      hardBodyRadiusM,
      ...exclusionRadiusM !== void 0 && { exclusionRadiusM },
      methods: names,
      ...names.includes("monte-carlo") && {
        monteCarlo: {
          trials: options.trials === void 0 ? FAST_TRIALS : whole("--trials", options.trials, MOST_TRIALS),
          ...options.trials === void 0 && { slowTrials: SLOW_TRIALS },
          random: seededRandom(whole("--seed", options.seed, 2 ** 32 - 1))
        }
      }
    });
    const report2 = names.includes("monte-carlo") ? compute() : withOwnFunctions(compute);
    if (!report2.ok) throw inputAtFault(`${file}: no probability can be computed (${report2.fault.code})`);
    return report2.value;
  };
  const [primaryError, secondaryError] = known.map(({ densityError }) => densityError && { densityError });
  const report = reportOf(primary, secondary);
  const unlikeHistory2 = unlikeFormerMessages(cdm, (options.history ?? []).map(readMessage));
  const countedSigmas = [known[0].counted, known[1].counted];
  const confidence = pcConfidenceOf({ report, countedSigmas, unlikeHistory: unlikeHistory2 });
  const drag = options.drag && { drag: dragTradeOf(cdm, approach, hardBodyRadiusM) ?? null };
  const common = { confidence, radius, isRadiusGiven: options.hbr !== void 0, ...drag };
  const exclusionVolumes = exclusionRadiusM !== void 0 && {
    exclusionVolumes: { radiusM: exclusionRadiusM, squarePc: report.exclusionSquarePc ?? null }
  };
  if (primaryError === void 0 && secondaryError === void 0) {
    const printed = printedVerdict(approach, report, void 0, unlikeHistory2);
    return { report, ...exclusionVolumes, verdict: printed, ...common };
  }
  const pair = [
    { ...primary, ...primaryError },
    { ...secondary, ...secondaryError }
  ];
  const sweep = densitySweep(...pair, hardBodyRadiusM, DENSITY_OFFSETS);
  const correlated = reportOf(...pair);
  const verdict = printedVerdict(approach, report, correlated, unlikeHistory2);
  return {
    report,
    ...exclusionVolumes,
    correlated,
    ...sweep.ok && { densitySweep: sweep.value },
    verdict,
    ...common
  };
}
function methodsOf(text) {
  if (text === "all") return PC_METHOD_NAMES;
  const method = PC_METHOD_NAMES.find((name) => name === text);
  if (method === void 0) throw wrongUsage(`--method ${text}: one of ${PC_METHOD_NAMES.join(", ")}, or all`);
  return [method];
}
var MOST_TRIALS = 1e9;
function whole(option, text, most) {
  const value = positive(option, text);
  if (!Number.isInteger(value) || value > most)
    throw wrongUsage(`${option} ${text}: must be a whole number from 1 to ${most}`);
  return value;
}
function positive(option, text) {
  const value = Number(text);
  if (!(value > 0) || !Number.isFinite(value)) throw wrongUsage(`${option} ${text}: must be a positive number`);
  return value;
}
function approachOf(file, cdm, { eop: eopFile, catalogue, covarianceRules }) {
  const eop = eopFile === void 0 ? void 0 : readEarthOrientationFile(eopFile);
  const isEarthFixed = cdm.objects.some(({ frame }) => frame === "ITRF");
  if (isEarthFixed) noteOrientation("states in ITRF are", eop, [cdm.tcaTaiS]);
  const approach = messageApproach(cdm, sizesInFile(catalogue, cdm), eop);
  if (approach.ok) return ruledApproach(approach.value, readCovarianceRules(covarianceRules));
  const { fault } = approach;
  const reason = fault.code === "unsupported-frame" ? `REF_FRAME ${fault.refFrame} is not supported` : `a ${fault.quantity} of ${fault.magnitude.toPrecision(4)} ${fault.quantity === "position" ? "m" : "m/s"} is none of an orbit about the Earth`;
  throw inputAtFault(`${file}: object ${fault.object}: ${reason}`);
}
function wireReports(reports, cdm) {
  const { report, correlated, densitySweep: sweep, exclusionVolumes, verdict, confidence, drag } = reports;
  const { methods, recommended, ...head } = wireReport(report);
  const { radius, isRadiusGiven } = reports;
  const status = correlated?.crossCorrelation?.status;
  return {
    ...head,
    hbrSource: isRadiusGiven ? "option" : radius.source,
    object1Radius: radius.primary,
    object2Radius: radius.secondary,
    methods,
    recommended,
    confidence: confidence.confidence,
    confidenceReason: { ...confidence.reason, text: confidenceText(confidence.reason) },
    ...status === "applied" && correlated?.recommended && { decorrelated: { pc: correlated.recommended.pc } },
    correlated: correlated === void 0 ? null : { status: status ?? null, ...wireReport(correlated), densitySweep: sweep ?? null },
    exclusionVolumes: exclusionVolumes ?? null,
    consequence: consequenceOf(report, cdm) ?? null,
    ...drag !== void 0 && { drag: drag && wireDrag(drag) },
    verdict
  };
}
function wireDrag({ drags, outcomes }) {
  const [object1, object2] = drags.map((drag) => drag ?? null);
  const cells = outcomes.map(({ factors, ...outcome }) => ({ object1: factors[0], object2: factors[1], ...outcome }));
  return { object1, object2, cells };
}
function wireReport(report) {
  return {
    tca: formatUtcZ(report.tcaTaiS, 6),
    missDistanceM: report.missDistanceM,
    relativeSpeedMps: report.relativeSpeedMps,
    hbrM: report.hardBodyRadiusM,
    mahalanobis: report.mahalanobis ?? null,
    mahalanobisPlane: report.mahalanobisPlane ?? null,
    dilution: report.dilution ?? null,
    maxPc: report.maxPc ?? null,
    maxPcReason: report.maxPcReason ?? null,
    squarePc: report.squarePc ?? null,
    methods: report.methods,
    recommended: report.recommended ?? null
  };
}
var CORRELATIONS = {
  applied: "the density error that both objects share is taken out",
  incomplete: "drag-consider parameters of one object only: not applied",
  inconsistent: "drag-consider parameters do not fit the covariances: not applied"
};
function consequenceOf(report, { objects }) {
  const [first, second] = objects.map(({ massKg }) => massKg);
  return first === void 0 || second === void 0 ? void 0 : collisionConsequence([first, second], report.relativeSpeedMps);
}
function table(reports, cdm) {
  const { report, correlated, densitySweep: sweep, exclusionVolumes, verdict, confidence, drag } = reports;
  const stated = cdm.collisionProbability === void 0 ? "none" : `${cdm.collisionProbability} (${cdm.collisionProbabilityMethod ?? "method not named"})`;
  const { squarePc } = report;
  const consequence = consequenceOf(report, cdm);
  const square = squarePc === void 0 ? "none" : squarePc.toExponential(9);
  const volumes = exclusionVolumes === void 0 ? "" : `; ${exclusionVolumes.squarePc?.toExponential(9) ?? "none"} with the exclusion volumes, ${exclusionVolumes.radiusM} m, as 19 SDS states it`;
  return [
    `TCA            ${formatUtcZ(report.tcaTaiS, 6)} (${report.tcaOffsetS.toExponential(2)} s from the message)`,
    `miss distance  ${report.missDistanceM.toFixed(3)} m, relative speed ${report.relativeSpeedMps.toFixed(3)} m/s`,
    `HBR            ${report.hardBodyRadiusM} m (${radiusWords(reports)})`,
    `Mahalanobis    ${mahalanobisText(report)}`,
    `max Pc         ${maxPcText(report)}, ${report.dilution?.region ?? "dilution unknown"}`,
    ...betterDataRows(report),
    `in the message ${stated}`,
    ...methodRows(report),
    `recommended    ${recommendation(report)}`,
    `confidence     ${confidence.confidence}: ${confidenceText(confidence.reason)}`,
    ...verdictRows(verdict),
    `over a square  ${square}, for comparison only${volumes}`,
    ...correlated === void 0 ? [] : correlatedRows(correlated, sweep),
    ...consequence === void 0 ? [] : [
      `consequence    ${consequence.fragments.toFixed(0)} fragments of ${FRAGMENT_SIZE_M * 100} cm and more, ${consequence.isCatastrophic ? "catastrophic" : "not catastrophic"}`
    ],
    ...drag === void 0 ? [] : dragRows(drag),
    ""
  ].join("\n");
}
function radiusWords({ radius, isRadiusGiven }) {
  const [first, second] = [radius.primary, radius.secondary].map(
    ({ radiusM, source }) => `${radiusM.toFixed(2)} m ${source}`
  );
  if (isRadiusGiven) return "--hbr";
  const objects = `object 1 ${first}, object 2 ${second}`;
  return radius.source === "sum" ? objects : `${radius.source}; ${objects}`;
}
var MISSING_MAX_PC = {
  "rises-beyond-orbit-errors": "none: Pc still rises where the errors are as long as the radius of the Earth"
};
function maxPcText({ maxPc, maxPcMethod, maxPcReason }) {
  if (maxPc !== void 0) return `${maxPc.toExponential(6)} (${maxPcMethod})`;
  return maxPcReason === void 0 ? "none" : MISSING_MAX_PC[maxPcReason];
}
function betterDataRows({ dilution }) {
  if (dilution === void 0) return [];
  const { region, scaleAtMax, maxPc, separate } = dilution;
  const part = (name, pc, scale) => scale < 1 ? `${name} ${pc.toExponential(3)} at ${scale.toPrecision(3)} of the deviations` : `${name} no rise`;
  const both = region === "diluted" && scaleAtMax < 1 ? part("both", maxPc, scaleAtMax) : "both no rise";
  const primary = part("object 1 alone", separate.primary.maxPc, separate.primary.scaleAtMax);
  const secondary = part("object 2 alone", separate.secondary.maxPc, separate.secondary.scaleAtMax);
  return [`smaller errors ${both}, ${primary}, ${secondary}`];
}
function dragRows(trade) {
  if (trade === null) return ["drag           the message tells of none (SEDR)"];
  const factorsOf = (object) => [...new Set(trade.outcomes.map(({ factors }) => factors[object]))].sort((a, b) => a - b);
  const own = factorsOf(0);
  const rows = factorsOf(1).map((theirs) => {
    const cells = own.map((ours) => {
      const cell = trade.outcomes.find(({ factors }) => factors[0] === ours && factors[1] === theirs);
      return cell === void 0 ? "none" : `${cell.pc.toExponential(2)}${cell.isInadequate ? "*" : ""}`;
    });
    return [theirs.toFixed(2), ...cells].map((text) => text.padStart(11)).join("");
  });
  return [
    "drag           Pc with that of object 1 (along) and of object 2 (down) times what the message assumes; * no method holds",
    ["", ...own.map((factor) => factor.toFixed(2))].map((text) => text.padStart(11)).join(""),
    ...rows
  ];
}
function correlatedRows(correlated, sweep) {
  const status = correlated.crossCorrelation?.status;
  if (status === void 0) return [];
  const head = `correlation    ${CORRELATIONS[status]}`;
  if (status !== "applied") return [head];
  const isPlanar = correlated.methods["foster-1992"]?.usable === true || correlated.isUnchecked;
  const outcomes = (sweep ?? []).map(({ offset, pc }) => `${offset}: ${pc.toExponential(2)}`).join("  ");
  return [
    head,
    ...methodRows(correlated),
    `recommended    ${recommendation(correlated)} with correlation`,
    ...sweep === void 0 || !isPlanar ? [] : [`density off    by standard deviations of its forecast  ${outcomes}`]
  ];
}
function recommendation({ recommended, isUnchecked, isInadequate }) {
  if (recommended === void 0) return "none";
  const remark = isUnchecked ? ", not checked" : isInadequate ? ", not usable" : "";
  return `${recommended.method} ${recommended.pc.toExponential(9)}${remark}`;
}
function methodRows(report) {
  return Object.entries(report.methods).map(([name, estimate]) => {
    const pc = estimate.pc === void 0 ? "none" : estimate.pc.toExponential(9);
    const bounds = estimate.lower === void 0 ? "" : ` [${estimate.lower.toExponential(3)}, ${estimate.upper?.toExponential(3)}]`;
    const count = estimate.trials === void 0 ? "" : ` ${estimate.hits} of ${estimate.trials}`;
    const remark = [estimate.usable ? "usable" : "not usable", ...estimate.reasons].join(", ");
    return `  ${name.padEnd(16)} ${pc.padStart(16)}${bounds}${count}  ${remark}`;
  });
}
export {
  addPc
};
//# sourceMappingURL=pc-WNGL462P.mjs.map
