import {
  exclude
} from "./chunk-SX4P7CIH.mjs";
import {
  checkSection
} from "./chunk-5YGOAFM5.mjs";
import {
  COMMENT,
  childOf,
  epochReader,
  fieldsFromJson,
  isKnownTimeSystem,
  isNil,
  isRecord,
  jsonText,
  looksLikeJson,
  looksLikeXml,
  parseJson,
  parseNumber,
  parseXml,
  readCollecting,
  splitUnit,
  textOf,
  walkKvn
} from "./chunk-CRMFVZQ4.mjs";
import {
  faultList
} from "./chunk-LRQNFPWD.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/ccsds/src/tdm/fields.ts
var HEADER = "503.0-B-2 table 3-2";
var METADATA = "503.0-B-2 table 3-3";
var TDM_HEADER = [
  { keyword: "CREATION_DATE", presence: "mandatory", kind: "epoch", book: HEADER },
  { keyword: "ORIGINATOR", presence: "mandatory", kind: "text", book: HEADER },
  { keyword: "MESSAGE_ID", presence: "optional", kind: "text", since: "2.0", book: HEADER }
];
var text = (keyword) => ({ keyword, presence: "optional", kind: "text", book: METADATA });
var number = (keyword, unit) => ({
  keyword,
  presence: "optional",
  kind: "number",
  ...unit === void 0 ? {} : { unit },
  book: METADATA
});
var each = (prefix, make) => [1, 2, 3, 4, 5].map((participant) => make(`${prefix}_${String(participant)}`));
var CORRECTIONS = [
  "ANGLE_1",
  "ANGLE_2",
  "DOPPLER",
  "MAG",
  "RANGE",
  "RCS",
  "RECEIVE",
  "TRANSMIT",
  "ABERRATION_YEARLY",
  "ABERRATION_DIURNAL"
];
var TDM_METADATA = [
  text("TRACK_ID"),
  text("DATA_TYPES"),
  { keyword: "TIME_SYSTEM", presence: "mandatory", kind: "text", book: METADATA },
  { keyword: "START_TIME", presence: "optional", kind: "epoch", book: METADATA },
  { keyword: "STOP_TIME", presence: "optional", kind: "epoch", book: METADATA },
  { keyword: "PARTICIPANT_1", presence: "mandatory", kind: "text", book: METADATA },
  ...each("PARTICIPANT", text).slice(1),
  { ...text("MODE"), values: ["SEQUENTIAL", "SINGLE_DIFF"] },
  text("PATH"),
  text("PATH_1"),
  text("PATH_2"),
  ...each("EPHEMERIS_NAME", text),
  text("TRANSMIT_BAND"),
  text("RECEIVE_BAND"),
  number("TURNAROUND_NUMERATOR"),
  number("TURNAROUND_DENOMINATOR"),
  { ...text("TIMETAG_REF"), values: ["TRANSMIT", "RECEIVE"] },
  number("INTEGRATION_INTERVAL", "s"),
  { ...text("INTEGRATION_REF"), values: ["START", "MIDDLE", "END"] },
  number("FREQ_OFFSET", "Hz"),
  { ...text("RANGE_MODE"), values: ["COHERENT", "CONSTANT", "ONE_WAY"] },
  number("RANGE_MODULUS"),
  { ...text("RANGE_UNITS"), values: ["KM", "S", "RU"] },
  { ...text("ANGLE_TYPE"), values: ["AZEL", "RADEC", "XEYN", "XSYE"] },
  text("REFERENCE_FRAME"),
  text("INTERPOLATION"),
  { keyword: "INTERPOLATION_DEGREE", presence: "optional", kind: "integer", book: METADATA },
  number("DOPPLER_COUNT_BIAS", "Hz"),
  number("DOPPLER_COUNT_SCALE"),
  text("DOPPLER_COUNT_ROLLOVER"),
  ...each("TRANSMIT_DELAY", (keyword) => number(keyword, "s")),
  ...each("RECEIVE_DELAY", (keyword) => number(keyword, "s")),
  { ...text("DATA_QUALITY"), values: ["RAW", "VALIDATED", "DEGRADED"] },
  ...CORRECTIONS.map((name) => number(`CORRECTION_${name}`)),
  { ...text("CORRECTIONS_APPLIED"), values: ["YES", "NO"] }
];
var TDM_OBSERVATIONS = /* @__PURE__ */ new Set([
  "ANGLE_1",
  "ANGLE_2",
  "CARRIER_POWER",
  "CLOCK_BIAS",
  "CLOCK_DRIFT",
  "DOPPLER_COUNT",
  "DOPPLER_INSTANTANEOUS",
  "DOPPLER_INTEGRATED",
  "DOR",
  "MAG",
  "PC_N0",
  "PR_N0",
  "PRESSURE",
  "RANGE",
  "RCS",
  "RECEIVE_FREQ",
  "RHUMIDITY",
  "STEC",
  "TEMPERATURE",
  "TROPO_DRY",
  "TROPO_WET",
  "VLBI_DELAY",
  ...[1, 2, 3, 4, 5].flatMap(
    (n) => ["RECEIVE_FREQ", "RECEIVE_PHASE_CT", "TRANSMIT_FREQ", "TRANSMIT_FREQ_RATE", "TRANSMIT_PHASE_CT"].map(
      (name) => `${name}_${String(n)}`
    )
  )
]);

