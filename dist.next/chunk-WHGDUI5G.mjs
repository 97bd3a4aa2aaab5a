import {
  TDM_METADATA,
  readTdm
} from "./chunk-BOQT3HMU.mjs";
import {
  readOpm,
  writeOpm
} from "./chunk-2E53R2YG.mjs";
import {
  DEFAULTS,
  OCM_BLOCKS,
  OCM_HEADER,
  OCM_METADATA,
  OCM_ROWS,
  OEM_METADATA,
  readOcm,
  readOem
} from "./chunk-IE2VUP45.mjs";
import {
  detectFormat
} from "./chunk-WM2KWLZN.mjs";
import {
  OMM,
  readOmm
} from "./chunk-SX4P7CIH.mjs";
import {
  writeCdm
} from "./chunk-2JEXP4ZN.mjs";
import {
  rootAttributes,
  writeFields,
  writeFlatKvn,
  writeFlatXml,
  xmlWriter
} from "./chunk-ZWTZ2KYA.mjs";
import {
  readCdm
} from "./chunk-ZELNLM4B.mjs";
import {
  inBookOrder
} from "./chunk-5YGOAFM5.mjs";
import {
  localAxes
} from "./chunk-PESGF56Y.mjs";
import {
  COMMENT,
  COVARIANCE_KEYWORDS,
  STATE_KEYWORDS,
  append,
  commentLine,
  fieldsToJson,
  fullNumberText,
  lowerFromFull,
  numberText,
  textOf,
  writeFlatJson
} from "./chunk-CRMFVZQ4.mjs";
import {
  messageFault
} from "./chunk-LRQNFPWD.mjs";
import {
  formatUtc
} from "./chunk-JQJWWTBG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/ccsds/src/cdm/exchanged.ts
var EXCHANGED_MARK = "_EXCHANGED";
var NOTE = "OBJECT1 and OBJECT2 exchanged by KEEPOUT; all else as its originator wrote it";
var OF_VOLUME = /^SCREEN_(VOLUME_|ENTRY_TIME$|EXIT_TIME$)/;
var RELATIVE = /^RELATIVE_(POSITION|VELOCITY)_([RTN])$/;
var PLACES = { R: 0, T: 1, N: 2 };
var INERTIAL = ["EME2000", "GCRF", "TEME", "TOD"];
function exchangedMessage(text, notation) {
  const read = readCdm(text);
  return read.ok ? ok(writeCdm(exchanged(read.value), notation)) : read;
}
function exchanged(cdm) {
  const { message } = cdm;
  const shared = message.groups.filter(({ object }) => object === 0).map((group2) => sharedGroup(group2, cdm));
  const objects = [2, 1].flatMap(
    (object, place) => message.groups.filter((group2) => group2.object === object).map((group2) => objectGroup(group2, place + 1))
  );
  return { ...message, groups: [...shared, ...objects] };
}
function objectGroup(group2, object) {
  const fields = group2.fields.map(
    (field) => field.keyword === "OBJECT" ? { ...field, value: `OBJECT${String(object)}` } : field
  );
  return { ...group2, object, fields };
}
function sharedGroup(group2, cdm) {
  const turn = turnOf(cdm);
  const fields = group2.fields.flatMap((field) => {
    const { keyword, value } = field;
    if (keyword === "MESSAGE_ID") return [{ ...field, value: exchangedId(value) }, ...noteFor(value)];
    if (keyword === COMMENT && value === NOTE || OF_VOLUME.test(keyword)) return [];
    const [, quantity, axis = ""] = RELATIVE.exec(keyword) ?? [];
    if (quantity === void 0) return [field];
    const vector = quantity === "POSITION" ? cdm.relativePositionRtnM : cdm.relativeVelocityRtnMps;
    const turned = vector && turn?.(vector)[PLACES[axis] ?? 0];
    return turned === void 0 ? [] : [{ ...field, value: numberText(turned) }];
  });
  return { ...group2, fields };
}
var exchangedId = (id) => id.endsWith(EXCHANGED_MARK) ? id.slice(0, -EXCHANGED_MARK.length) : id + EXCHANGED_MARK;
var noteFor = (id) => id.endsWith(EXCHANGED_MARK) ? [] : [{ keyword: COMMENT, value: NOTE, line: 0 }];
function turnOf({ objects: [first, second] }) {
  if (first.frame !== second.frame || !INERTIAL.includes(first.frame)) return void 0;
  const from = localAxes("RTN", first.positionM, first.velocityMps);
  const to = localAxes("RTN", second.positionM, second.velocityMps);
  return (vector) => {
    const inertial = [0, 1, 2].map((k) => -[0, 1, 2].reduce((sum, i) => sum + from[3 * i + k] * vector[i], 0));
    const [r, t, n] = [0, 1, 2].map((i) => inertial.reduce((sum, part, k) => sum + to[3 * i + k] * part, 0));
    return [r, t, n];
  };
}

