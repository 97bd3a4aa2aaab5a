// packages/contract/src/platform/number-field.ts
var PERCENT = { unit: "%", factor: 0.01 };

// packages/contract/src/fleet/fields.ts
var size = { unit: "m", least: 1e-3, most: 500, isOptional: true };
var area = { unit: "m^2", least: 1e-6, most: 1e5, isOptional: true };
var mass = { unit: "kg", most: 1e6, isOptional: true };
var seconds = { unit: "s", most: 1e7, isOptional: true };
var fixedError = {
  unit: "m/s",
  least: 0,
  most: 100,
  shown: { unit: "mm/s", factor: 1e-3 },
  isOptional: true
};
var EVERY = { unit: "h", least: 1, most: 168, isWhole: true };
var BODY_NUMBERS = {
  hardBodyRadius: size,
  boxLength: size,
  boxWidth: size,
  boxHeight: size,
  wingLength: size,
  wingWidth: size,
  dragArea: area,
  dragCoefficient: { unit: "", least: 0.01, most: 20, isOptional: true },
  solarRadiationPressureArea: area,
  reflectivityCoefficient: { unit: "", least: 0, most: 3, isOptional: true },
  wetMass: { ...mass, least: 1e-3 },
  screeningEveryHours: { ...EVERY, least: 0, isOptional: true },
  ephemerisEveryHours: { ...EVERY, most: 720, isOptional: true }
};
var PROPULSION_NUMBERS = {
  thrust: { unit: "N", least: 1e-7, most: 1e6, isOptional: true },
  specificImpulse: { ...seconds, least: 1, most: 1e5 },
  dutyCycle: { unit: "", least: 1e-3, most: 1, shown: PERCENT, isOptional: true },
  maxDeltaV: { unit: "m/s", least: 1e-6, most: 1e4, isOptional: true },
  propellantMass: { ...mass, least: 0 },
  minimumBurnSpacing: { ...seconds, least: 0 },
  maxThrustDuration: { ...seconds, least: 1e-3 },
  dragAreaMin: area,
  dragAreaMax: area,
  executionMagnitudeError: { unit: "", least: 0, most: 1, shown: PERCENT, isOptional: true },
  executionPointingError: { unit: "deg", least: 0, most: 90, isOptional: true },
  executionFixedMagnitudeError: fixedError,
  executionFixedPointingError: fixedError
};
var LOW_THRUST = { ...PROPULSION_NUMBERS.thrust, shown: { unit: "mN", factor: 1e-3 } };
var RULE_NUMBERS = {
  decisionLeadHours: { unit: "h", least: 0, most: 720 },
  screeningEveryHours: { ...EVERY, least: 0 },
  ephemerisDays: { unit: "d", least: 1, most: 3650 },
  messageDays: { unit: "d", least: 60, most: 3650 },
  targetReductionOrders: { unit: "", least: 0, most: 12 },
  uplinkLeadTime: { unit: "s", least: 0, most: 604800, shown: { unit: "min", factor: 60 } },
  densityUncertainty: { unit: "", least: 0, most: 1, shown: PERCENT },
  maxSmaChange: { unit: "m", least: 1e-3, most: 1e7, isOptional: true }
};

// packages/contract/src/ca/fields.ts
var orbits = { unit: "orbits", least: 0.05, most: 400 };
var SEARCH_NUMBERS = {
  maxDeltaV: PROPULSION_NUMBERS.maxDeltaV,
  orbitsFrom: orbits,
  orbitsTo: orbits,
  seconds: { unit: "s", least: 1, most: 1e8 },
  /** Of a direction in RTN; its length does not count. */
  component: { unit: "", least: -1e4, most: 1e4 },
  azimuth: { unit: "deg", least: -180, most: 360 },
  elevation: { unit: "deg", least: -90, most: 90 },
  coneHalfAngle: { unit: "deg", least: 0, most: 90 },
  maxSmaChange: RULE_NUMBERS.maxSmaChange,
  maxPhaseChange: { unit: "deg", least: 1e-6, most: 180, isOptional: true }
};
var needed = ({ isOptional: _, ...field }) => field;
var MANOEUVRE_NUMBERS = {
  deltaVVector: { ...SEARCH_NUMBERS.component, unit: "m/s" },
  thrustDirection: SEARCH_NUMBERS.component,
  deltaVMagnitude: needed(PROPULSION_NUMBERS.maxDeltaV),
  manoeuvreDuration: { unit: "s", least: 1e-9, most: 13e5 },
  dragCrossSection: needed(PROPULSION_NUMBERS.dragAreaMax)
};
var MOST_ARCHIVE_ROWS = 1e5;