// packages/ccsds/src/tdm/rules.ts
var CORRECTION = /^CORRECTION_/;
var ANGLE = /^ANGLE_[12]$/;
function checkTdmRules(metadata, { line, observations }, segment, faults) {
  const choice = (keyword) => (textOf(metadata, keyword) ?? "").toUpperCase();
  const need = (keyword) => {
    if (textOf(metadata, keyword) === void 0) faults.add("missing-keyword", { line, keyword, segment });
  };
  const mode = choice("MODE");
  if (mode === "SEQUENTIAL") need("PATH");
  if (mode === "SINGLE_DIFF") for (const keyword of ["PATH_1", "PATH_2"]) need(keyword);
  exclude(metadata, "PATH", "PATH_1", faults, segment);
  exclude(metadata, "PATH", "PATH_2", faults, segment);
  checkPaths(metadata, segment, faults);
  if (textOf(metadata, "INTERPOLATION") !== void 0) need("INTERPOLATION_DEGREE");
  if (mode === "SINGLE_DIFF" && observations.some(({ keyword }) => /^(?:RECEIVE_FREQ|RANGE$)/.test(keyword))) {
    need("RECEIVE_BAND");
  }
  if (metadata.some(({ keyword }) => CORRECTION.test(keyword))) need("CORRECTIONS_APPLIED");
}
function checkPaths(metadata, segment, faults) {
  const participants = metadata.flatMap(({ keyword }) => /^PARTICIPANT_(\d)$/.exec(keyword)?.[1] ?? []);
  for (const { keyword, value, line } of metadata) {
    if (!/^PATH(?:_[12])?$/.test(keyword) || value === "") continue;
    if (value.split(",").every((index) => participants.includes(index.trim()))) continue;
    const limit = participants.join(", ");
    faults.add("value-not-allowed", { line, keyword, value, limit, segment });
  }
}
function tdmDeviations(tdm) {
  const faults = faultList();
  tdm.segments.forEach(({ observations, metadata, line: start }, index) => {
    const need = (keyword) => {
      if (textOf(metadata, keyword) === void 0)
        faults.add("missing-keyword", { line: start, keyword, segment: index + 1 });
    };
    if (textOf(metadata, "ANGLE_TYPE")?.toUpperCase() === "RADEC") need("REFERENCE_FRAME");
    if (observations.some(({ keyword }) => ANGLE.test(keyword))) need("ANGLE_TYPE");
    const last = /* @__PURE__ */ new Map();
    for (const observation of observations) {
      const { keyword, line, epoch, epochTaiS } = observation;
      const before = last.get(keyword);
      const place = { line, keyword, value: epoch, segment: index + 1 };
      if (before !== void 0 && epochTaiS < before.epochTaiS) {
        faults.add("states-out-of-order", { ...place, limit: before.epoch });
      } else if (epochTaiS === before?.epochTaiS) faults.add("duplicate-epoch", place);
      last.set(keyword, observation);
    }
  });
  return faults.faults;
}