// packages/ccsds/src/ocm/write.ts
function writeOcm(ocm, notation) {
  switch (notation) {
    case "kvn":
      return writeKvn(ocm);
    case "xml":
      return writeXml(ocm);
    case "json":
      return writeJson(ocm);
  }
}
function unitIn(table, keyword) {
  return table.find((row) => row.keyword === keyword)?.unit;
}
function writeKvn(ocm) {
  const lines = [`CCSDS_OCM_VERS = ${ocm.version}`, ...keywordLines(ocm.header, OCM_HEADER), ""];
  append(lines, ["META_START", ...keywordLines(ocm.metadata, OCM_METADATA), "META_STOP"]);
  for (const block of ocm.blocks) {
    append(lines, ["", `${block.name}_START`, ...keywordLines(block.fields, OCM_ROWS[block.name])]);
    walkLines(
      block,
      (words) => lines.push(words.join(" ")),
      (comment) => lines.push(commentLine(comment))
    );
    lines.push(`${block.name}_STOP`);
  }
  return `${lines.join("\n")}
`;
}
function keywordLines(fields, table) {
  return inBookOrder(fields, table).map(({ keyword, value }) => {
    if (keyword === COMMENT) return commentLine(value);
    const unit = value === "" ? void 0 : unitIn(table, keyword);
    return `${keyword} = ${value}${unit === void 0 ? "" : ` [${unit}]`}`;
  });
}
function walkLines(block, line, comment) {
  let next = 0;
  for (let index = 0; index <= block.rows.length; index += 1) {
    for (; (block.comments[next]?.beforeRow ?? Number.POSITIVE_INFINITY) <= index; next += 1)
      comment(block.comments[next]?.text ?? "");
    const row = block.rows[index];
    if (row !== void 0) line(row.words);
  }
}
function writeXml(ocm) {
  const writer = xmlWriter();
  writer.open("ocm", rootAttributes("CCSDS_OCM_VERS", ocm.version));
  section(writer, "header", ocm.header, OCM_HEADER);
  writer.open("body");
  writer.open("segment");
  section(writer, "metadata", withDefaults(ocm.metadata, DEFAULTS.META), OCM_METADATA);
  writer.open("data");
  for (const block of ocm.blocks) {
    const name = block.name.toLowerCase();
    const comments = block.comments.map(({ text }) => ({ keyword: COMMENT, value: text, line: 0 }));
    section(
      writer,
      name,
      withDefaults([...block.fields, ...comments], DEFAULTS[block.name]),
      OCM_ROWS[block.name],
      () => {
        for (const { words } of block.rows) writer.leaf(`${name}Line`, words.join(" "));
      }
    );
  }
  for (let open = 0; open < 4; open += 1) writer.close();
  return writer.text();
}
function withDefaults(fields, defaults) {
  const missing = Object.entries(defaults).filter(([keyword]) => textOf(fields, keyword) === void 0);
  return [...fields, ...missing.map(([keyword, value]) => ({ keyword, value, line: 0 }))];
}
function section(writer, name, fields, table, rest = () => {
}) {
  writer.open(name);
  const fullFields = fields.filter((field) => field.keyword === COMMENT || field.value !== "");
  writeFields(writer, inBookOrder(fullFields, table), (keyword) => unitIn(table, keyword));
  rest();
  writer.close();
}
function writeJson(ocm) {
  const record = {
    CCSDS_OCM_VERS: ocm.version,
    header: fieldsToJson(ocm.header),
    metadata: fieldsToJson(ocm.metadata)
  };
  for (const name of OCM_BLOCKS) {
    const blocks = ocm.blocks.filter((block) => block.name === name);
    if (blocks.length > 0) record[name.toLowerCase()] = blocks.map(blockJson);
  }
  return `${JSON.stringify(record, null, 1)}
`;
}
function blockJson({ fields, rows, comments }) {
  return {
    fields: fieldsToJson(fields),
    ...rows.length === 0 ? {} : { lines: rows.map((row) => row.words) },
    ...comments.length === 0 ? {} : { comments }
  };
}

