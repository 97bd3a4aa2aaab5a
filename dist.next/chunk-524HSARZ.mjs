import {
  rootBetween
} from "./chunk-GZW2Z354.mjs";
import {
  SECONDS_PER_MINUTE
} from "./chunk-JQJWWTBG.mjs";

// packages/conjunction/src/event/next-message.ts
var NEAREST_STEPS = 200;
var LEAST_FOR_DISTRIBUTION = 20;
var LEAST_INTERVALS = 3;
var LOW = 0.1;
var HIGH = 0.9;
var OVERDUE = 0.99;
var LEAST_CHANCE = 0.1;
var LIKELY = 0.8;
var UNLIKELY = 0.2;
function arrivalHistory(past) {
  const steps = past.flatMap(({ tcaTaiS, createdTaiS }) => {
    const times = momentsOf(createdTaiS).filter((time) => time < tcaTaiS);
    return times.map((time, index) => ({
      isFirst: index === 0,
      leadS: tcaTaiS - time,
      gapS: times[index + 1] === void 0 ? void 0 : times[index + 1] - time
    }));
  });
  const byLead = (isFirst) => steps.filter((step) => step.isFirst === isFirst).sort((a, b) => a.leadS - b.leadS);
  return { first: byLead(true), later: byLead(false) };
}
function nextMessage(streams, {
  tcaTaiS,
  decideByTaiS,
  nowTaiS
}) {
  if (nowTaiS >= tcaTaiS) return void 0;
  const laws = streams.flatMap((stream) => lawOf(stream, tcaTaiS) ?? []);
  const intervals = laws.reduce((sum, law) => sum + law.intervals, 0);
  if (laws.length === 0) return { state: "no-history", intervals };
  const waits = laws.map(({ lastTaiS, ...law }) => ({ ...law, lastTaiS, ageS: Math.max(0, nowTaiS - lastTaiS) }));
  const chanceWithin = (laterS) => 1 - waits.reduce(
    (none, { share, within, ageS }) => none * (1 - share * within(ageS + laterS)) / (1 - share * within(ageS)),
    1
  );
  const chance = chanceWithin(tcaTaiS - nowTaiS);
  const figures = { chance, intervals, ...decisionOf(decideByTaiS, nowTaiS, chanceWithin) };
  if (waits.every(({ within, ageS }) => within(ageS) > OVERDUE)) {
    const newest = waits.reduce((a, b) => b.lastTaiS > a.lastTaiS ? b : a);
    if (newest.share < 0.5) return { state: "not-expected", ...figures };
    const expectedS = quantile((t) => newest.within(t), HIGH, newest.ageS);
    return { state: "overdue", latestTaiS: newest.lastTaiS + expectedS, ...figures };
  }
  if (chance < LEAST_CHANCE) return { state: "not-expected", ...figures };
  const at = (level) => nowTaiS + quantile(chanceWithin, level * chance, tcaTaiS - nowTaiS);
  return { state: "expected", earliestTaiS: at(LOW), medianTaiS: at(0.5), latestTaiS: at(HIGH), ...figures };
}
function decisionOf(decideByTaiS, nowTaiS, chanceWithin) {
  if (decideByTaiS === void 0 || decideByTaiS <= nowTaiS) return {};
  const chance = chanceWithin(decideByTaiS - nowTaiS);
  const outlook = chance >= LIKELY ? "likely" : chance <= UNLIKELY ? "unlikely" : "open";
  return { beforeDecision: { chance, outlook } };
}
function lawOf({ createdTaiS, history }, tcaTaiS) {
  const times = momentsOf(createdTaiS);
  const lastTaiS = times.at(-1);
  if (lastTaiS === void 0) return void 0;
  const leadS = tcaTaiS - lastTaiS;
  const [alike, other] = times.length === 1 ? [history.first, history.later] : [history.later, history.first];
  const near = nearestOf(alike, leadS);
  const own = times.slice(1).map((time, index) => time - times[index]);
  const came = gapsOf(near);
  const isEnough = came.length >= LEAST_FOR_DISTRIBUTION;
  const gaps = isEnough ? came : [...came, ...own, ...gapsOf(nearestOf(other, leadS))];
  if (gaps.length < LEAST_INTERVALS) return void 0;
  const [more, steps] = near.length > 0 ? [came.length, near.length] : [own.length, own.length];
  const within = gaps.length >= LEAST_FOR_DISTRIBUTION ? distributionOf(gaps) : poissonWithin(gaps);
  return { lastTaiS, share: (more + 0.5) / (steps + 1), within, intervals: gaps.length };
}
var gapsOf = (steps) => steps.map(({ gapS }) => gapS).filter((gapS) => gapS !== void 0);
function nearestOf(steps, leadS) {
  let from = 0;
  let to = steps.length;
  while (from < to) {
    const middle = from + to >> 1;
    if (steps[middle].leadS < leadS) from = middle + 1;
    else to = middle;
  }
  while (to - from < NEAREST_STEPS && to - from < steps.length) {
    const below = from > 0 ? leadS - steps[from - 1].leadS : Infinity;
    const above = to < steps.length ? steps[to].leadS - leadS : Infinity;
    if (below <= above) from--;
    else to++;
  }
  return steps.slice(from, to);
}
function distributionOf(gaps) {
  const sorted = Float64Array.from(gaps).sort();
  const { length } = sorted;
  const longestS = sorted[length - 1];
  const meanS = sorted.reduce((sum, gap) => sum + gap, 0) / length;
  return (ageS) => {
    if (ageS >= longestS) return 1 - Math.exp((longestS - ageS) / meanS) / (length + 1);
    let from = 0;
    let to = length;
    while (from < to) {
      const middle = from + to >> 1;
      if (sorted[middle] <= ageS) from = middle + 1;
      else to = middle;
    }
    const lower = from === 0 ? 0 : sorted[from - 1];
    return (from + (ageS - lower) / (sorted[from] - lower)) / (length + 1);
  };
}
function poissonWithin(gaps) {
  const sumS = gaps.reduce((sum, gap) => sum + gap, 0);
  return (ageS) => 1 - (sumS / (sumS + ageS)) ** gaps.length;
}
var quantile = (within, level, mostS) => rootBetween((laterS) => within(laterS) - level, 0, mostS, 1);
function momentsOf(createdTaiS) {
  const sorted = createdTaiS.toSorted((a, b) => a - b);
  return sorted.filter((time, index) => index === 0 || time - sorted[index - 1] >= SECONDS_PER_MINUTE);
}
var PARTS = 10;
function calibrateArrivals(past) {
  const events = past.toSorted((a, b) => a.tcaTaiS - b.tcaTaiS);
  const edges = Array.from({ length: PARTS + 1 }, (_, part) => Math.floor(part * events.length / PARTS));
  const hits = edges.slice(1, -1).flatMap((edge, part) => {
    const history = arrivalHistory(events.slice(0, edge));
    return events.slice(edge, edges[part + 2]).flatMap((event) => hitsOf(event, history));
  });
  if (hits.length === 0) return void 0;
  return { arrivals: hits.length, inside: hits.filter(Boolean).length / hits.length };
}
function hitsOf({ tcaTaiS, createdTaiS }, history) {
  const times = momentsOf(createdTaiS);
  return times.slice(1).flatMap((arrivalTaiS, index) => {
    const stream = { history, createdTaiS: times.slice(0, index + 1) };
    const next = nextMessage([stream], { tcaTaiS, nowTaiS: times[index] });
    if (next?.earliestTaiS === void 0 || next.latestTaiS === void 0) return [];
    return [next.earliestTaiS <= arrivalTaiS && arrivalTaiS <= next.latestTaiS];
  });
}

export {
  arrivalHistory,
  nextMessage,
  calibrateArrivals
};
//# sourceMappingURL=chunk-524HSARZ.mjs.map
