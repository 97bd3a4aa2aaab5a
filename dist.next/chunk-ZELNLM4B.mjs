import {
  COMMENT,
  allComments,
  assemble,
  commentsOf,
  epochReader,
  fieldsIn,
  fieldsOfObject,
  frameOf,
  fullFromLower,
  isRecord,
  isSectionedJson,
  jsonText,
  looksLikeJson,
  numberOf,
  parseInteger,
  parseJson,
  parseNumber,
  readCollecting,
  readFlat,
  readFlatJson,
  textOf
} from "./chunk-CRMFVZQ4.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/ccsds/src/cdm/covariance-fields.ts
var AXES = ["R", "T", "N", "RDOT", "TDOT", "NDOT"];
var BOOK = "508.0-B-1 table 3-4";
var CDM_COVARIANCE = AXES.flatMap(
  (row, rowAt) => AXES.slice(0, rowAt + 1).map((column, columnAt) => {
    const rates = (rowAt > 2 ? 1 : 0) + (columnAt > 2 ? 1 : 0);
    return {
      keyword: `C${row}_${column}`,
      presence: "mandatory",
      kind: "number",
      unit: ["m**2", "m**2/s", "m**2/s**2"][rates] ?? "m**2",
      book: BOOK
    };
  })
);
var EXTRA = [
  ["DRG", "m**3/kg", "m**3/(kg*s)", [["DRG", "m**4/kg**2"]]],
  [
    "SRP",
    "m**3/kg",
    "m**3/(kg*s)",
    [
      ["DRG", "m**4/kg**2"],
      ["SRP", "m**4/kg**2"]
    ]
  ],
  [
    "THR",
    "m**2/s**2",
    "m**2/s**3",
    [
      ["DRG", "m**3/(kg*s**2)"],
      ["SRP", "m**3/(kg*s**2)"],
      ["THR", "m**2/s**4"]
    ]
  ]
];
var CDM_COVARIANCE_EXTRA = EXTRA.flatMap(([row, position, rate, own]) => [
  ...AXES.map((axis, at) => extraRow(`C${row}_${axis}`, at < 3 ? position : rate)),
  ...own.map(([column, unit]) => extraRow(`C${row}_${column}`, unit))
]);
function extraRow(keyword, unit) {
  return { keyword, presence: "optional", kind: "number", unit, book: BOOK };
}
var ALTERNATE_COVARIANCE = [
  ...[...CDM_COVARIANCE, ...CDM_COVARIANCE_EXTRA].map((row) => draft(inXyz(row.keyword), "number", row.unit)),
  draft("CSIG3EIGVEC3", "text")
];
function inXyz(keyword) {
  const part = (axis) => axis.replace(/^R(?=$|DOT)/, "X").replace(/^T(?=$|DOT)/, "Y").replace(/^N(?=$|DOT)/, "Z");
  const [row = "", column = ""] = keyword.slice(1).split("_");
  return `C${part(row)}_${part(column)}`;
}
var COVARIANCE_REALISM = [
  draft("DENSITY_FORECAST_UNCERTAINTY", "number"),
  draft("CSCALE_FACTOR_MIN", "number"),
  draft("CSCALE_FACTOR", "number"),
  draft("CSCALE_FACTOR_MAX", "number"),
  draft("SCREENING_DATA_SOURCE", "text"),
  draft("DCP_SENSITIVITY_VECTOR_POSITION", "vector", "m"),
  draft("DCP_SENSITIVITY_VECTOR_VELOCITY", "vector", "m/s")
];
function draft(keyword, kind, unit) {
  return {
    keyword,
    presence: "optional",
    kind,
    ...unit === void 0 ? {} : { unit },
    since: "2.0",
    book: "508.0-P-1.1"
  };
}

