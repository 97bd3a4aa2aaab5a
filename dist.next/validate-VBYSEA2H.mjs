import {
  readText
} from "./chunk-VUS4WX4N.mjs";
import {
  readTdmAll,
  tdmDeviations
} from "./chunk-BOQT3HMU.mjs";
import {
  opmContent,
  opmDeviations,
  readOpmAll,
  toleratedIn
} from "./chunk-2E53R2YG.mjs";
import {
  useableSpan,
  validateOcm,
  validateOem
} from "./chunk-XAEPJ36T.mjs";
import {
  ocmDeviations,
  readOcmAll,
  readOemAll,
  statesForDegree
} from "./chunk-IE2VUP45.mjs";
import {
  detectFormat
} from "./chunk-WM2KWLZN.mjs";
import {
  OMM,
  isTwoLineTheory,
  ommElements,
  readCatalogue,
  readOmmAll
} from "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import "./chunk-ZWTZ2KYA.mjs";
import {
  CDM,
  readCdmAll
} from "./chunk-ZELNLM4B.mjs";
import "./chunk-5YGOAFM5.mjs";
import "./chunk-UANHIYDB.mjs";
import "./chunk-XMHCSSDI.mjs";
import {
  fieldsIn,
  fieldsOfObject,
  isEarth,
  isPositive,
  lowerFromFull,
  textOf,
  writtenNumber
} from "./chunk-CRMFVZQ4.mjs";
import {
  MOST_FAULTS,
  byLine,
  faultList,
  messageFault
} from "./chunk-LRQNFPWD.mjs";
import "./chunk-JQJWWTBG.mjs";
import {
  CommandEnd,
  EXIT,
  describeFault
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// packages/ccsds/src/cdm/deviations.ts
var PUBLISHED = "1.0";
var FRAMES = ["EME2000", "GCRF", "ITRF"];
var OBJECT_TYPES = ["PAYLOAD", "ROCKET BODY", "DEBRIS", "UNKNOWN", "OTHER"];
function cdmDeviations(cdm) {
  const faults = faultList();
  const { message } = cdm;
  if (message.version !== PUBLISHED) {
    faults.add("draft-version", { keyword: CDM.versionKeyword, value: message.version, limit: PUBLISHED });
  }
  cdm.objects.forEach((object, index) => {
    const segment = index + 1;
    const metadata = fieldsIn(message, "metadata", segment);
    const line = (keyword) => metadata.find((field) => field.keyword === keyword)?.line;
    const hasOther = message.groups.some(
      (group) => group.section === "alternateCovariance" && group.object === segment
    );
    if (object.covarianceRtnM2 === void 0 && !hasOther) {
      const state = message.groups.find((group) => group.section === "stateVector" && group.object === segment);
      faults.add("missing-covariance", { line: state?.line, keyword: "CR_R", segment });
    }
    const place = { line: line("REF_FRAME"), keyword: "REF_FRAME", value: object.refFrame, segment };
    const first = cdm.objects[0].refFrame;
    if (object.refFrame.toUpperCase() !== first.toUpperCase()) faults.add("frames-differ", { ...place, limit: first });
    if (!FRAMES.includes(object.refFrame)) faults.add("value-not-allowed", { ...place, limit: FRAMES.join(", ") });
    const type = textOf(metadata, "OBJECT_TYPE");
    if (type !== void 0 && !OBJECT_TYPES.includes(type)) {
      const limit = OBJECT_TYPES.join(", ");
      faults.add("value-not-allowed", {
        line: line("OBJECT_TYPE"),
        keyword: "OBJECT_TYPE",
        value: type,
        limit,
        segment
      });
    }
  });
  return [...faults.faults, ...toleratedIn(message, CDM)];
}

// packages/ccsds/src/cdm/validate.ts
function validateCdm(cdm) {
  const faults = faultList();
  cdm.objects.forEach((object, index) => {
    const segment = index + 1;
    const metadata = fieldsIn(cdm.message, "metadata", segment);
    const lineOf = (keyword) => metadata.find((field) => field.keyword === keyword)?.line;
    if (object.frame === void 0) {
      const place = { line: lineOf("REF_FRAME"), keyword: "REF_FRAME", value: object.refFrame, segment };
      faults.add("unsupported-frame", { ...place, limit: "EME2000, GCRF, ITRF" });
    }
    if (object.orbitCenter !== void 0 && !isEarth(object.orbitCenter)) {
      const place = { line: lineOf("ORBIT_CENTER"), keyword: "ORBIT_CENTER", value: object.orbitCenter, segment };
      faults.add("unsupported-centre", { ...place, limit: "EARTH" });
    }
    const line = cdm.message.groups.find(
      (group) => group.section === "covarianceMatrix" && group.object === segment
    )?.line;
    const { covarianceRtnM2 } = object;
    if (covarianceRtnM2 === void 0 || covarianceRtnM2.every((term) => term === 0)) {
      faults.add("no-covariance", { line, segment });
    } else if (!isPositive(lowerFromFull(covarianceRtnM2, 1))) {
      faults.add("covariance-not-positive", { line, keyword: "CR_R", segment });
    }
  });
  return faults.faults;
}

// packages/ccsds/src/oem/deviations.ts
function oemDeviations(oem) {
  const faults = faultList();
  oem.segments.forEach((segment, index) => {
    const { metadata, epochs, epochsTaiS, stateLines } = segment;
    const number = index + 1;
    const fieldOf = (keyword) => metadata.fields.find((field) => field.keyword === keyword);
    const messageId = fieldOf("MESSAGE_ID");
    if (messageId !== void 0) {
      faults.add("keyword-out-of-order", { line: messageId.line, keyword: "MESSAGE_ID", segment: number });
    }
    if (metadata.interpolation !== void 0 && textOf(metadata.fields, "INTERPOLATION_DEGREE") === void 0) {
      const place = { line: fieldOf("INTERPOLATION")?.line, keyword: "INTERPOLATION_DEGREE", segment: number };
      faults.add("missing-keyword", place);
    }
    const needed = statesForDegree(metadata.interpolation, metadata.interpolationDegree);
    if (epochsTaiS.length < needed) {
      const place = { line: segment.line, keyword: "INTERPOLATION_DEGREE", value: String(epochsTaiS.length) };
      faults.add("too-few-states", { ...place, limit: needed, segment: number });
    }
    const last = epochsTaiS.length - 1;
    const outside = (at, limit) => {
      const place = { line: stateLines[at], keyword: "EPOCH", value: epochs[at], segment: number };
      faults.add("epoch-outside-span", { ...place, limit });
    };
    if (last >= 0 && (epochsTaiS[0] ?? 0) < metadata.startTaiS) outside(0, metadata.startTime);
    if (last >= 0 && (epochsTaiS[last] ?? 0) > metadata.stopTaiS) outside(last, metadata.stopTime);
    const previous = oem.segments[index - 1];
    if (previous !== void 0 && useableSpan(segment).startTaiS < useableSpan(previous).stopTaiS) {
      const keyword = metadata.useableStartTaiS === void 0 ? "START_TIME" : "USEABLE_START_TIME";
      const field = fieldOf(keyword);
      faults.add("segments-overlap", { line: field?.line, keyword, value: field?.value, segment: number });
    }
  });
  return faults.faults;
}

// packages/ccsds/src/omm/deviations.ts
function ommDeviations(omm) {
  const faults = faultList();
  const metadata = fieldsIn(omm, "metadata");
  const timeSystem = metadata.find((field) => field.keyword === "TIME_SYSTEM");
  if (isTwoLineTheory(textOf(metadata, "MEAN_ELEMENT_THEORY"))) {
    if (timeSystem?.value.toUpperCase() !== "UTC") {
      const place = { line: timeSystem?.line, keyword: "TIME_SYSTEM", value: timeSystem?.value };
      faults.add("value-not-allowed", { ...place, limit: "UTC" });
    }
    if (writtenNumber(fieldsOfObject(omm, 0), "NORAD_CAT_ID") === void 0) {
      const line = omm.groups.find((group) => group.section === "meanElements")?.line;
      faults.add("missing-keyword", { line, keyword: "NORAD_CAT_ID" });
    }
  }
  return [...faults.faults, ...toleratedIn(omm, OMM)];
}

// packages/ccsds/src/validate.ts
function validateMessage(text) {
  const format = detectFormat(text);
  switch (format) {
    case "oem-kvn":
    case "oem-xml":
    case "oem-json":
      return validationOfOem(text, format);
    case "cdm-kvn":
    case "cdm-xml":
    case "cdm-json":
      return validationOfCdm(text, format);
    case "omm-kvn":
    case "omm-xml":
    case "omm-json":
      return validationOfOmm(text, format);
    case "opm-kvn":
    case "opm-xml":
    case "opm-json":
      return validationOfOpm(text, format);
    case "tdm-kvn":
    case "tdm-xml":
    case "tdm-json":
      return validationOfTdm(text, format);
    case "ocm-kvn":
    case "ocm-xml":
    case "ocm-json":
      return validationOfOcm(text, format);
    case "tle":
    case "3le":
    case "omm-csv":
      return validationOfCatalogue(text, format);
    case "not-text":
      return refused(format, messageFault("not-text"));
    case "empty":
      return refused(format, messageFault("empty-text"));
    case "unknown":
      return refused(format, messageFault("unknown-format"));
  }
}
function refused(format, fault) {
  return { kind: "unknown", format, ...judged([fault], []), limitations: [], count: 0 };
}
function judged(faults, deviations) {
  if (faults.length > 0) return { standing: "refused", faults, deviations: [] };
  const deviationsShown = byLine(deviations).slice(0, MOST_FAULTS);
  return { standing: deviationsShown.length > 0 ? "accepted" : "valid", faults, deviations: deviationsShown };
}
function versionOf(message) {
  return message === void 0 ? {} : { version: message.version };
}
function validationOfOem(text, format) {
  const { oem, faults } = readOemAll(text);
  const oemFaults = oem === void 0 || faults.length > 0 ? [] : validateOem(oem);
  const limitations = oemFaults.filter(({ code }) => code !== "segments-overlap");
  const standing = judged(faults, oem === void 0 ? [] : oemDeviations(oem));
  return { kind: "oem", format, ...versionOf(oem), ...standing, limitations, count: oem?.segments.length ?? 0 };
}
function validationOfCdm(text, format) {
  const { cdm, faults } = readCdmAll(text);
  const limitations = cdm === void 0 ? [] : validateCdm(cdm);
  const standing = judged(faults, cdm === void 0 ? [] : cdmDeviations(cdm));
  return { kind: "cdm", format, ...versionOf(cdm), ...standing, limitations, count: cdm === void 0 ? 0 : 2 };
}
function validationOfOmm(text, format) {
  if (isTable(text, format)) return { ...validationOfCatalogue(text, format), kind: "omm" };
  const { omm, faults } = readOmmAll(text);
  const elements = omm === void 0 || faults.length > 0 ? void 0 : ommElements(omm);
  const limitations = elements === void 0 || elements.ok ? [] : [elements.fault];
  const standing = judged(faults, omm === void 0 ? [] : ommDeviations(omm));
  return { kind: "omm", format, ...versionOf(omm), ...standing, limitations, count: omm === void 0 ? 0 : 1 };
}
function isTable(text, format) {
  if (format === "omm-json") return !/^\ufeff?\s*\{\s*"CCSDS_OMM_VERS"[\s\S]{0,200}"header"/.test(text.slice(0, 1e3));
  if (format === "omm-xml") return /<(?:[\w.-]+:)?ndm[\s>]/.test(text.slice(0, 2e3));
  const first = text.indexOf("CCSDS_OMM_VERS");
  return text.indexOf("CCSDS_OMM_VERS", first + 1) > first;
}
function validationOfOpm(text, format) {
  const { opm, faults } = readOpmAll(text);
  const content = opm === void 0 || faults.length > 0 ? void 0 : opmContent(opm);
  const limitations = content === void 0 || content.ok ? [] : [content.fault];
  const standing = judged(faults, opm === void 0 ? [] : opmDeviations(opm));
  return { kind: "opm", format, ...versionOf(opm), ...standing, limitations, count: opm === void 0 ? 0 : 1 };
}
function validationOfTdm(text, format) {
  const { tdm, faults } = readTdmAll(text);
  const standing = judged(faults, tdm === void 0 ? [] : tdmDeviations(tdm));
  return { kind: "tdm", format, ...versionOf(tdm), ...standing, limitations: [], count: tdm?.segments.length ?? 0 };
}
function validationOfOcm(text, format) {
  const { ocm, faults } = readOcmAll(text);
  const limitations = ocm === void 0 || faults.length > 0 ? [] : validateOcm(ocm);
  const standing = judged(faults, ocm === void 0 ? [] : ocmDeviations(ocm));
  return { kind: "ocm", format, ...versionOf(ocm), ...standing, limitations, count: ocm?.blocks.length ?? 0 };
}
var OF_USE = [
  "duplicate-object",
  "unsupported-theory",
  "unsupported-ephemeris-type",
  "unsupported-time-system",
  "unsupported-frame",
  "covariance-not-positive"
];
function validationOfCatalogue(text, format) {
  const table = readCatalogue(text);
  const faults = table.faults.filter((fault) => !OF_USE.includes(fault.code)).slice(0, MOST_FAULTS);
  const limitations = table.faults.filter((fault) => OF_USE.includes(fault.code)).slice(0, MOST_FAULTS);
  return { kind: "elements", format, ...judged(faults, []), limitations, count: table.elements.length };
}

// services/cli/src/commands/validate.ts
function addValidate(program) {
  program.command("validate").description("check CCSDS messages (OEM, OPM, OMM, OCM, CDM, TDM) and element sets").argument("<files...>", "files to check; also gzip").option("--json", "print a JSON array instead of lines").addHelpText(
    "after",
    "\nvalid: as the book has it. accepted: read and used, but not valid, with what is missing. Exit code 1 where a file is refused."
  ).action((files, options) => {
    const reports = files.map(reportOf);
    if (options.json) process.stdout.write(`${JSON.stringify(reports, null, 2)}
`);
    else for (const report of reports) process.stdout.write(linesOf(report));
    if (reports.some((report) => report.standing === "refused")) process.exitCode = EXIT.inputAtFault;
  });
}
function placeOf(file, line) {
  return line === null ? file : `${file}:${line}`;
}
function reportOf(file) {
  try {
    const { kind, format, version, count, standing, faults, deviations, limitations } = validateMessage(readText(file));
    return {
      file,
      kind,
      format,
      version: version ?? null,
      standing,
      valid: standing === "valid",
      count,
      faults: faults.map(reported),
      deviations: deviations.map(reported),
      limitations: limitations.map(reported)
    };
  } catch (error) {
    if (!(error instanceof CommandEnd)) throw error;
    const message = error.message.slice(file.length + 2);
    const fault = { line: null, keyword: null, code: "unreadable", message };
    return {
      file,
      kind: "unknown",
      format: "unknown",
      version: null,
      standing: "refused",
      valid: false,
      count: 0,
      faults: [fault],
      deviations: [],
      limitations: []
    };
  }
}
function reported(fault) {
  return {
    line: fault.line ?? null,
    keyword: fault.keyword ?? null,
    code: fault.code,
    message: describeFault(fault)
  };
}
function linesOf(report) {
  const { file, kind, version } = report;
  const name = version === null ? kind : `${kind} ${version}`;
  const heads = {
    valid: `valid ${name} (${report.format})`,
    accepted: `accepted ${name} (${report.format}), not valid`,
    refused: `${report.faults.length} ${report.faults.length === 1 ? "fault" : "faults"}`
  };
  const line = (fault, word) => `  ${placeOf(file, fault.line)}: ${word}${fault.keyword === null ? "" : `${fault.keyword}: `}${fault.message} [${fault.code}]`;
  const lines = [
    `${file}: ${heads[report.standing]}`,
    ...report.faults.map((fault) => line(fault, "")),
    ...report.deviations.map((deviation) => line(deviation, "not by the book: ")),
    ...report.limitations.map((limitation) => line(limitation, "note: "))
  ];
  return `${lines.join("\n")}
`;
}
export {
  addValidate
};
//# sourceMappingURL=validate-VBYSEA2H.mjs.map
