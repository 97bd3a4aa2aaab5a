import {
  readText
} from "./chunk-VUS4WX4N.mjs";
import {
  EXPONENTIAL_AIR,
  MODERATE_AP,
  MODERATE_F107,
  moderateSpaceWeather,
  nrlmsiseAtmosphere,
  spaceWeatherOfDays
} from "./chunk-JFDAAJRY.mjs";
import {
  daysInMonth,
  daysSince2000,
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

// packages/astro/src/force/space-weather-table.ts
var AP_COLUMNS = ["AP1", "AP2", "AP3", "AP4", "AP5", "AP6", "AP7", "AP8"];
var NEEDED = ["DATE", ...AP_COLUMNS, "AP_AVG", "F10.7_OBS", "F10.7_DATA_TYPE"];
var MEAN_COLUMN = "F10.7_OBS_CENTER81";
var SOURCES = {
  OBS: "observed",
  INT: "interpolated",
  PRD: "predicted",
  PRM: "predicted-monthly"
};
var HALF_MEAN = 40;
function readSpaceWeather(text) {
  const read = readSpaceWeatherDays(text);
  return read.ok ? ok(spaceWeatherOfDays(read.value.firstDay, read.value.days)) : read;
}
function readSpaceWeatherDays(text) {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const header = (lines[0] ?? "").split(",").map((name) => name.trim());
  const missing = NEEDED.find((name) => !header.includes(name));
  if (missing !== void 0) return fail({ code: "space-weather-column-missing", line: 1, column: missing });
  const rows = [];
  for (let i = 1; i < lines.length; i++) {
    if (lines[i].trim() === "") continue;
    const row = readRow(lines[i], i + 1, header);
    if (!row.ok) return row;
    const before = rows.at(-1);
    if (before !== void 0) {
      const gap = row.value.day - before.day;
      const isMonthly = row.value.source === "predicted-monthly";
      if (gap < 1 || gap > 1 && !isMonthly) {
        return fail({ code: "space-weather-days-not-consecutive", line: i + 1, column: "DATE" });
      }
    }
    rows.push(row.value);
  }
  const first = rows[0];
  if (first === void 0) return fail({ code: "space-weather-empty" });
  return ok({ firstDay: first.day, days: withMeans(everyDay(rows)) });
}
function readRow(text, line, header) {
  const cells = text.split(",").map((cell2) => cell2.trim());
  const cell = (column) => cells[header.indexOf(column)] ?? "";
  const fault = (column) => fail({ code: "space-weather-malformed", line, column });
  const day = dayOf(cell("DATE"));
  if (day === void 0) return fault("DATE");
  const source = SOURCES[cell("F10.7_DATA_TYPE")];
  if (source === void 0) return fault("F10.7_DATA_TYPE");
  const numberOf = (column) => cell(column) === "" ? Number.NaN : Number(cell(column));
  const f107 = numberOf("F10.7_OBS");
  if (!(f107 > 0)) return fault("F10.7_OBS");
  const isWithoutAp = source === "predicted-monthly" && cell("AP_AVG") === "";
  const values = [...AP_COLUMNS, "AP_AVG"].map((column) => isWithoutAp ? MODERATE_AP : numberOf(column));
  const bad = values.findIndex((value) => !(value >= 0));
  if (bad >= 0) return fault([...AP_COLUMNS, "AP_AVG"][bad]);
  const mean = numberOf(MEAN_COLUMN);
  if (cell(MEAN_COLUMN) !== "" && !(mean > 0)) return fault(MEAN_COLUMN);
  return ok({
    line,
    day,
    f107,
    f107Mean: Number.isNaN(mean) ? void 0 : mean,
    ap: values.slice(0, 8),
    apMean: values[8],
    source
  });
}
function dayOf(text) {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === void 0 || month === void 0 || day === void 0) return void 0;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return void 0;
  return daysSince2000(year, month, day);
}
function everyDay(rows) {
  return rows.flatMap((row, i) => {
    const next = rows[i + 1];
    const gap = next === void 0 ? 1 : next.day - row.day;
    return Array.from({ length: gap }, (_, k) => {
      if (k === 0 || next === void 0) return row;
      const between = (from, to) => from + (to - from) * k / gap;
      const hasMean = row.f107Mean !== void 0 && next.f107Mean !== void 0;
      return {
        ...next,
        f107: between(row.f107, next.f107),
        f107Mean: hasMean ? between(row.f107Mean, next.f107Mean) : void 0
      };
    });
  });
}
function withMeans(days) {
  return days.map((day, i) => {
    if (day.f107Mean !== void 0) return { ...day, f107Mean: day.f107Mean };
    const about = days.slice(Math.max(0, i - HALF_MEAN), i + HALF_MEAN + 1);
    return { ...day, f107Mean: about.reduce((sum, { f107 }) => sum + f107, 0) / about.length };
  });
}

