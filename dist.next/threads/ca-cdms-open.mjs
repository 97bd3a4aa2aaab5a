// packages/ccsds/src/cdm/cut.ts
var [LINE_FEED, QUOTE, COMMA, BACKSLASH] = [10, 34, 44, 92];
var [LIST, LIST_END, OBJECT, OBJECT_END] = [91, 93, 123, 125];
var BYTE_ORDER_MARK = [239, 187, 191];
var VERSION_KEYWORD = Uint8Array.from("CCSDS_CDM_VERS", (sign) => sign.charCodeAt(0));
function messageRanges(bytes, most) {
  const first = firstSign(bytes);
  const ranges = bytes[first] === LIST ? recordRanges(bytes, first, most) : keywordRanges(bytes, most);
  return ranges.length > 1 ? ranges : [{ start: 0, end: bytes.length, line: 1 }];
}
function firstSign(bytes) {
  let at = BYTE_ORDER_MARK.every((value2, index) => bytes[index] === value2) ? BYTE_ORDER_MARK.length : 0;
  while (at < bytes.length && isSpace(bytes[at])) at++;
  return at;
}
function isSpace(byte) {
  return byte === 32 || byte === LINE_FEED || byte === 13 || byte === 9;
}
function recordRanges(bytes, open, most) {
  const ranges = [];
  let line = 1;
  for (let at = 0; at < open; at++) if (bytes[at] === LINE_FEED) line++;
  let depth = 0;
  let isText = false;
  let start = -1;
  let startLine = line;
  for (let at = open; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === LINE_FEED) line++;
    if (isText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isText = false;
      continue;
    }
    const ends = depth === 1 && (byte === COMMA || byte === LIST_END);
    if (ends && start >= 0) {
      ranges.push({ start, end: at, line: startLine });
      start = -1;
      if (ranges.length > most) return ranges;
    } else if (depth === 1 && start < 0 && !ends && !isSpace(byte)) {
      start = at;
      startLine = line;
    }
    if (byte === QUOTE) isText = true;
    else if (byte === LIST || byte === OBJECT) depth++;
    else if (byte === LIST_END || byte === OBJECT_END) depth--;
    if (depth === 0) return ranges;
  }
  return [];
}
function keywordRanges(bytes, most) {
  const starts = [];
  for (let at = 0, line = 1; at < bytes.length && starts.length <= most; line++) {
    const lineStart = at;
    while (bytes[at] === 32 || bytes[at] === 9) at++;
    if (VERSION_KEYWORD.every((byte, index) => bytes[at + index] === byte)) {
      starts.push({
        start: starts.length === 0 ? 0 : lineStart,
        end: bytes.length,
        line: starts.length === 0 ? 1 : line
      });
    }
    const end = bytes.indexOf(LINE_FEED, at);
    at = end < 0 ? bytes.length : end + 1;
  }
  return starts.map((start, index) => ({ ...start, end: starts[index + 1]?.start ?? start.end }));
}

// packages/ccsds/src/fault/message-fault.ts
var LONGEST_SHOWN_VALUE = 80;
function messageFault(code, place = {}) {
  const { line, keyword: keyword2, value: value2, limit: limit2, segment } = place;
  return {
    code,
    ...line === void 0 || line <= 0 ? {} : { line },
    ...keyword2 === void 0 ? {} : { keyword: cut(keyword2) },
    ...value2 === void 0 ? {} : { value: cut(value2) },
    ...limit2 === void 0 ? {} : { limit: limit2 },
    ...segment === void 0 ? {} : { segment }
  };
}
function cut(text) {
  return text.length <= LONGEST_SHOWN_VALUE ? text : `${text.slice(0, LONGEST_SHOWN_VALUE - 1)}\u2026`;
}

// packages/server/src/messages/bounded-rejection.ts
var MOST_PLACES = 20;
var LONGEST_SENTENCE = 500;
function rejectionOf(fileName, code, message, errors = [{ code, message: shortened(message), file: fileName }]) {
  return { fileName, code, message: shortened(message), errors: errors.slice(0, MOST_PLACES) };
}
function shortened(text) {
  return text.length <= LONGEST_SENTENCE ? text : `${text.slice(0, LONGEST_SENTENCE - 1)}\u2026`;
}