// packages/units/src/duration.ts
var SECONDS_PER_DAY = 86400;
var DAYS_PER_YEAR = 365.25;

// packages/conjunction/src/annual/archive.ts
var SAME_EVENT_S = 450;
var ANALYST_RANGES = [
  [9e4, 99999],
  [27e4, 339999]
];
var LEAST_PC = 1e-10;
function archivedEvents(archive, window) {
  const events = eventsOfArchive(archive);
  const messages = events.flat();
  const middles = events.map((event) => middleOf(event.map(({ tcaTaiS }) => tcaTaiS)));
  const spanS = middles.reduce((a, b) => Math.max(a, b), -Infinity) - middles.reduce((a, b) => Math.min(a, b), Infinity);
  return {
    messages: messages.length,
    events: events.length,
    primaries: new Set(messages.map(({ primary }) => primary)).size,
    spanYears: events.length === 0 ? 0 : spanS / (DAYS_PER_YEAR * SECONDS_PER_DAY),
    eventPcs: events.flatMap((event) => decisionPc(event, window) ?? []).filter((pc) => pc >= LEAST_PC)
  };
}
function eventsOfArchive(archive) {
  const pairs = /* @__PURE__ */ new Map();
  for (const message of archive) {
    const { primary, secondary } = message;
    if (ANALYST_RANGES.some(([first, last]) => secondary >= first && secondary <= last)) continue;
    const key = `${primary} ${secondary}`;
    const ofPair = pairs.get(key);
    if (ofPair === void 0) pairs.set(key, [message]);
    else ofPair.push(message);
  }
  return [...pairs.values()].flatMap(eventsOfPair);
}
function eventsOfPair(messages) {
  const events = [];
  let left = messages;
  while (left.length > 0) {
    const [first] = left;
    const isSame = ({ tcaTaiS }) => Math.abs(tcaTaiS - first.tcaTaiS) <= SAME_EVENT_S;
    events.push(left.filter(isSame));
    left = left.filter((message) => !isSame(message));
  }
  return events;
}
function middleOf(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : 0.5 * (sorted[half - 1] + sorted[half]);
}
function decisionPc(event, { commitDays, considerDays }) {
  let last;
  for (const { createdTaiS, tcaTaiS, pc } of event) {
    const leadDays = (tcaTaiS - createdTaiS) / SECONDS_PER_DAY;
    if (leadDays < commitDays || leadDays > considerDays || last !== void 0 && leadDays >= last.leadDays) continue;
    last = { leadDays, pc };
  }
  return last?.pc;
}
var expectedEvents = ({ eventPcs, spanYears, primaries }, years) => eventPcs.length === 0 ? 0 : eventPcs.length * years / (spanYears * primaries);
var LOG_PC_NOISE = 0.3;
var DRAWS = 1e4;
function missionRates(archive, { years, thresholdPcs, residual }, random) {
  const expected = expectedEvents(archive, years);
  const logs = archive.eventPcs.map(Math.log);
  const levels = thresholdPcs.map((thresholdPc) => {
    const logLeft = Math.log1p(-residual * thresholdPc);
    return { thresholdPc, logLeft, counts: new Float64Array(DRAWS), survived: new Float64Array(DRAWS) };
  });
  const survived = new Float64Array(DRAWS);
  for (let draw = 0; draw < DRAWS; draw++) {
    const events = Math.floor(expected) + (random() < expected % 1 ? 1 : 0);
    for (let k = 0; k < events; k++) {
      const log = logs[Math.floor(random() * logs.length)];
      const pc = Math.min(1 - 1e-15, Math.exp(log + LOG_PC_NOISE * normal(random)));
      const survival = Math.log1p(-pc);
      survived[draw] += survival;
      for (const level of levels) {
        const isActed = pc > level.thresholdPc;
        if (isActed) level.counts[draw]++;
        level.survived[draw] += isActed ? level.logLeft : survival;
      }
    }
  }
  const without = collisionOf(survived);
  return levels.map(({ thresholdPc, counts, survived: managed }) => {
    const mean = counts.reduce((sum, count) => sum + count, 0) / DRAWS;
    const median = Math.max(quantile(counts, 0.5), mean) / years;
    return {
      thresholdPc,
      ratePerYear: { median, upper95: quantile(counts, 0.975) / years },
      cumulativePc: { without, with: collisionOf(managed) }
    };
  });
}
var collisionOf = (survived) => quantile(
  survived.map((log) => Math.abs(Math.expm1(log))),
  0.5
);
var normal = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
var quantile = (values, share) => values.toSorted()[Math.min(values.length - 1, Math.floor(share * values.length))];