// services/cli/src/files/space-weather-file.ts
var SPACE_WEATHER_OPTION = [
  "--space-weather <file>",
  "with --opm: Sun and magnetic field for nrlmsise-00, SW-All.csv of CelesTrak, also gzip"
];
var REASONS = {
  "space-weather-empty": () => "no day of space weather (SW-All.csv of CelesTrak)",
  "space-weather-column-missing": (column) => `no column ${column}: not SW-All.csv of CelesTrak`,
  "space-weather-malformed": (column) => `${column} is missing or cannot be`,
  "space-weather-days-not-consecutive": () => "the day does not follow the one before"
};
function isAtmosphereName(name) {
  return name === "exponential" || name === "nrlmsise-00";
}
function atmosphereOf(name, path, hasDrag, spanTaiS) {
  if (name === "exponential") return void 0;
  const weather = path === void 0 ? moderateSpaceWeather : readSpaceWeatherFile(path);
  if (hasDrag) noteSpaceWeather(weather, path, spanTaiS);
  const description = path === void 0 ? `NRLMSISE-00 with F10.7 ${MODERATE_F107} and Ap ${MODERATE_AP}` : "NRLMSISE-00";
  return {
    atmosphere: nrlmsiseAtmosphere(weather),
    description,
    usedAt: (epochTaiS) => weather.at(epochTaiS).source
  };
}
function airOf(name, path) {
  if (name === "exponential") return EXPONENTIAL_AIR;
  return { model: "NRLMSISE_00", ...path !== void 0 && { weather: spaceWeatherDaysOf(path) } };
}
function atmosphereName(choice, path) {
  const name = choice ?? (path === void 0 ? "exponential" : "nrlmsise-00");
  if (!isAtmosphereName(name)) throw wrongUsage(`--atmosphere ${name}: exponential or nrlmsise-00`);
  if (name === "exponential" && path !== void 0) {
    throw wrongUsage("--space-weather: the exponential atmosphere knows none");
  }
  return name;
}
function spaceWeatherDaysOf(path) {
  return orEnd(path, readSpaceWeatherDays(readText(path)));
}
function readSpaceWeatherFile(path) {
  return orEnd(path, readSpaceWeather(readText(path)));
}
function orEnd(path, table) {
  if (table.ok) return table.value;
  const { code, line, column = "" } = table.fault;
  throw inputAtFault(`${line === void 0 ? path : `${path}:${line}`}: ${REASONS[code](column)} [${code}]`);
}
function noteSpaceWeather(weather, path, spanTaiS) {
  if (path === void 0) {
    process.stderr.write(
      "without --space-weather activity is moderate for all time: the density may be off by a factor of two\n"
    );
    return;
  }
  if (spanTaiS.some((epochTaiS) => weather.at(epochTaiS).source === "beyond-table")) {
    const [from, to] = [formatUtcZ(weather.startTaiS).slice(0, 10), formatUtcZ(weather.stopTaiS - 1).slice(0, 10)];
    process.stderr.write(
      `--space-weather: the table reaches from ${from} to ${to}; outside of it its nearest day is held
`
    );
  }
}

export {
  SPACE_WEATHER_OPTION,
  atmosphereOf,
  airOf,
  atmosphereName,
  spaceWeatherDaysOf
};
//# sourceMappingURL=chunk-X54PMYGD.mjs.map