// packages/ccsds/src/fault/fault-text.ts
var keyword = (fault) => fault.keyword ?? "a keyword";
var value = (fault) => fault.value === void 0 ? "the value" : `"${fault.value}"`;
var limit = (fault) => fault.limit === void 0 ? "what is allowed" : String(fault.limit);
var NOT_TEXT = {
  "zip archive": "This is a zip archive; send the file itself, plain or as gzip.",
  gzip: "The gzip file is damaged or was cut."
};
var SENTENCES = {
  "not-text": (fault) => NOT_TEXT[fault.value ?? ""] ?? "This is not a text file.",
  "empty-text": "The file is empty.",
  "too-large": (fault) => `The text is larger than ${limit(fault)} characters.`,
  "too-many-rows": (fault) => `The table has more than ${limit(fault)} rows.`,
  "line-too-long": (fault) => `The line is longer than ${limit(fault)} characters.`,
  "unknown-format": "This file is not a message that Keepout can read.",
  "unsupported-conversion": (fault) => `A ${fault.value ?? "message of this kind"} cannot be written as ${limit(fault)}.`,
  "doctype-refused": "The XML has a document type declaration, which Keepout does not accept.",
  "malformed-xml": (fault) => `The XML is not well formed: ${fault.value ?? "unknown reason"}`,
  "xml-too-deep": (fault) => `The XML nests deeper than ${limit(fault)} elements.`,
  "xml-too-many-attributes": (fault) => `An element has more than ${limit(fault)} attributes.`,
  "wrong-root-element": (fault) => `The root element is ${value(fault)}, not ${limit(fault)}.`,
  "malformed-json": (fault) => `The JSON is broken or not of the expected form${fault.keyword === void 0 ? "" : ` at ${fault.keyword}`}.`,
  "malformed-line": (fault) => `The line ${value(fault)} is neither a keyword with a value nor data.`,
  "version-not-first": (fault) => `The message does not begin with ${keyword(fault)}.`,
  "unsupported-version": (fault) => `Version ${value(fault)} is not supported; Keepout reads ${limit(fault)}.`,
  "draft-version": (fault) => `Version ${value(fault)} is a draft; the published version is ${limit(fault)}.`,
  "unknown-keyword": (fault) => `${keyword(fault)} is not a known keyword here.`,
  "keyword-not-in-version": (fault) => `${keyword(fault)} is only allowed from version ${limit(fault)} on.`,
  "keyword-out-of-order": (fault) => `${keyword(fault)} is in the wrong place.`,
  "duplicate-keyword": (fault) => `${keyword(fault)} is given twice.`,
  "missing-keyword": (fault) => `${keyword(fault)} is missing.`,
  "exclusive-keywords": (fault) => `${keyword(fault)} and ${limit(fault)} are both given; only one of them may be.`,
  "missing-section": (fault) => `The section ${keyword(fault)} is missing.`,
  "section-repeated": (fault) => `The section ${keyword(fault)} appears more often than allowed.`,
  "empty-value": (fault) => `${keyword(fault)} has no value.`,
  truncated: (fault) => `The file ends too early${fault.keyword === void 0 ? "" : `: ${fault.keyword} is missing`}.`,
  "not-a-number": (fault) => `${value(fault)} is not a number${fault.keyword === void 0 ? "" : ` (${fault.keyword})`}.`,
  "not-an-integer": (fault) => `${value(fault)} is not a whole number (${keyword(fault)}).`,
  "number-out-of-range": (fault) => `${keyword(fault)} is ${value(fault)}; the allowed range is ${limit(fault)}.`,
  "not-an-epoch": (fault) => `${value(fault)} is not a time of the form 2024-11-01T00:00:00.000 or 2024-306T00:00:00.000.`,
  "value-not-allowed": (fault) => `${keyword(fault)} is ${value(fault)}; it must be one of ${limit(fault)}.`,
  "wrong-unit": (fault) => `${keyword(fault)} has the unit ${value(fault)}; it must be ${limit(fault)}.`,
  "missing-unit": (fault) => `${keyword(fault)} has no unit; it must be written with ${limit(fault)}.`,
  "unknown-classification": (fault) => `The classification ${value(fault)} is not known; it must be one of ${limit(fault)}.`,
  "unknown-time-system": (fault) => `The time system ${value(fault)} is not known.`,
  "inconsistent-time-systems": (fault) => `The segment uses the time system ${value(fault)}, but the first segment uses ${limit(fault)}.`,
  "object-changes": (fault) => `${keyword(fault)} is ${value(fault)} here but "${limit(fault)}" before; a message has one object.`,
  "frames-differ": (fault) => `REF_FRAME is ${value(fault)} here but "${limit(fault)}" for object 1; both must be the same.`,
  "no-segment": (fault) => `The message has no ${fault.keyword === "TRAJ_START" ? "trajectory" : "segment"}.`,
  "no-states": "The segment has no data.",
  "wrong-number-of-columns": (fault) => `The line has ${fault.value ?? "other"} columns; it should have ${limit(fault)}.`,
  "accelerations-not-in-version": (fault) => `Accelerations are only allowed from version ${limit(fault)} on.`,
  "covariance-not-in-version": (fault) => `Covariances are only allowed from version ${limit(fault)} on.`,
  "states-out-of-order": (fault) => `The epoch ${value(fault)} is earlier than the one above it, ${limit(fault)}.`,
  "epoch-outside-span": (fault) => `The epoch ${value(fault)} is outside the span of the segment (${limit(fault)}).`,
  "time-span-order": (fault) => `${keyword(fault)} and ${limit(fault)} are in the wrong order.`,
  "useable-span-incomplete": "USEABLE_START_TIME and USEABLE_STOP_TIME must be given together; one is missing.",
  "useable-span-empty": "No state lies in the useable span.",
  "covariance-incomplete": (fault) => `The covariance is not complete${fault.keyword === void 0 ? "" : `: ${fault.keyword} is missing`}.`,
  "missing-covariance": "The covariance is missing; the book asks for one of each object.",
  "covariance-without-states": "The segment has covariances but no states.",
  "mixed-time-tags": "The block mixes epochs with seconds from EPOCH_TZERO; it must use one of the two.",
  "unsupported-frame": (fault) => `The reference frame ${value(fault)} is not supported.`,
  "unsupported-centre": (fault) => `The centre ${value(fault)} is not supported; it must be EARTH.`,
  "unsupported-time-system": (fault) => `The time system ${value(fault)} is not supported; use ${limit(fault)}.`,
  "unsupported-interpolation": (fault) => `The interpolation ${value(fault)} is not supported; use ${limit(fault)}.`,
  "duplicate-epoch": (fault) => `The epoch ${value(fault)} is given twice.`,
  "segments-overlap": (fault) => fault.keyword === "COV_START" ? "These covariances begin before those of the block before end: which of them count is not told." : "The useable span of this segment begins before the previous one ends.",
  "too-few-states": (fault) => `The segment has ${fault.value ?? "too few"} states; it needs at least ${limit(fault)}.`,
  "step-gap": (fault) => `There is a gap before ${value(fault)}: the step is longer than ${limit(fault)}.`,
  "states-end-early": (fault) => `The states end at ${value(fault)}, before ${limit(fault)}; the file may have been cut.`,
  "covariance-not-positive": "The covariance is not positive semi-definite.",
  "covariance-outside-span": (fault) => `The covariance at ${value(fault)} is outside the span of the segment.`,
  "no-covariance": "The object has no covariance.",
  "unsupported-element-set": (fault) => `${keyword(fault)} is ${value(fault)}; the numbers are kept, but only ${limit(fault)} gives a state.`,
  "wrong-line-length": (fault) => `The line has ${fault.value ?? "too few"} columns; it should have ${limit(fault)}.`,
  "wrong-line-number": (fault) => `The line does not begin with ${limit(fault)}.`,
  "columns-shifted": (fault) => `Column ${limit(fault)} holds ${value(fault)}, which does not belong there: a character before it is lost, or is one too many.`,
  "wrong-checksum": (fault) => `The checksum is ${value(fault)}${fault.limit === void 0 ? ", which is not a digit" : `; it should be ${limit(fault)}`}.`,
  "catalogue-number-mismatch": (fault) => `The catalogue number is ${value(fault)} here but "${limit(fault)}" on line 1.`,
  "catalogue-number-not-writable": (fault) => `The catalogue number ${value(fault)} does not fit a two-line set; the largest is ${limit(fault)}.`,
  "value-not-writable": (fault) => `${keyword(fault)} ${value(fault)} does not fit its columns.`,
  "missing-line": (fault) => `The element set has no ${limit(fault)}.`,
  "observation-not-used": (fault) => `${keyword(fault)} is not used (${limit(fault)}).`,
  "unknown-sensor": (fault) => `No place is known for the sensor ${value(fault)}.`,
  "participants-swapped": (fault) => `${value(fault)} is named as the object, but it is a sensor; the other is taken as the object.`,
  "unsupported-theory": (fault) => `Elements of the theory ${value(fault)} cannot be used; they must be for ${limit(fault)}.`,
  "unsupported-ephemeris-type": "EPHEMERIS_TYPE 4 (SGP4-XP) cannot be propagated by SGP4.",
  "duplicate-object": (fault) => `Object ${fault.value ?? ""} appears more than once; the newest epoch is used.`
};
function describeFault(fault) {
  const sentence = SENTENCES[fault.code];
  return typeof sentence === "string" ? sentence : sentence(fault);
}