// packages/conjunction/src/pc/numbers/random.ts
function seededRandom(seed) {
  const state = new Uint32Array(4);
  let fill = seed >>> 0;
  for (let i = 0; i < 4; i++) {
    fill = fill + 2654435769 >>> 0;
    let z = fill;
    z = Math.imul(z ^ z >>> 16, 2246822507);
    z = Math.imul(z ^ z >>> 13, 3266489909);
    state[i] = (z ^ z >>> 16) >>> 0;
  }
  const next = () => {
    const scrambled = Math.imul(rotated(Math.imul(state[1], 5), 7), 9) >>> 0;
    const kept = state[1] << 9;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= kept;
    state[3] = rotated(state[3], 11);
    return scrambled;
  };
  return () => ((next() >>> 5) * 67108864 + (next() >>> 6)) / 9007199254740992;
}
function rotated(x, bits) {
  return (x << bits | x >>> 32 - bits) >>> 0;
}

// packages/units/src/result.ts
function ok(value) {
  return { ok: true, value };
}
function fail(fault) {
  return { ok: false, fault };
}

// packages/operations/src/archive/event-rates.ts
function eventRates(messages, question, most = Number.POSITIVE_INFINITY) {
  const events = archivedEvents(messages, question);
  const { eventPcs, ...counts } = events;
  const isDrawn = events.spanYears > 0;
  const expected = isDrawn ? expectedEvents(events, question.years) : 0;
  if (expected > most) return fail({ code: "too-many-events", expected, most });
  const rates = isDrawn ? missionRates(events, question, seededRandom(1)) : [];
  return ok({ ...counts, eventsUsed: eventPcs.length, rates });
}

// packages/astro/src/calendar.ts
var MARCH_OF_YEAR_ZERO_TO_2000 = 730425;
function daysSince2000(year, month, day) {
  const marchYear = month > 2 ? year : year - 1;
  const dayOfMarchYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return 365 * marchYear + leapDays + dayOfMarchYear - MARCH_OF_YEAR_ZERO_TO_2000;
}

// packages/astro/src/leap-seconds.ts
var TABLE = [
  [1972, 1, 10],
  [1972, 7, 11],
  [1973, 1, 12],
  [1974, 1, 13],
  [1975, 1, 14],
  [1976, 1, 15],
  [1977, 1, 16],
  [1978, 1, 17],
  [1979, 1, 18],
  [1980, 1, 19],
  [1981, 7, 20],
  [1982, 7, 21],
  [1983, 7, 22],
  [1985, 7, 23],
  [1988, 1, 24],
  [1990, 1, 25],
  [1991, 1, 26],
  [1992, 7, 27],
  [1993, 7, 28],
  [1994, 7, 29],
  [1996, 1, 30],
  [1997, 7, 31],
  [1999, 1, 32],
  [2006, 1, 33],
  [2009, 1, 34],
  [2012, 7, 35],
  [2015, 7, 36],
  [2017, 1, 37]
];
var STEPS = TABLE.map(([year, month, taiMinusUtcS]) => {
  const day = daysSince2000(year, month, 1);
  return { day, taiMinusUtcS, insertedAtTaiS: day * 86400 + taiMinusUtcS - 1 };
}).reverse();
var FIRST_OFFSET_S = 10;
function taiMinusUtcOnDay(day) {
  for (const step of STEPS) if (day >= step.day) return step.taiMinusUtcS;
  return FIRST_OFFSET_S;
}

// packages/astro/src/epoch.ts
var TT_MINUS_TAI_S = 32.184;
var J2000_TAI_S = 43200 - TT_MINUS_TAI_S;
var UNIX_2000_S = 946684800;
function fromUnixMs(ms) {
  const utc = ms / 1e3 - UNIX_2000_S;
  return utc + taiMinusUtcOnDay(Math.floor(utc / SECONDS_PER_DAY));
}

// packages/ccsds/src/fault/message-fault.ts
var LONGEST_SHOWN_VALUE = 80;
function messageFault(code, place = {}) {
  const { line, keyword, value, limit, segment } = place;
  return {
    code,
    ...line === void 0 || line <= 0 ? {} : { line },
    ...keyword === void 0 ? {} : { keyword: cut(keyword) },
    ...value === void 0 ? {} : { value: cut(value) },
    ...limit === void 0 ? {} : { limit },
    ...segment === void 0 ? {} : { segment }
  };
}
function cut(text) {
  return text.length <= LONGEST_SHOWN_VALUE ? text : `${text.slice(0, LONGEST_SHOWN_VALUE - 1)}\u2026`;
}

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

