import {
  readText
} from "./chunk-VUS4WX4N.mjs";
import {
  messageFault
} from "./chunk-LRQNFPWD.mjs";
import {
  fromUnixMs
} from "./chunk-JQJWWTBG.mjs";
import {
  faultLine,
  inputAtFault
} from "./chunk-KOAYSOLG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/operations/src/archive/number-table.ts
var MOST_COLUMNS = 1e3;
var LONGEST_HEADER = 1e5;
function readNumberTable(text, columns, mostRows = Number.POSITIVE_INFINITY) {
  const [header = ""] = text.slice(0, LONGEST_HEADER).split("\n", 1);
  const names = header.replace(/^\ufeff/, "").split(",").map((name) => name.trim());
  if (names.length > MOST_COLUMNS) {
    return fail(messageFault("wrong-number-of-columns", { line: 1, value: `${names.length}`, limit: MOST_COLUMNS }));
  }
  const missing = columns.find((column) => !names.includes(column));
  if (missing !== void 0) return fail(messageFault("missing-keyword", { line: 1, keyword: missing }));
  const rows = [];
  let line = 1;
  for (let from = header.length + 1; from < text.length; ) {
    const end = text.indexOf("\n", from);
    const row = text.slice(from, end < 0 ? text.length : end).trim();
    from = end < 0 ? text.length : end + 1;
    line++;
    if (row === "") continue;
    if (rows.length === mostRows) return fail(messageFault("too-many-rows", { line, limit: mostRows }));
    const values = numbersOf(row, line, names);
    if (!values.ok) return values;
    rows.push({ line, values: values.value });
  }
  return rows.length === 0 ? fail(messageFault("truncated", { line: 1 })) : ok({ names, rows });
}
function numbersOf(row, line, names) {
  const texts = row.split(",");
  if (texts.length !== names.length) {
    return fail(messageFault("wrong-number-of-columns", { line, value: `${texts.length}`, limit: names.length }));
  }
  const values = texts.map((text) => text.trim() === "" ? Number.NaN : Number(text));
  const wrong = values.findIndex((value) => !Number.isFinite(value));
  if (wrong < 0) return ok(values);
  return fail(messageFault("not-a-number", { line, keyword: names[wrong], value: texts[wrong] }));
}

// packages/operations/src/archive/message-archive.ts
var PARTS = ["year", "month", "day", "hour", "minute", "second", "ms"];
var COLUMNS = ["primary", "secondary", ...PARTS.map((part) => `cre_${part}`), ...PARTS.map((part) => `tca_${part}`)];
function readMessageArchive(text, mostRows) {
  const table = readNumberTable(text, COLUMNS, mostRows);
  if (!table.ok) return table;
  const { names, rows } = table.value;
  const place = (name) => names.indexOf(name);
  const [primary, secondary] = [place("primary"), place("secondary")];
  const [created, tca] = ["cre", "tca"].map((time) => PARTS.map((part) => place(`${time}_${part}`)));
  const messages = [];
  for (const { line, values } of rows) {
    const times = [created, tca].map((places) => places.map((at) => values[at]));
    const unixMs = times.map(([year = 0, month = 0, ...others]) => Date.UTC(year, month - 1, ...others));
    const wrong = unixMs.findIndex((time) => Number.isNaN(time));
    if (wrong >= 0) return fail(messageFault("not-an-epoch", { line, value: times[wrong].join(" ") }));
    const [createdTaiS, tcaTaiS] = unixMs.map((time) => fromUnixMs(time));
    messages.push({
      primary: values[primary],
      secondary: values[secondary],
      createdTaiS,
      tcaTaiS
    });
  }
  return ok({ names, rows, messages });
}

// services/cli/src/files/csv-file.ts
function readOf(path, read) {
  if (!read.ok) throw inputAtFault(faultLine(path, read.fault));
  return read.value;
}
var numberTableIn = (path, columns) => readOf(path, readNumberTable(readText(path), columns));
var messageArchiveIn = (path) => readOf(path, readMessageArchive(readText(path)));

export {
  readOf,
  numberTableIn,
  messageArchiveIn
};
//# sourceMappingURL=chunk-KKXSOCRC.mjs.map
