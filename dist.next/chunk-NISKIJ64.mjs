import {
  DAYS_PER_YEAR,
  SECONDS_PER_DAY
} from "./chunk-JQJWWTBG.mjs";

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

export {
  archivedEvents,
  eventsOfArchive,
  expectedEvents,
  missionRates
};
//# sourceMappingURL=chunk-NISKIJ64.mjs.map
