import {
  catalogueFlux,
  decisionSigma
} from "./chunk-YY4V2GFO.mjs";
import {
  archivedEvents,
  expectedEvents,
  missionRates
} from "./chunk-NISKIJ64.mjs";
import {
  messageArchiveIn,
  readOf
} from "./chunk-KKXSOCRC.mjs";
import {
  inSharedMemory,
  noradIdsOf,
  screenOnThreads
} from "./chunk-GG7DB6WZ.mjs";
import {
  readCatalogueNumbers
} from "./chunk-DHJV4SQR.mjs";
import {
  untilInterrupted
} from "./chunk-KJPSGFR6.mjs";
import {
  initialiseBatch
} from "./chunk-J3X5Z36V.mjs";
import {
  numberOption,
  startOption,
  wholeOption
} from "./chunk-F4PYMTON.mjs";
import "./chunk-VUS4WX4N.mjs";
import {
  acceptedLevel,
  annualRisk,
  countEncounters
} from "./chunk-SG27JUA5.mjs";
import {
  COUNTED_WITHIN_M,
  DECISION_DAYS,
  RATE_NUMBERS
} from "./chunk-QWZUCWZS.mjs";
import {
  encountersOf,
  planScreening
} from "./chunk-NHSADP6A.mjs";
import "./chunk-TD6BGNMH.mjs";
import "./chunk-45VDEFED.mjs";
import {
  ELEMENT_FIELDS,
  EPOCH_TAI_S
} from "./chunk-EP2FK75A.mjs";
import "./chunk-PMXGMC47.mjs";
import "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import {
  seededRandom
} from "./chunk-D6MAFDXG.mjs";
import "./chunk-JPWCTPH6.mjs";
import "./chunk-CUNGASR2.mjs";
import "./chunk-GZW2Z354.mjs";
import "./chunk-Z7TE2O33.mjs";
import {
  SGP4_ERRORS,
  propagateOne
} from "./chunk-CYHM7ET5.mjs";
import "./chunk-XMHCSSDI.mjs";
import {
  EARTH_RADIUS_M
} from "./chunk-CRMFVZQ4.mjs";
import {
  messageFault
} from "./chunk-LRQNFPWD.mjs";
import {
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR,
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

// services/cli/src/commands/statistics.ts
import { availableParallelism } from "node:os";

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

// services/cli/src/commands/archive-statistics.ts
function archiveStatistics(options) {
  const { radiusM, thresholdPc, ...mission } = needed(options);
  if (mission.considerDays < mission.commitDays) throw wrongUsage("--consider-days: must not be below --commit-days");
  const messages = readOf(options.archive, probabilitiesAt(messageArchiveIn(options.archive), radiusM));
  const counts = eventRates(messages, { ...mission, thresholdPcs: [thresholdPc] });
  const [rates] = counts.ok ? counts.value.rates : [];
  if (!counts.ok || rates === void 0) throw inputAtFault(`${options.archive}: its events span no time`);
  const { messages: counted, events, eventsUsed, spanYears } = counts.value;
  return {
    archive: { messages: counted, events, eventsUsed, years: spanYears },
    ratePerYear: rates.ratePerYear,
    cumulativePc: rates.cumulativePc
  };
}
function needed({ hbr, years, threshold, commitDays, considerDays, residual }) {
  const figure = (option, text, { least, most }) => {
    if (text === void 0) throw wrongUsage(`--archive: ${option} is needed too`);
    return numberOption(option, text, least, most);
  };
  return {
    radiusM: figure("--hbr", hbr, RATE_NUMBERS.radius),
    years: figure("--years", years, RATE_NUMBERS.years),
    thresholdPc: figure("--threshold", threshold, RATE_NUMBERS.threshold),
    commitDays: figure("--commit-days", commitDays, RATE_NUMBERS.commitDays),
    considerDays: figure("--consider-days", considerDays, RATE_NUMBERS.considerDays),
    residual: figure("--residual", residual, RATE_NUMBERS.residual)
  };
}
function archiveTable({ archive, ratePerYear, cumulativePc }) {
  return [
    `archive        ${archive.messages} messages of ${archive.events} events in ${archive.years.toFixed(2)} years, ${archive.eventsUsed} with a probability at the decision`,
    `at threshold   ${ratePerYear.median.toPrecision(3)} events a year (95 %: up to ${ratePerYear.upper95.toPrecision(3)})`,
    `collision      ${cumulativePc.without.toExponential(3)} in the mission without manoeuvres, ${cumulativePc.with.toExponential(3)} with`,
    ""
  ].join("\n");
}

// services/cli/src/commands/statistics-report.ts
var ACCEPTED_PCS = [0.01, 3e-3, 1e-3, 3e-4, 1e-4, 3e-5, 1e-5, 3e-6, 1e-6, 1e-7];
function wireStatistics(statistics) {
  const { flux, counting, radiusM, events } = statistics;
  const { encountersPerYear: rate, probability } = counting;
  return {
    norad: statistics.noradId,
    radiusM,
    start: formatUtcZ(statistics.startTaiS),
    days: statistics.windowDays,
    objects: statistics.objects,
    objectsLost: statistics.lost,
    flux: {
      rate5km: flux.passagesPerYear,
      probability: fluxProbability(statistics),
      crossingObjects: flux.crossing,
      slowObjects: flux.slow
    },
    counting: {
      events5km: events,
      rate5km: rate.value,
      lo95: rate.lower,
      hi95: rate.upper,
      probability: probability.value,
      probabilityLo95: probability.lower,
      probabilityHi95: probability.upper
    },
    agree: agree(statistics),
    decisionDays: statistics.decisionDays,
    manoeuvres: levels(statistics).map((level) => ({
      acceptedPc: level.acceptedPc,
      perYear: level.manoeuvresPerYear,
      reduction: level.reductionPerYear,
      residual: level.residualPerYear,
      falseAlarm: level.falseAlarmShare ?? null
    })),
    topObjects: flux.top.map(({ object, passagesPerYear }) => ({
      norad: statistics.idOf(object),
      rate5km: passagesPerYear
    }))
  };
}
function statisticsTable(statistics) {
  const { flux, counting, events, radiusM, windowDays, decisionDays } = statistics;
  const { encountersPerYear: rate, probability } = counting;
  const own = decisionSigma("perigee-600-900-km", decisionDays, true).map((m) => m.toFixed(0));
  const other = decisionSigma("perigee-600-900-km", decisionDays, false).map((m) => m.toFixed(0));
  return [
    `object         ${statistics.noradId} among ${statistics.objects} objects, radius ${radiusM} m`,
    `window         ${windowDays} days from ${formatUtcZ(statistics.startTaiS)}, faster than 0.1 km/s`,
    "",
    "a year         within 5 km        95 %                  collision",
    `  flux         ${flux.passagesPerYear.toFixed(1).padStart(11)}                              ${fluxProbability(statistics).toExponential(3)}`,
    `  counting     ${rate.value.toFixed(1).padStart(11)}        ${`${rate.lower.toFixed(0)} to ${rate.upper.toFixed(0)}`.padEnd(22)}${probability.value.toExponential(3)} (${probability.lower.toExponential(2)} to ${probability.upper.toExponential(2)})`,
    `  ${events} counted; the two ${agree(statistics) ? "agree" : "do not agree"}`,
    "",
    "accepted Pc    manoeuvres a year   reduction   residual    false alarms",
    ...levels(statistics).map(levelRow),
    "",
    `errors assumed ${decisionDays} days before closest approach, for example at 600 to 900 km: ${other.join(", ")} m (R, T, N), own ${own.join(", ")} m`,
    "tracked objects only; docs/models/annual-statistics.md",
    ""
  ].join("\n");
}
function levelRow(level) {
  const alarm = level.falseAlarmShare === void 0 ? "none" : `${(100 * level.falseAlarmShare).toFixed(3)} %`;
  const rate = level.manoeuvresPerYear.toPrecision(3);
  return `  ${level.acceptedPc.toExponential(0).padEnd(13)}${rate.padStart(17)}   ${level.reductionPerYear.toExponential(2).padStart(9)}   ${level.residualPerYear.toExponential(2)}    ${alarm}`;
}
function levels({ flux, radiusM }) {
  return ACCEPTED_PCS.map((acceptedPc) => acceptedLevel(flux.classes, radiusM, acceptedPc));
}
function fluxProbability({ flux, radiusM }) {
  return -Math.expm1(-flux.passagesPerYear * (radiusM / flux.withinM) ** 2);
}
function agree({ flux, counting }) {
  const { lower, upper } = counting.encountersPerYear;
  return flux.passagesPerYear >= lower && flux.passagesPerYear <= upper;
}

// services/cli/src/commands/statistics.ts
function addStatistics(program) {
  program.command("statistics").description(
    "collisions and manoeuvres a year: of one object among those of a catalogue, or from archived messages"
  ).option("--catalogue <file>", "TLE, 3LE or OMM (JSON, CSV, XML, KVN), also gzip; with --norad and --radius-m").option("--norad <id>", "catalogue number of the object").option("--radius-m <r>", "combined hard-body radius, m").option(
    "--archive <file>",
    "archived messages as CSV, also gzip: primary, secondary, times of creation and TCA, pc_hbr_\u2026_m; instead of a catalogue"
  ).option("--hbr <m>", "with --archive: combined hard-body radius, m").option("--years <n>", "with --archive: length of the mission").option("--threshold <pc>", "with --archive: probability from which events are acted on").option("--commit-days <n>", "with --archive: days before TCA at which a manoeuvre is decided").option("--consider-days <n>", "with --archive: days before TCA from which an event is considered").option("--residual <share>", "with --archive: share of the threshold that a manoeuvre leaves").option("--start <time>", "start of the window that is counted, UTC (default: the newest epoch of the catalogue)").option("--days <n>", "length of the window, days", "7").option("--decision-days <n>", "days from a decision to closest approach", String(DECISION_DAYS)).option("--workers <n>", "threads (default: one for each processor)").option("--json", "print JSON").action(async (options) => {
    if (options.archive !== void 0) {
      printArchive({ ...options, archive: options.archive });
      return;
    }
    const statistics = await statisticsOf(options);
    process.stdout.write(
      options.json ? `${JSON.stringify(wireStatistics(statistics), null, 2)}
` : statisticsTable(statistics)
    );
  });
}
function printArchive(options) {
  if (options.catalogue !== void 0) throw wrongUsage("--archive: a catalogue is not asked then");
  const statistics = archiveStatistics(options);
  process.stdout.write(options.json ? `${JSON.stringify(statistics, null, 2)}
` : archiveTable(statistics));
}
async function statisticsOf(options) {
  const { catalogue, norad, radiusM: radius } = options;
  if (catalogue === void 0 || norad === void 0 || radius === void 0) {
    throw wrongUsage("--catalogue, --norad and --radius-m are needed, or --archive");
  }
  const noradId = wholeOption("--norad", norad, 1, 999999999);
  const radiusM = numberOption("--radius-m", radius, 1e-3, 1e3);
  const windowDays = numberOption("--days", options.days, 0.1, 60);
  const decisionDays = numberOption("--decision-days", options.decisionDays, 0.1, 7);
  const workers = options.workers === void 0 ? availableParallelism() : wholeOption("--workers", options.workers, 1, 256);
  const start = options.start === void 0 ? void 0 : startOption("--start", options.start);
  const { elements } = readCatalogueNumbers(catalogue);
  const noradIds = noradIdsOf(elements);
  const object = noradIds.indexOf(noradId);
  if (object < 0) throw inputAtFault(`--norad ${noradId}: the catalogue has no such object`);
  const startTaiS = start ?? newestEpoch(elements);
  const stopTaiS = startTaiS + windowDays * SECONDS_PER_DAY;
  const batch = initialiseBatch(elements, "improved", inSharedMemory);
  const ending = orbitEnd(batch, object, startTaiS, stopTaiS);
  if (ending !== void 0) throw inputAtFault(`--norad ${noradId}: ${ending}`);
  const flux = catalogueFlux(batch, { object, startTaiS, stopTaiS, withinM: COUNTED_WITHIN_M, decisionDays });
  if (flux === void 0) throw inputAtFault(`--norad ${noradId}: no orbit in the window`);
  const plan = planScreening({
    startTaiS,
    stopTaiS,
    volume: { shape: "sphere", radiusM: COUNTED_WITHIN_M },
    scope: { kind: "primaries", primaries: [object] }
  });
  const { encounters, dropouts } = await untilInterrupted(
    (signal) => screenOnThreads({ plan, batch, noradIds }, { workers, signal, onProgress: () => void 0 })
  );
  const events = countEncounters(encountersOf(encounters), COUNTED_WITHIN_M);
  const counting = annualRisk({ events, withinM: COUNTED_WITHIN_M, windowDays }, radiusM);
  const lost = new Set(dropouts.map((dropout) => dropout.object)).size;
  const setting = { noradId, objects: elements.count, lost, radiusM, startTaiS, windowDays, decisionDays };
  return { ...setting, events, flux, counting, idOf: (index) => noradIds[index] ?? 0 };
}
function newestEpoch({ count, values }) {
  let newest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) newest = Math.max(newest, values[i * ELEMENT_FIELDS + EPOCH_TAI_S]);
  return newest;
}
function orbitEnd(batch, object, startTaiS, stopTaiS) {
  const steps = Math.ceil((stopTaiS - startTaiS) / SECONDS_PER_HOUR);
  const state = new Float64Array(6);
  for (let k = 0; k <= steps; k++) {
    const epochTaiS = Math.min(stopTaiS, startTaiS + k * SECONDS_PER_HOUR);
    const code = propagateOne(batch, object, epochTaiS, state, 0);
    const altitudeKm = Math.hypot(state[0], state[1], state[2]) - EARTH_RADIUS_M / 1e3;
    if (code === 0 && altitudeKm > 0) continue;
    const reason = code === 0 ? "decayed" : SGP4_ERRORS[code] ?? `error ${code}`;
    return `no orbit from ${formatUtcZ(epochTaiS)} on (${reason}); the window is ${formatUtcZ(startTaiS)} to ${formatUtcZ(stopTaiS)}`;
  }
  return void 0;
}
export {
  addStatistics
};
//# sourceMappingURL=statistics-T6OPUIWU.mjs.map