// packages/ccsds/src/cdm/density-error.ts
var UNCERTAINTY = /^\s*DCP DENSITY FORECAST UNCERTAINTY\s*=\s*(\S+)\s*$/i;
var VECTOR = /^\s*DCP SENSITIVITY VECTOR RTN (POS|VEL)\s*=\s*(\S+)\s+(\S+)\s+(\S+)\s*(?:\[\s*m(?:\/s(?:ec)?)?\s*\])?\s*$/i;
function densityErrorIn(fields) {
  const comments = commentsOf(fields);
  const relativeSigma = numberOf(fields, "DENSITY_FORECAST_UNCERTAINTY") ?? first(comments, UNCERTAINTY, (match) => parseNumber(match[1]));
  const positionRtnM = vectorOf(fields, comments, "DCP_SENSITIVITY_VECTOR_POSITION", "POS");
  const velocityRtnMps = vectorOf(fields, comments, "DCP_SENSITIVITY_VECTOR_VELOCITY", "VEL");
  if (relativeSigma === void 0 || !(relativeSigma >= 0) || !Number.isFinite(relativeSigma)) return void 0;
  if (positionRtnM === void 0 || velocityRtnMps === void 0) return void 0;
  return { relativeSigma, positionRtnM, velocityRtnMps };
}
function vectorOf(fields, comments, keyword, kind) {
  const written = textOf(fields, keyword);
  if (written !== void 0) return vector(written.trim().split(/\s+/));
  return first(comments, VECTOR, (match) => match[1].toUpperCase() === kind ? vector(match.slice(2)) : void 0);
}
function vector(parts) {
  const numbers = parts.map(parseNumber);
  return numbers.length === 3 && numbers.every(Number.isFinite) ? numbers : void 0;
}
function first(comments, pattern, read) {
  for (const comment of comments) {
    const match = pattern.exec(comment.slice(0, 200));
    const value = match === null ? void 0 : read(match);
    if (value !== void 0) return value;
  }
  return void 0;
}

// packages/ccsds/src/cdm/radius.ts
var HARD_BODY = /^\s*(?:COMBINED[ _])?(?:HBR|HARD[ _]?BODY[ _]RADIUS)\s*[=:]\s*([-+.\dEe]+)\s*\[?\s*(m|km)?\s*\]?\s*$/i;
var OPERATOR = /^\s*OPERATOR[ _]HARD[ _]?BODY[ _]RADIUS\s*[=:]\s*([-+.\dEe]+)\s*\[?\s*(m|km)?\s*\]?\s*$/i;
var EXCLUSION = /^\s*EXCLUSION[ _]VOLUME[ _]RADIUS\s*[=:]\s*([-+.\dEe]+)\s*\[?\s*(m|km)?\s*\]?\s*$/i;
function hardBodyRadiusIn(comments) {
  return radiusIn(comments, HARD_BODY);
}
function operatorRadiusIn(comments) {
  return radiusIn(comments, OPERATOR);
}
function exclusionRadiusIn(comments) {
  return radiusIn(comments, EXCLUSION);
}
function radiusIn(comments, pattern) {
  for (const comment of comments) {
    const match = pattern.exec(comment.slice(0, 200));
    if (match === null) continue;
    const value = parseNumber(match[1] ?? "") * (match[2]?.toLowerCase() === "km" ? 1e3 : 1);
    if (value > 0) return value;
  }
  return void 0;
}