// packages/ccsds/src/oem/write-json.ts
function writeOemJson(oem) {
  const value = {
    CCSDS_OEM_VERS: oem.version,
    header: fieldsToJson(oem.header.fields),
    segments: oem.segments.map(segmentJson)
  };
  return `${JSON.stringify(value, null, 1)}
`;
}
function segmentJson(segment) {
  return {
    metadata: fieldsToJson(segment.metadata.fields),
    ...segment.comments.length === 0 ? {} : { comments: segment.comments },
    states: segment.epochs.map((epoch, index) => [epoch, ...(segment.stateTexts[index] ?? "").split(" ")]),
    ...segment.covariances.length === 0 ? {} : {
      covariances: segment.covariances.map((covariance) => ({
        ...covariance.comments.length === 0 ? {} : { COMMENT: covariance.comments },
        EPOCH: covariance.epoch,
        ...covariance.frame === void 0 ? {} : { COV_REF_FRAME: covariance.frame },
        lowerTriangle: covariance.text.split(/\s+/)
      }))
    }
  };
}

// packages/ccsds/src/oem/write-kvn.ts
function writeOemKvn(oem) {
  const lines = [`CCSDS_OEM_VERS = ${oem.version}`, ...oem.header.fields.map(fieldLine), ""];
  for (const segment of oem.segments) {
    append(lines, ["META_START", ...segment.metadata.fields.map(fieldLine), "META_STOP", ""]);
    pushStates(segment, lines);
    pushCovariances(segment, lines);
    lines.push("");
  }
  return `${lines.join("\n").trimEnd()}
`;
}
function fieldLine(field) {
  return field.keyword === COMMENT ? commentLine(field.value) : `${field.keyword} = ${field.value}`;
}
function pushStates(segment, lines) {
  let comment = 0;
  const { comments, epochs, stateTexts } = segment;
  for (let index = 0; index <= epochs.length; index += 1) {
    while (comment < comments.length && (comments[comment]?.beforeState ?? 0) <= index) {
      lines.push(commentLine(comments[comment]?.text ?? ""));
      comment += 1;
    }
    if (index < epochs.length) lines.push(`${epochs[index] ?? ""} ${stateTexts[index] ?? ""}`);
  }
}
function pushCovariances(segment, lines) {
  if (segment.covariances.length === 0) return;
  lines.push("", "COVARIANCE_START");
  for (const covariance of segment.covariances) {
    append(lines, covariance.comments.map(commentLine));
    lines.push(`EPOCH = ${covariance.epoch}`);
    if (covariance.frame !== void 0) lines.push(`COV_REF_FRAME = ${covariance.frame}`);
    lines.push(...covarianceRows(covariance));
  }
  lines.push("COVARIANCE_STOP");
}
function covarianceRows(covariance) {
  const numbers = covariance.text.split(/\s+/);
  return [0, 1, 3, 6, 10, 15].map((start, row) => numbers.slice(start, start + row + 1).join(" "));
}