// packages/server/src/messages/problem-place.ts
function problemPlace(fault, file) {
  return {
    code: fault.code,
    message: describeFault(fault),
    ...file !== void 0 && { file },
    ...fault.line !== void 0 && { line: fault.line },
    ...fault.keyword !== void 0 && { keyword: fault.keyword },
    ...fault.value !== void 0 && { value: fault.value },
    ...fault.limit !== void 0 && { limit: String(fault.limit) }
  };
}

// packages/server/src/messages/text.ts
import { gunzipSync } from "node:zlib";

// packages/units/src/result.ts
function ok(value2) {
  return { ok: true, value: value2 };
}
function fail(fault) {
  return { ok: false, fault };
}

// packages/server/src/messages/text.ts
var GZIP = [31, 139];
var ZIP = [80, 75];
function openedBytes(bytes, limitBytes) {
  if (startsWith(bytes, ZIP)) return fail(messageFault("not-text", { value: "zip archive" }));
  return startsWith(bytes, GZIP) ? gunzip(bytes, limitBytes) : ok(bytes);
}
function gunzip(bytes, limitBytes) {
  try {
    return ok(gunzipSync(bytes, { maxOutputLength: limitBytes }));
  } catch (error) {
    const tooLarge2 = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return fail(
      tooLarge2 ? messageFault("too-large", { limit: limitBytes }) : messageFault("not-text", { value: "gzip" })
    );
  }
}
function startsWith(bytes, magic) {
  return magic.every((value2, index) => bytes[index] === value2);
}