// packages/ccsds/src/tdm/draft.ts
var VERSIONS = ["1.0", "2.0"];
function tdmFromDraft(draft, faults) {
  const { version, versionLine: line } = draft;
  if (!VERSIONS.includes(version)) {
    faults.add("unsupported-version", { line, keyword: "CCSDS_TDM_VERS", value: version, limit: VERSIONS.join(", ") });
    return void 0;
  }
  checkSection(draft.header, TDM_HEADER, { line, version }, faults);
  if (draft.segments.length === 0) faults.add("no-segment", { line });
  const segments = draft.segments.map((segment, index) => segmentOf(segment, version, index + 1, faults));
  return { version, header: draft.header, segments };
}
function segmentOf(draft, version, segment, faults) {
  const metadata = draft.metadata.map((field) => withUnit(field));
  checkSection(metadata, TDM_METADATA, { line: draft.line, segment, version }, faults);
  const timeSystem = textOf(metadata, "TIME_SYSTEM") ?? "";
  if (timeSystem !== "" && !isKnownTimeSystem(timeSystem)) {
    const line = metadata.find((field) => field.keyword === "TIME_SYSTEM")?.line;
    faults.add("unknown-time-system", { line, keyword: "TIME_SYSTEM", value: timeSystem, segment });
  }
  if (draft.observations.length === 0) faults.add("no-states", { line: draft.line, segment });
  const readEpoch = epochReader(timeSystem === "" ? "UTC" : timeSystem);
  const observations = [];
  for (const observation of draft.observations) {
    const { line, keyword, epoch, text: text2 } = observation;
    const place = { line, keyword, segment };
    if (!TDM_OBSERVATIONS.has(keyword)) {
      faults.add("unknown-keyword", place);
      continue;
    }
    const epochTaiS = readEpoch(epoch);
    const value = parseNumber(text2);
    if (epochTaiS === void 0) faults.add("not-an-epoch", { ...place, value: epoch });
    else if (Number.isNaN(value)) faults.add("not-a-number", { ...place, value: text2 });
    else observations.push({ ...observation, epochTaiS, value });
  }
  checkTdmRules(metadata, draft, segment, faults);
  const participants = metadata.filter((field) => field.keyword.startsWith("PARTICIPANT_")).map((field) => field.value);
  return { line: draft.line, metadata, participants, timeSystem, comments: draft.comments, observations };
}
function withUnit(field) {
  if (field.keyword === COMMENT || !field.value.endsWith("]")) return field;
  const row = TDM_METADATA.find((candidate) => candidate.keyword === field.keyword);
  return row === void 0 || row.kind === "text" ? field : { ...field, ...splitUnit(field.value) };
}

// packages/ccsds/src/tdm/read-json.ts
function readTdmJson(text2, faults) {
  const value = parseJson(text2, faults);
  if (value === void 0) return void 0;
  if (!isRecord(value) || jsonText(value["CCSDS_TDM_VERS"]) === void 0) {
    faults.add("missing-keyword", { keyword: "CCSDS_TDM_VERS" });
    return void 0;
  }
  const segments = Array.isArray(value["segments"]) ? value["segments"] : [];
  return {
    version: jsonText(value["CCSDS_TDM_VERS"]) ?? "",
    versionLine: 0,
    header: fieldsFromJson(value["header"] ?? {}, "header", faults),
    segments: segments.filter(isRecord).map((segment) => ({
      line: 0,
      metadata: fieldsFromJson(segment["metadata"] ?? {}, "metadata", faults),
      comments: textsOf(segment["COMMENT"]),
      observations: observationsOf(segment["observations"], faults)
    }))
  };
}
function textsOf(value) {
  return Array.isArray(value) ? value.map((item) => jsonText(item) ?? "") : [];
}
function observationsOf(value, faults) {
  const observations = [];
  for (const item of Array.isArray(value) ? value : []) {
    const [keyword, epoch, text2, ...rest] = textsOf(item);
    if (keyword === void 0 || epoch === void 0 || text2 === void 0 || rest.length > 0) {
      faults.add("malformed-json", { keyword: "observations" });
    } else observations.push({ line: 0, keyword, epoch, text: text2 });
  }
  return observations;
}