// packages/operations/src/archive/probability-at.ts
var PC_COLUMN = /^pc_hbr_(.+)_m$/;
var PC_COLUMNS = "pc_hbr_\u2026_m";
var NEAR_RADII = 7;
function probabilitiesAt({ names, rows, messages }, radiusM) {
  const columns = names.map((name, at) => ({ at, radiusM: Number(PC_COLUMN.exec(name)?.[1] ?? Number.NaN) })).filter((column) => column.radiusM > 0).sort((a, b) => a.radiusM - b.radiusM);
  if (columns.length === 0) return fail(messageFault("missing-keyword", { line: 1, keyword: PC_COLUMNS }));
  const upper = columns.findIndex((column) => column.radiusM >= radiusM);
  const [above, below] = [columns[upper], columns[upper - 1]];
  if (above === void 0 || below === void 0 && above.radiusM > radiusM) {
    const limit = `${columns[0].radiusM} to ${columns.at(-1).radiusM} m`;
    return fail(messageFault("number-out-of-range", { keyword: PC_COLUMNS, value: `${radiusM}`, limit }));
  }
  for (const { line, values } of rows) {
    const wrong = columns.find(({ at }) => values[at] < 0 || values[at] > 1);
    if (wrong === void 0) continue;
    const place = { line, keyword: names[wrong.at], value: `${values[wrong.at]}` };
    return fail(messageFault("number-out-of-range", { ...place, limit: "0 to 1" }));
  }
  const pcOf = between(columns, upper, radiusM);
  return ok(messages.map((message, index) => ({ ...message, pc: pcOf(rows[index].values) })));
}
function between(columns, upper, radiusM) {
  const [above, below] = [columns[upper], columns[upper - 1]];
  if (below === void 0 || above.radiusM === radiusM) return (values) => values[above.at];
  const nearest = radiusM - below.radiusM < above.radiusM - radiusM ? upper - 1 : upper;
  const from = Math.max(0, Math.min(nearest - 3, columns.length - NEAR_RADII));
  const near = columns.slice(from, from + NEAR_RADII);
  const share = (radiusM - below.radiusM) / (above.radiusM - below.radiusM);
  const logShare = Math.log(radiusM / below.radiusM) / Math.log(above.radiusM / below.radiusM);
  return (values) => {
    const [low, high] = [values[below.at], values[above.at]];
    return near.some(({ at }) => values[at] === 0) ? low + share * (high - low) : Math.exp(Math.log(low) + logShare * Math.log(high / low));
  };
}

// packages/server/src/messages/text.ts
import { gunzipSync } from "node:zlib";
var GZIP = [31, 139];
var ZIP = [80, 75];
function textOf(bytes, limitBytes) {
  const opened = openedBytes(bytes, limitBytes);
  return opened.ok ? textOfOpened(opened.value) : opened;
}
function openedBytes(bytes, limitBytes) {
  if (startsWith(bytes, ZIP)) return fail(messageFault("not-text", { value: "zip archive" }));
  return startsWith(bytes, GZIP) ? gunzip(bytes, limitBytes) : ok(bytes);
}
function textOfOpened(bytes) {
  if (bytes.includes(0)) return fail(messageFault("not-text"));
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return fail(messageFault("not-text"));
  }
}
function gunzip(bytes, limitBytes) {
  try {
    return ok(gunzipSync(bytes, { maxOutputLength: limitBytes }));
  } catch (error) {
    const tooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return fail(
      tooLarge ? messageFault("too-large", { limit: limitBytes }) : messageFault("not-text", { value: "gzip" })
    );
  }
}
function startsWith(bytes, magic) {
  return magic.every((value, index) => bytes[index] === value);
}

// packages/server/src/ca/statistics/event-rates.thread.ts
var MOST_OPENED_BYTES = 64e6;
var MOST_EVENTS = 2e4;
var ratesOfMessages = (input) => eventRates(input.messages, input.question, MOST_EVENTS);
function ratesOfArchive({
  bytes,
  radiusM,
  question
}) {
  const text = textOf(bytes, MOST_OPENED_BYTES);
  if (!text.ok) return text;
  const archive = readMessageArchive(text.value, MOST_ARCHIVE_ROWS);
  if (!archive.ok) return archive;
  const messages = probabilitiesAt(archive.value, radiusM);
  return messages.ok ? ratesOfMessages({ messages: messages.value, question }) : messages;
}
export {
  ratesOfArchive,
  ratesOfMessages
};
//# sourceMappingURL=ca-statistics-event-rates.mjs.map