// packages/ccsds/src/cdm/content.ts
function present(value) {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== void 0));
}
function cdmOf(message, faults) {
  const header = fieldsIn(message, "header");
  const relative = fieldsIn(message, "relativeMetadataData");
  const readUtc = epochReader("UTC");
  const epochOf = (fields, keyword) => {
    const field = fields.find((candidate) => candidate.keyword === keyword);
    if (field === void 0 || field.value === "") return void 0;
    const epochTaiS = readUtc(field.value);
    if (epochTaiS === void 0) faults.add("not-an-epoch", { line: field.line, keyword, value: field.value });
    return epochTaiS;
  };
  const tcaTaiS = epochOf(relative, "TCA");
  const creationTaiS = epochOf(header, "CREATION_DATE");
  const probability = numberOf(relative, "COLLISION_PROBABILITY");
  if (probability !== void 0 && !(probability >= 0 && probability <= 1)) {
    const field = relative.find((candidate) => candidate.keyword === "COLLISION_PROBABILITY");
    faults.add("number-out-of-range", {
      line: field?.line,
      keyword: field?.keyword,
      value: field?.value,
      limit: "0 to 1"
    });
  }
  const objects = [objectOf(message, 1, epochOf), objectOf(message, 2, epochOf)];
  const comments = allComments(message);
  if (tcaTaiS === void 0 || creationTaiS === void 0) return void 0;
  const [first2, second] = [objects[0].hardBodyRadiusM, objects[1].hardBodyRadiusM];
  const both = first2 === void 0 || second === void 0 ? void 0 : first2 + second;
  return {
    message,
    version: message.version,
    messageId: textOf(header, "MESSAGE_ID") ?? "",
    creationDate: textOf(header, "CREATION_DATE") ?? "",
    creationTaiS,
    originator: textOf(header, "ORIGINATOR") ?? "",
    tca: textOf(relative, "TCA") ?? "",
    tcaTaiS,
    missDistanceM: numberOf(relative, "MISS_DISTANCE") ?? 0,
    ...present({
      messageFor: textOf(header, "MESSAGE_FOR"),
      relativeSpeedMps: numberOf(relative, "RELATIVE_SPEED"),
      relativePositionRtnM: vectorOf2(relative, "RELATIVE_POSITION_"),
      relativeVelocityRtnMps: vectorOf2(relative, "RELATIVE_VELOCITY_")
    }),
    ...present({
      collisionProbability: probability,
      collisionProbabilityMethod: textOf(relative, "COLLISION_PROBABILITY_METHOD"),
      hardBodyRadiusM: hardBodyRadiusIn(comments) ?? both
    }),
    screening: screeningOf(relative, epochOf),
    objects,
    comments
  };
}
function screeningOf(relative, epochOf) {
  return present({
    startTaiS: epochOf(relative, "START_SCREEN_PERIOD"),
    stopTaiS: epochOf(relative, "STOP_SCREEN_PERIOD"),
    entryTaiS: epochOf(relative, "SCREEN_ENTRY_TIME"),
    exitTaiS: epochOf(relative, "SCREEN_EXIT_TIME"),
    frame: textOf(relative, "SCREEN_VOLUME_FRAME"),
    shape: textOf(relative, "SCREEN_VOLUME_SHAPE"),
    xM: numberOf(relative, "SCREEN_VOLUME_X"),
    yM: numberOf(relative, "SCREEN_VOLUME_Y"),
    zM: numberOf(relative, "SCREEN_VOLUME_Z")
  });
}
function vectorOf2(fields, prefix) {
  const [r, t, n] = ["R", "T", "N"].map((axis) => numberOf(fields, prefix + axis));
  return r === void 0 || t === void 0 || n === void 0 ? void 0 : [r, t, n];
}
function objectOf(message, object, epochOf) {
  const metadata = fieldsIn(message, "metadata", object);
  const all = fieldsOfObject(message, object);
  const comments = commentsOf(all);
  const text = (keyword) => textOf(metadata, keyword) ?? "";
  const metres = (keyword) => (numberOf(all, keyword) ?? 0) * 1e3;
  const noradId = parseInteger(text("OBJECT_DESIGNATOR"));
  return {
    designator: text("OBJECT_DESIGNATOR"),
    catalogName: text("CATALOG_NAME"),
    name: text("OBJECT_NAME"),
    internationalDesignator: text("INTERNATIONAL_DESIGNATOR"),
    ephemerisName: text("EPHEMERIS_NAME"),
    covarianceMethod: text("COVARIANCE_METHOD").toUpperCase(),
    maneuverable: text("MANEUVERABLE").toUpperCase(),
    refFrame: text("REF_FRAME"),
    positionM: [metres("X"), metres("Y"), metres("Z")],
    velocityMps: [metres("X_DOT"), metres("Y_DOT"), metres("Z_DOT")],
    ...present({
      noradId: Number.isNaN(noradId) ? void 0 : noradId,
      frame: frameOf(text("REF_FRAME")),
      objectType: textOf(metadata, "OBJECT_TYPE"),
      operatorOrganization: textOf(metadata, "OPERATOR_ORGANIZATION"),
      orbitCenter: textOf(metadata, "ORBIT_CENTER"),
      covarianceRtnM2: covarianceOf(fieldsIn(message, "covarianceMatrix", object)),
      densityError: densityErrorIn(all),
      massKg: numberOf(all, "MASS"),
      areaPcM2: numberOf(all, "AREA_PC"),
      ballisticM2PerKg: numberOf(all, "CD_AREA_OVER_MASS"),
      hardBodyRadiusM: numberOf(all, "HBR") ?? operatorRadiusIn(comments),
      exclusionVolumeRadiusM: exclusionRadiusIn(comments),
      lastObservationEndTaiS: epochOf(all, "TIME_LASTOB_END"),
      actualOdSpanDays: numberOf(all, "ACTUAL_OD_SPAN"),
      recommendedOdSpanDays: numberOf(all, "RECOMMENDED_OD_SPAN"),
      observationsUsed: numberOf(all, "OBS_USED"),
      residualsAcceptedPercent: numberOf(all, "RESIDUALS_ACCEPTED"),
      weightedRms: numberOf(all, "WEIGHTED_RMS"),
      sedrWPerKg: numberOf(all, "SEDR")
    })
  };
}
function covarianceOf(fields) {
  const lower = CDM_COVARIANCE.map((row) => numberOf(fields, row.keyword));
  return lower.every((value) => value !== void 0) ? fullFromLower(lower, 1) : void 0;
}