// packages/ccsds/src/oem/write-xml.ts
function writeOemXml(oem) {
  const writer = xmlWriter();
  writer.open("oem", rootAttributes("CCSDS_OEM_VERS", oem.version));
  writer.open("header");
  writeFields(writer, oem.header.fields);
  writer.close();
  writer.open("body");
  for (const segment of oem.segments) writeSegment(writer, segment);
  writer.close();
  writer.close();
  return writer.text();
}
function writeSegment(writer, segment) {
  writer.open("segment");
  writer.open("metadata");
  writeFields(writer, inBookOrder(segment.metadata.fields, OEM_METADATA));
  writer.close();
  writer.open("data");
  for (const comment of segment.comments) writer.leaf("COMMENT", comment.text);
  segment.epochs.forEach((epoch, index) => {
    writer.open("stateVector");
    writer.leaf("EPOCH", epoch);
    (segment.stateTexts[index] ?? "").split(" ").forEach((text, column) => {
      writer.leaf(STATE_KEYWORDS[column] ?? "", text);
    });
    writer.close();
  });
  for (const covariance of segment.covariances) {
    writer.open("covarianceMatrix");
    for (const comment of covariance.comments) writer.leaf("COMMENT", comment);
    writer.leaf("EPOCH", covariance.epoch);
    if (covariance.frame !== void 0) writer.leaf("COV_REF_FRAME", covariance.frame);
    covariance.text.split(/\s+/).forEach((text, index) => {
      writer.leaf(COVARIANCE_KEYWORDS[index] ?? "", text);
    });
    writer.close();
  }
  writer.close();
  writer.close();
}

// packages/ccsds/src/oem/write.ts
function writeOem(oem, notation) {
  switch (notation) {
    case "kvn":
      return writeOemKvn(oem);
    case "xml":
      return writeOemXml(oem);
    case "json":
      return writeOemJson(oem);
  }
}

// packages/ccsds/src/omm/write.ts
function writeOmm(omm, notation) {
  switch (notation) {
    case "kvn":
      return writeFlatKvn(omm, OMM);
    case "xml":
      return writeFlatXml(omm, OMM);
    case "json":
      return writeFlatJson(omm, OMM);
  }
}
function ommFromElements(elements, authorship) {
  const groups = [
    group("header", [
      ["CREATION_DATE", formatUtc(authorship.creationTaiS, 3)],
      ["ORIGINATOR", authorship.originator]
    ]),
    group("metadata", [
      ["OBJECT_NAME", elements.name === "" ? "UNKNOWN" : elements.name],
      ["OBJECT_ID", elements.cosparId === "" ? "UNKNOWN" : elements.cosparId],
      ["CENTER_NAME", "EARTH"],
      ["REF_FRAME", "TEME"],
      ["TIME_SYSTEM", "UTC"],
      ["MEAN_ELEMENT_THEORY", "SGP4"]
    ]),
    group("meanElements", [
      ["EPOCH", elements.epochUtc],
      ["MEAN_MOTION", numberText(elements.meanMotionRevPerDay)],
      ["ECCENTRICITY", numberText(elements.eccentricity)],
      ["INCLINATION", numberText(elements.inclinationDeg)],
      ["RA_OF_ASC_NODE", numberText(elements.raanDeg)],
      ["ARG_OF_PERICENTER", numberText(elements.argPerigeeDeg)],
      ["MEAN_ANOMALY", numberText(elements.meanAnomalyDeg)]
    ]),
    group("tleParameters", [
      ["EPHEMERIS_TYPE", String(elements.ephemerisType)],
      ["CLASSIFICATION_TYPE", elements.classification],
      ["NORAD_CAT_ID", String(elements.noradId)],
      ["ELEMENT_SET_NO", String(elements.elementSetNo)],
      ["REV_AT_EPOCH", String(elements.revAtEpoch)],
      ["BSTAR", numberText(elements.bstar)],
      ["MEAN_MOTION_DOT", numberText(elements.meanMotionDot)],
      ["MEAN_MOTION_DDOT", numberText(elements.meanMotionDdot)]
    ])
  ];
  const { covariance } = elements;
  if (covariance !== void 0) {
    const terms = lowerFromFull(covariance.matrix, 1e-6);
    const rows = COVARIANCE_KEYWORDS.map((keyword, at) => [keyword, fullNumberText(terms[at] ?? 0)]);
    groups.push(group("covarianceMatrix", [["COV_REF_FRAME", covariance.frame], ...rows]));
  }
  return { version: "2.0", groups };
}
function group(section2, entries) {
  const fields = entries.map(([keyword, value]) => ({ keyword, value, line: 0 }));
  return { section: section2, object: 0, line: 0, fields };
}

