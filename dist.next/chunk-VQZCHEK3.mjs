import {
  readText
} from "./chunk-VUS4WX4N.mjs";
import {
  earthOrientationOfDays,
  readEarthOrientationDays
} from "./chunk-IHQRYJEI.mjs";
import {
  formatUtcZ
} from "./chunk-JQJWWTBG.mjs";
import {
  inputAtFault
} from "./chunk-KOAYSOLG.mjs";

// services/cli/src/files/earth-orientation-file.ts
var EOP_OPTION = [
  "--eop <file>",
  "Earth orientation: EOP-All of CelesTrak as text or CSV, also gzip"
];
var REASONS = {
  "earth-orientation-empty": "no day of Earth orientation (EOP-All.txt or EOP-All.csv of CelesTrak)",
  "earth-orientation-malformed": "a value is not a number",
  "earth-orientation-days-not-consecutive": "the day does not follow the one before"
};
function readEarthOrientationFile(path) {
  return earthOrientationOfDays(readEarthOrientationDaysFile(path));
}
function readEarthOrientationDaysFile(path) {
  const table = readEarthOrientationDays(readText(path));
  if (table.ok) return table.value;
  const { code, line } = table.fault;
  throw inputAtFault(`${line === void 0 ? path : `${path}:${line}`}: ${REASONS[code]} [${code}]`);
}
function orientationUsed(eop, epochTaiS) {
  if (eop === void 0) return "none";
  return epochTaiS >= eop.startTaiS && epochTaiS <= eop.stopTaiS ? "table" : "beyond-table";
}
function noteOrientation(what, eop, epochsTaiS) {
  if (eop === void 0) {
    process.stderr.write(
      `without --eop UT1 is taken as UTC, without polar motion: ${what} 27 m off in the median (years 2020 to 2024), up to 420 m
`
    );
    return;
  }
  if (epochsTaiS.every((epochTaiS) => orientationUsed(eop, epochTaiS) === "table")) return;
  const [from, to] = [formatUtcZ(eop.startTaiS).slice(0, 10), formatUtcZ(eop.stopTaiS).slice(0, 10)];
  process.stderr.write(
    `--eop: the table reaches from ${from} to ${to}; outside of it the value of its nearest day is held
`
  );
}

export {
  EOP_OPTION,
  readEarthOrientationFile,
  readEarthOrientationDaysFile,
  orientationUsed,
  noteOrientation
};
//# sourceMappingURL=chunk-VQZCHEK3.mjs.map