// packages/server/src/ca/cdms/limits.ts
var MOST_OPENED_BYTES = 64e6;
var MESSAGE_LIMIT_BYTES = 4e6;
var MOST_MESSAGES = 2e3;

// packages/server/src/ca/cdms/open.thread.ts
function openMessages({ bytes, files }) {
  const opened = [];
  const rejected = [];
  let [at, room] = [0, MOST_OPENED_BYTES];
  for (const { fileName, sizeBytes } of files) {
    const content = openedBytes(bytes.subarray(at, at + sizeBytes), Math.max(1, room));
    at += sizeBytes;
    if (!content.ok) rejected.push(rejectionFor(fileName, content.fault));
    else if (content.value.length > room) rejected.push(tooLarge(fileName, MOST_OPENED_BYTES));
    else {
      room -= content.value.length;
      opened.push({ fileName, content: content.value });
    }
  }
  return { ...cutAll(opened, rejected), rejected };
}
function cutAll(opened, rejected) {
  const shared = new SharedArrayBuffer(opened.reduce((sum, { content }) => sum + content.length, 0));
  const messages = [];
  let offset = 0;
  for (const { fileName, content } of opened) {
    new Uint8Array(shared).set(content, offset);
    const ranges = messageRanges(content, MOST_MESSAGES);
    if (messages.length + ranges.length > MOST_MESSAGES) {
      const sentence = `More than ${MOST_MESSAGES} messages in one request; send them in several.`;
      rejected.push(rejectionOf(fileName, "too-many-messages", sentence));
    } else {
      const numbered = ranges.length > 1;
      ranges.forEach(({ start, end, line }, index) => {
        const name = numbered ? `${fileName} [${index + 1}]` : fileName;
        if (end - start > MESSAGE_LIMIT_BYTES) rejected.push(tooLarge(name, MESSAGE_LIMIT_BYTES));
        else messages.push({ fileName: name, start: offset + start, end: offset + end, line });
      });
    }
    offset += content.length;
  }
  return { bytes: shared, messages };
}
function tooLarge(fileName, limit2) {
  return rejectionFor(fileName, messageFault("too-large", { limit: limit2 }));
}
function rejectionFor(fileName, fault) {
  const place = problemPlace(fault, fileName);
  return rejectionOf(fileName, place.code, place.message, [place]);
}
export {
  openMessages
};
//# sourceMappingURL=ca-cdms-open.mjs.map