// packages/ccsds/src/tdm/write.ts
function writeTdm(tdm, notation) {
  switch (notation) {
    case "kvn":
      return writeKvn2(tdm);
    case "xml":
      return writeXml2(tdm);
    case "json":
      return writeJson2(tdm);
  }
}
function fieldLine2(field) {
  return field.keyword === COMMENT ? commentLine(field.value) : `${field.keyword} = ${field.value}`;
}
function writeKvn2(tdm) {
  const lines = [`CCSDS_TDM_VERS = ${tdm.version}`, ...tdm.header.map(fieldLine2), ""];
  for (const segment of tdm.segments) {
    append(lines, ["META_START", ...segment.metadata.map(fieldLine2), "META_STOP", "", "DATA_START"]);
    for (const comment of segment.comments) lines.push(commentLine(comment));
    for (const { keyword, epoch, text } of segment.observations) lines.push(`${keyword} = ${epoch} ${text}`);
    lines.push("DATA_STOP", "");
  }
  return `${lines.join("\n").trimEnd()}
`;
}
function writeXml2(tdm) {
  const writer = xmlWriter();
  writer.open("tdm", rootAttributes("CCSDS_TDM_VERS", tdm.version));
  writer.open("header");
  writeFields(writer, tdm.header);
  writer.close();
  writer.open("body");
  for (const segment of tdm.segments) {
    writer.open("segment");
    writer.open("metadata");
    writeFields(writer, inBookOrder(segment.metadata, TDM_METADATA));
    writer.close();
    writer.open("data");
    for (const comment of segment.comments) writer.leaf(COMMENT, comment);
    for (const { keyword, epoch, text } of segment.observations) {
      writer.open("observation");
      writer.leaf("EPOCH", epoch);
      writer.leaf(keyword, text);
      writer.close();
    }
    writer.close();
    writer.close();
  }
  writer.close();
  writer.close();
  return writer.text();
}
function writeJson2(tdm) {
  const segments = tdm.segments.map((segment) => ({
    metadata: fieldsToJson(segment.metadata),
    ...segment.comments.length === 0 ? {} : { COMMENT: segment.comments },
    observations: segment.observations.map(({ keyword, epoch, text }) => [keyword, epoch, text])
  }));
  return `${JSON.stringify({ CCSDS_TDM_VERS: tdm.version, header: fieldsToJson(tdm.header), segments }, null, 1)}
`;
}

// packages/ccsds/src/convert.ts
function convertMessage(text, to) {
  const format = detectFormat(text);
  const kind = format.slice(0, 3);
  switch (kind) {
    case "oem":
      return written(readOem(text), writeOem, to);
    case "cdm":
      return written(readCdm(text), writeCdm, to);
    case "opm":
      return written(readOpm(text), writeOpm, to);
    case "ocm":
      return written(readOcm(text), writeOcm, to);
    case "tdm":
      return written(readTdm(text), writeTdm, to);
    case "omm":
      if (format !== "omm-csv") return written(readOmm(text), writeOmm, to);
  }
  if (format === "not-text") return fail(messageFault("not-text"));
  if (format === "empty") return fail(messageFault("empty-text"));
  if (format === "unknown") return fail(messageFault("unknown-format"));
  return fail(messageFault("unsupported-conversion", { value: format, limit: to }));
}
function written(read, write, to) {
  return read.ok ? ok(write(read.value, to)) : read;
}

export {
  writeOmm,
  ommFromElements,
  writeOem,
  EXCHANGED_MARK,
  exchangedMessage,
  convertMessage
};
//# sourceMappingURL=chunk-WHGDUI5G.mjs.map