// packages/ccsds/src/tdm/read-kvn.ts
function readTdmKvn(text2, faults) {
  const draft = { version: "", versionLine: 0, header: [], segments: [] };
  let part = "header";
  let segment;
  let lastLine = 0;
  const startSegment = (line) => {
    segment = { line, metadata: [], comments: [], observations: [] };
    draft.segments.push(segment);
    part = "metadata";
  };
  walkKvn(text2, faults, (line) => {
    lastLine = line.line;
    if (draft.version === "") {
      if (line.keyword !== "CCSDS_TDM_VERS") {
        faults.add("version-not-first", { line: line.line, keyword: "CCSDS_TDM_VERS", value: line.value });
        return false;
      }
      draft.version = line.value;
      draft.versionLine = line.line;
      return void 0;
    }
    if (line.kind === "data") {
      const next = markOf(line, part);
      if (next === void 0) faults.add("malformed-line", { line: line.line, value: line.value });
      else if (next === "metadata") startSegment(line.line);
      else part = next;
      return void 0;
    }
    takeLine(line, part, draft, segment, faults);
    return void 0;
  });
  if (part === "metadata") faults.add("truncated", { line: lastLine, keyword: "META_STOP" });
  if (part === "data") faults.add("truncated", { line: lastLine, keyword: "DATA_STOP" });
  if (draft.version === "" && faults.faults.length === 0)
    faults.add("missing-keyword", { line: 1, keyword: "CCSDS_TDM_VERS" });
  return draft;
}
function markOf(line, part) {
  if (line.value === "META_START") return part === "header" || part === "between" ? "metadata" : void 0;
  if (line.value === "META_STOP") return part === "metadata" ? "between" : void 0;
  if (line.value === "DATA_START") return part === "between" ? "data" : void 0;
  return line.value === "DATA_STOP" && part === "data" ? "between" : void 0;
}
function takeLine(line, part, draft, segment, faults) {
  const keyword = line.kind === "comment" ? "COMMENT" : line.keyword;
  const field = { keyword, value: line.value, line: line.line };
  if (part === "header") draft.header.push(field);
  else if (part === "metadata") segment?.metadata.push(field);
  else if (line.kind === "comment") segment?.comments.push(line.value);
  else if (part === "between") faults.add("keyword-out-of-order", { line: line.line, keyword });
  else {
    const parts = line.value.split(/[ \t]+/);
    if (parts.length !== 2) {
      faults.add("wrong-number-of-columns", { line: line.line, keyword, value: String(parts.length), limit: 2 });
      return;
    }
    segment?.observations.push({ line: line.line, keyword, epoch: parts[0] ?? "", text: parts[1] ?? "" });
  }
}

// packages/ccsds/src/tdm/read-xml.ts
function readTdmXml(text2, faults) {
  const parsed = parseXml(text2);
  if (!parsed.ok) {
    faults.faults.push(parsed.fault);
    return void 0;
  }
  const root = parsed.value;
  if (root.name !== "tdm") {
    faults.add("wrong-root-element", { line: root.line, value: root.name, limit: "tdm" });
    return void 0;
  }
  const header = childOf(root, "header");
  const body = childOf(root, "body");
  if (header === void 0) faults.add("missing-section", { line: root.line, keyword: "header" });
  if (body === void 0) faults.add("missing-section", { line: root.line, keyword: "body" });
  const segments = (body?.children ?? []).filter((child) => child.name === "segment");
  return {
    version: root.attributes["version"] ?? "",
    versionLine: root.line,
    header: header === void 0 ? [] : fieldsOf(header),
    segments: segments.map((segment) => segmentOf2(segment, faults))
  };
}
function fieldsOf(element) {
  const fields = [];
  for (const child of element.children) {
    if (!isNil(child)) fields.push({ keyword: child.name, value: child.text, line: child.line });
  }
  return fields;
}
function segmentOf2(element, faults) {
  const metadata = childOf(element, "metadata");
  const data = childOf(element, "data");
  const segment = {
    line: element.line,
    metadata: metadata === void 0 ? [] : fieldsOf(metadata),
    comments: [],
    observations: []
  };
  for (const child of data?.children ?? []) {
    if (child.name === "COMMENT") segment.comments.push(child.text);
    else if (child.name !== "observation") faults.add("unknown-keyword", { line: child.line, keyword: child.name });
    else {
      const epoch = childOf(child, "EPOCH");
      const values = child.children.filter((candidate) => candidate !== epoch && candidate.name !== "COMMENT");
      const [value] = values;
      if (epoch === void 0) faults.add("missing-keyword", { line: child.line, keyword: "EPOCH" });
      else if (value === void 0 || values.length > 1) {
        faults.add("wrong-number-of-columns", { line: child.line, value: String(values.length), limit: 1 });
      } else segment.observations.push({ line: value.line, keyword: value.name, epoch: epoch.text, text: value.text });
    }
  }
  return segment;
}

// packages/ccsds/src/tdm/read.ts
function readTdm(text2) {
  const { tdm, faults } = readTdmAll(text2);
  const first = faults[0];
  return first === void 0 && tdm !== void 0 ? ok(tdm) : fail(first ?? { code: "unknown-format" });
}
function readTdmAll(text2) {
  const { value: tdm, faults } = readCollecting(text2, (list) => {
    const draft = draftOf(text2, list);
    return draft && tdmFromDraft(draft, list);
  });
  return { ...tdm && { tdm }, faults };
}
function draftOf(text2, faults) {
  if (looksLikeJson(text2)) return readTdmJson(text2, faults);
  return looksLikeXml(text2) ? readTdmXml(text2, faults) : readTdmKvn(text2, faults);
}

export {
  TDM_METADATA,
  tdmDeviations,
  readTdm,
  readTdmAll
};
//# sourceMappingURL=chunk-BOQT3HMU.mjs.map