// packages/ccsds/src/cdm/spec.ts
var HEADER_TABLE = "508.0-B-1 table 3-1";
var RELATIVE_TABLE = "508.0-B-1 table 3-2";
var METADATA_TABLE = "508.0-B-1 table 3-3";
var DATA_TABLE = "508.0-B-1 table 3-4";
var yesNo = ["YES", "NO"];
var HEADER = [
  { keyword: "CREATION_DATE", presence: "mandatory", kind: "epoch", book: HEADER_TABLE },
  { keyword: "ORIGINATOR", presence: "mandatory", kind: "text", book: HEADER_TABLE },
  { keyword: "MESSAGE_FOR", presence: "optional", kind: "text", book: HEADER_TABLE },
  { keyword: "MESSAGE_ID", presence: "mandatory", kind: "text", book: HEADER_TABLE },
  draft("CLASSIFICATION", "text")
];
var RELATIVE = [
  draft("CONJUNCTION_ID", "text"),
  { keyword: "TCA", presence: "mandatory", kind: "epoch", book: RELATIVE_TABLE },
  { keyword: "MISS_DISTANCE", presence: "mandatory", kind: "number", unit: "m", book: RELATIVE_TABLE, least: 0 },
  draft("MAHALANOBIS_DISTANCE", "number"),
  { keyword: "RELATIVE_SPEED", presence: "optional", kind: "number", unit: "m/s", book: RELATIVE_TABLE, least: 0 },
  { keyword: "RELATIVE_POSITION_R", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE },
  { keyword: "RELATIVE_POSITION_T", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE },
  { keyword: "RELATIVE_POSITION_N", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE },
  {
    keyword: "RELATIVE_VELOCITY_R",
    presence: "optional",
    kind: "number",
    unit: "m/s",
    unitAliases: ["m"],
    book: RELATIVE_TABLE
  },
  {
    keyword: "RELATIVE_VELOCITY_T",
    presence: "optional",
    kind: "number",
    unit: "m/s",
    unitAliases: ["m"],
    book: RELATIVE_TABLE
  },
  {
    keyword: "RELATIVE_VELOCITY_N",
    presence: "optional",
    kind: "number",
    unit: "m/s",
    unitAliases: ["m"],
    book: RELATIVE_TABLE
  },
  draft("APPROACH_ANGLE", "number", "deg"),
  { keyword: "START_SCREEN_PERIOD", presence: "optional", kind: "epoch", book: RELATIVE_TABLE },
  { keyword: "STOP_SCREEN_PERIOD", presence: "optional", kind: "epoch", book: RELATIVE_TABLE },
  draft("SCREEN_TYPE", "text"),
  { keyword: "SCREEN_VOLUME_FRAME", presence: "optional", kind: "text", values: ["RTN", "TVN"], book: RELATIVE_TABLE },
  {
    keyword: "SCREEN_VOLUME_SHAPE",
    presence: "optional",
    kind: "text",
    values: ["ELLIPSOID", "BOX"],
    book: RELATIVE_TABLE
  },
  draft("SCREEN_VOLUME_RADIUS", "number", "m"),
  { keyword: "SCREEN_VOLUME_X", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE, least: 0 },
  { keyword: "SCREEN_VOLUME_Y", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE, least: 0 },
  { keyword: "SCREEN_VOLUME_Z", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE, least: 0 },
  { keyword: "SCREEN_ENTRY_TIME", presence: "optional", kind: "epoch", book: RELATIVE_TABLE },
  { keyword: "SCREEN_EXIT_TIME", presence: "optional", kind: "epoch", book: RELATIVE_TABLE },
  draft("SCREEN_PC_THRESHOLD", "number"),
  draft("COLLISION_PERCENTILE", "text"),
  { keyword: "COLLISION_PROBABILITY", presence: "optional", kind: "number", book: RELATIVE_TABLE },
  { keyword: "COLLISION_PROBABILITY_METHOD", presence: "optional", kind: "text", book: RELATIVE_TABLE },
  draft("COLLISION_MAX_PROBABILITY", "number"),
  draft("COLLISION_MAX_PC_METHOD", "text"),
  draft("SEFI_COLLISION_PROBABILITY", "number"),
  draft("SEFI_COLLISION_PROBABILITY_METHOD", "text"),
  draft("SEFI_FRAGMENTATION_MODEL", "text"),
  draft("PREVIOUS_MESSAGE_ID", "text"),
  draft("PREVIOUS_MESSAGE_EPOCH", "epoch"),
  draft("NEXT_MESSAGE_EPOCH", "epoch")
];
var METADATA = [
  { keyword: "OBJECT", presence: "mandatory", kind: "text", values: ["OBJECT1", "OBJECT2"], book: METADATA_TABLE },
  { keyword: "OBJECT_DESIGNATOR", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  { keyword: "CATALOG_NAME", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  { keyword: "OBJECT_NAME", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  { keyword: "INTERNATIONAL_DESIGNATOR", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  { keyword: "OBJECT_TYPE", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "OPERATOR_CONTACT_POSITION", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "OPERATOR_ORGANIZATION", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "OPERATOR_PHONE", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "OPERATOR_EMAIL", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "EPHEMERIS_NAME", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  {
    keyword: "COVARIANCE_METHOD",
    presence: "mandatory",
    kind: "text",
    values: ["CALCULATED", "DEFAULT"],
    book: METADATA_TABLE
  },
  draft("COVARIANCE_SOURCE", "text"),
  draft("ODM_MSG_LINK", "text"),
  draft("ADM_MSG_LINK", "text"),
  { ...draft("OBS_BEFORE_NEXT_MESSAGE", "text"), values: yesNo },
  { keyword: "MANEUVERABLE", presence: "mandatory", kind: "text", values: ["YES", "NO", "N/A"], book: METADATA_TABLE },
  { keyword: "ORBIT_CENTER", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "REF_FRAME", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  draft("ALT_COV_TYPE", "text"),
  draft("ALT_COV_REF_FRAME", "text"),
  { keyword: "GRAVITY_MODEL", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "ATMOSPHERIC_MODEL", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "N_BODY_PERTURBATIONS", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "SOLAR_RAD_PRESSURE", presence: "optional", kind: "text", values: yesNo, book: METADATA_TABLE },
  { keyword: "EARTH_TIDES", presence: "optional", kind: "text", values: yesNo, book: METADATA_TABLE },
  { keyword: "INTRACK_THRUST", presence: "optional", kind: "text", values: yesNo, book: METADATA_TABLE }
];
var OD_PARAMETERS = [
  { keyword: "TIME_LASTOB_START", presence: "optional", kind: "epoch", book: DATA_TABLE },
  { keyword: "TIME_LASTOB_END", presence: "optional", kind: "epoch", book: DATA_TABLE },
  { keyword: "RECOMMENDED_OD_SPAN", presence: "optional", kind: "number", unit: "d", book: DATA_TABLE, least: 0 },
  { keyword: "ACTUAL_OD_SPAN", presence: "optional", kind: "number", unit: "d", book: DATA_TABLE, least: 0 },
  { keyword: "OBS_AVAILABLE", presence: "optional", kind: "integer", book: DATA_TABLE, least: 0 },
  { keyword: "OBS_USED", presence: "optional", kind: "integer", book: DATA_TABLE, least: 0 },
  { keyword: "TRACKS_AVAILABLE", presence: "optional", kind: "integer", book: DATA_TABLE, least: 0 },
  { keyword: "TRACKS_USED", presence: "optional", kind: "integer", book: DATA_TABLE, least: 0 },
  { keyword: "RESIDUALS_ACCEPTED", presence: "optional", kind: "number", unit: "%", book: DATA_TABLE, least: 0 },
  { keyword: "WEIGHTED_RMS", presence: "optional", kind: "number", book: DATA_TABLE, least: 0 },
  draft("OD_EPOCH", "epoch")
];
var ADDITIONAL = [
  { keyword: "AREA_PC", presence: "optional", kind: "number", unit: "m**2", book: DATA_TABLE, least: 0 },
  draft("AREA_PC_MIN", "number", "m**2"),
  draft("AREA_PC_MAX", "number", "m**2"),
  { keyword: "AREA_DRG", presence: "optional", kind: "number", unit: "m**2", book: DATA_TABLE, least: 0 },
  { keyword: "AREA_SRP", presence: "optional", kind: "number", unit: "m**2", book: DATA_TABLE, least: 0 },
  draft("OEB_PARENT_FRAME", "text"),
  draft("OEB_PARENT_FRAME_EPOCH", "epoch"),
  ...["OEB_Q1", "OEB_Q2", "OEB_Q3", "OEB_QC"].map((keyword) => draft(keyword, "number")),
  ...["OEB_MAX", "OEB_INT", "OEB_MIN"].map((keyword) => draft(keyword, "number", "m")),
  ...["AREA_ALONG_OEB_MAX", "AREA_ALONG_OEB_INT", "AREA_ALONG_OEB_MIN"].map(
    (keyword) => draft(keyword, "number", "m**2")
  ),
  ...["RCS", "RCS_MIN", "RCS_MAX"].map((keyword) => draft(keyword, "number", "m**2")),
  ...["VM_ABSOLUTE", "VM_APPARENT_MIN", "VM_APPARENT", "VM_APPARENT_MAX", "REFLECTANCE"].map(
    (keyword) => draft(keyword, "number")
  ),
  draft("HBR", "number", "m"),
  draft("APOAPSIS_ALTITUDE", "number", "km"),
  draft("PERIAPSIS_ALTITUDE", "number", "km"),
  draft("INCLINATION", "number", "deg"),
  draft("COV_CONFIDENCE", "number"),
  draft("COV_CONFIDENCE_METHOD", "text"),
  { keyword: "MASS", presence: "optional", kind: "number", unit: "kg", book: DATA_TABLE, least: 0 },
  { keyword: "CD_AREA_OVER_MASS", presence: "optional", kind: "number", unit: "m**2/kg", book: DATA_TABLE },
  { keyword: "CR_AREA_OVER_MASS", presence: "optional", kind: "number", unit: "m**2/kg", book: DATA_TABLE },
  { keyword: "THRUST_ACCELERATION", presence: "optional", kind: "number", unit: "m/s**2", book: DATA_TABLE },
  { keyword: "SEDR", presence: "optional", kind: "number", unit: "W/kg", book: DATA_TABLE }
];
var STATE = ["X", "Y", "Z", "X_DOT", "Y_DOT", "Z_DOT"].map((keyword) => ({
  keyword,
  presence: "mandatory",
  kind: "number",
  unit: keyword.length === 1 ? "km" : "km/s",
  book: DATA_TABLE
}));
var CDM = {
  root: "cdm",
  versionKeyword: "CCSDS_CDM_VERS",
  versions: ["1.0", "2.0"],
  objectKeyword: "OBJECT",
  keepsUnknownFrom: "2.0",
  writesUnits: true,
  sections: [
    { name: "header", occurs: "once", inside: "root", rows: HEADER },
    { name: "relativeMetadataData", occurs: "once", inside: "body", rows: RELATIVE },
    { name: "metadata", occurs: "object", inside: "segment", rows: METADATA },
    { name: "odParameters", occurs: "object", inside: "data", rows: OD_PARAMETERS },
    { name: "additionalParameters", occurs: "object", inside: "data", rows: ADDITIONAL },
    { name: "stateVector", occurs: "object", inside: "data", rows: STATE },
    {
      name: "covarianceMatrix",
      occurs: "object",
      inside: "data",
      rows: [...CDM_COVARIANCE, ...CDM_COVARIANCE_EXTRA],
      isWholeOrAbsent: true
    },
    {
      name: "alternateCovariance",
      element: "covarianceMatrix",
      occurs: "object",
      inside: "data",
      rows: ALTERNATE_COVARIANCE
    },
    {
      name: "covarianceRealism",
      element: "covarianceMatrix",
      occurs: "object",
      inside: "data",
      rows: COVARIANCE_REALISM
    },
    { name: "userDefinedParameters", occurs: "object", inside: "data", rows: [], prefix: "USER_DEFINED_" }
  ]
};

// packages/ccsds/src/cdm/space-track.ts
var DATABASE = ["CONSTELLATION", "CDM_ID", "FILENAME", "INSERT_EPOCH", "GID", CDM.versionKeyword];
function isSpaceTrackCdm(record) {
  return record["TCA"] !== void 0 && (record["SAT1_OBJECT"] !== void 0 || record["SAT1_X"] !== void 0);
}
function readSpaceTrackCdm(record, faults) {
  const common = [];
  const first2 = [];
  const second = [];
  for (const [name, member] of Object.entries(record)) {
    const value = jsonText(member);
    if (value === void 0 || value === "" || DATABASE.includes(name) || name.endsWith("_UNIT")) continue;
    const owner = name.startsWith("SAT1_") ? first2 : name.startsWith("SAT2_") ? second : common;
    const keyword = owner === common ? name : name.slice(5);
    if (keyword.startsWith("COMMENT")) owner.push({ keyword: COMMENT, value, line: 0 });
    else owner.push(withUnit(keyword, value, jsonText(record[`${name}_UNIT`])));
  }
  for (const [fields, name] of [
    [first2, "OBJECT1"],
    [second, "OBJECT2"]
  ]) {
    const at = fields.findIndex((field) => field.keyword === "OBJECT");
    const [object] = at < 0 ? [{ keyword: "OBJECT", value: name, line: 0 }] : fields.splice(at, 1);
    if (object !== void 0) fields.unshift(object);
  }
  const version = jsonText(record[CDM.versionKeyword]) ?? "1.0";
  return assemble(version, 0, [...common, ...first2, ...second], CDM, faults);
}
function withUnit(keyword, value, unit) {
  return { keyword, value, line: 0, ...unit === void 0 ? {} : { unit } };
}

// packages/ccsds/src/cdm/read.ts
function readCdm(text) {
  const { cdm, faults } = readCdmAll(text);
  const first2 = faults[0];
  return first2 === void 0 && cdm !== void 0 ? ok(cdm) : fail(first2 ?? { code: "unknown-format" });
}
function readCdmAll(text) {
  const { value: cdm, faults } = readCollecting(text, (list) => {
    const message = looksLikeJson(text) ? readJson(text, list) : readFlat(text, CDM, list);
    return message === void 0 || list.faults.length > 0 ? void 0 : cdmOf(message, list);
  });
  return { ...cdm && { cdm }, faults };
}
function readJson(text, faults) {
  const value = parseJson(text, faults);
  if (value === void 0) return void 0;
  if (isSectionedJson(value, CDM)) return readFlatJson(value, CDM, faults);
  const record = Array.isArray(value) ? value[0] : value;
  if (isRecord(record) && isSpaceTrackCdm(record)) return readSpaceTrackCdm(record, faults);
  faults.add("missing-keyword", { keyword: CDM.versionKeyword });
  return void 0;
}

export {
  CDM,
  readCdm,
  readCdmAll
};
//# sourceMappingURL=chunk-ZELNLM4B.mjs.map
