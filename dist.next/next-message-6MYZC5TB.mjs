import {
  eventsOfArchive
} from "./chunk-NISKIJ64.mjs";
import {
  messageArchiveIn
} from "./chunk-KKXSOCRC.mjs";
import {
  numberOption,
  startOption
} from "./chunk-F4PYMTON.mjs";
import "./chunk-VUS4WX4N.mjs";
import {
  arrivalHistory,
  calibrateArrivals,
  nextMessage
} from "./chunk-524HSARZ.mjs";
import "./chunk-45VDEFED.mjs";
import "./chunk-QYOYMQUK.mjs";
import "./chunk-GZW2Z354.mjs";
import "./chunk-LRQNFPWD.mjs";
import {
  SECONDS_PER_HOUR,
  formatUtcZ
} from "./chunk-JQJWWTBG.mjs";
import "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// services/cli/src/commands/next-message.ts
function addNextMessage(program) {
  program.command("next-message").description("when the next message of each open event comes, and whether before it must be decided").argument("<archive>", "archived messages of one originator as CSV, also gzip: primary, secondary, cre_\u2026, tca_\u2026").option("--at <time>", "as it was known then, UTC (default: when the newest message was made)").option("--decide-hours <n>", "hours before TCA at which a decision is due", "12").option("--json", "print JSON").action((archive, options) => {
    const outlook = outlookOf(archive, options);
    process.stdout.write(options.json ? `${JSON.stringify(wireOutlook(outlook), null, 2)}
` : tableOf(outlook));
  });
}
function outlookOf(path, { at, decideHours }) {
  const leadS = numberOption("--decide-hours", decideHours, 0, 240) * SECONDS_PER_HOUR;
  const { messages } = messageArchiveIn(path);
  const newestTaiS = messages.reduce((newest, { createdTaiS }) => Math.max(newest, createdTaiS), -Infinity);
  const atTaiS = at === void 0 ? newestTaiS : startOption("--at", at);
  const events = eventsOfArchive(messages.filter(({ createdTaiS }) => createdTaiS <= atTaiS)).map(
    (ofEvent) => {
      const [newest] = ofEvent.toSorted((a, b) => b.createdTaiS - a.createdTaiS);
      const { primary, secondary, tcaTaiS } = newest;
      const createdTaiS = ofEvent.map((message) => message.createdTaiS).sort((a, b) => a - b);
      return { primary, secondary, tcaTaiS, createdTaiS };
    }
  );
  const past = events.filter(({ tcaTaiS }) => tcaTaiS <= atTaiS);
  const history = arrivalHistory(past);
  const open = events.filter(({ tcaTaiS }) => tcaTaiS > atTaiS).sort((a, b) => a.tcaTaiS - b.tcaTaiS);
  return {
    atTaiS,
    past: past.length,
    calibration: calibrateArrivals(past),
    events: open.map((event) => {
      const { createdTaiS, tcaTaiS } = event;
      const moment = { tcaTaiS, decideByTaiS: tcaTaiS - leadS, nowTaiS: atTaiS };
      return { event, next: nextMessage([{ history, createdTaiS }], moment) };
    })
  };
}
var utc = (taiS) => taiS === void 0 ? null : formatUtcZ(taiS, 0);
function wireOutlook({ atTaiS, past, calibration, events }) {
  return {
    at: utc(atTaiS),
    pastEvents: past,
    calibration: calibration ?? null,
    events: events.map(({ event: { primary, secondary, tcaTaiS, createdTaiS }, next }) => {
      return {
        primary,
        secondary,
        tca: formatUtcZ(tcaTaiS),
        messages: createdTaiS.length,
        newest: utc(createdTaiS.at(-1)),
        nextMessage: next && {
          state: next.state,
          earliest: utc(next.earliestTaiS),
          expected: utc(next.medianTaiS),
          latest: utc(next.latestTaiS),
          chance: next.chance ?? null,
          beforeDecision: next.beforeDecision ?? null,
          intervals: next.intervals
        }
      };
    })
  };
}
var STATES = {
  expected: "if one comes",
  "not-expected": "most likely none before TCA",
  overdue: "overdue, expected by then",
  "no-history": "nothing is known of its originator"
};
function tableOf({ atTaiS, past, calibration, events }) {
  const percent = (share) => `${(100 * share).toFixed(0)} %`;
  const inside = calibration === void 0 ? "too few to check" : `${percent(calibration.inside)} of ${calibration.arrivals} came within their 80 %`;
  const lines = events.map(({ event, next }) => {
    const { state, earliestTaiS, latestTaiS, beforeDecision } = next;
    const times = [earliestTaiS, latestTaiS].flatMap((time) => utc(time) ?? []).join(" to ");
    const chance = beforeDecision === void 0 ? "-" : `${percent(beforeDecision.chance)} ${beforeDecision.outlook}`;
    return `${formatUtcZ(event.tcaTaiS, 0)}  ${String(event.secondary).padStart(9)}  ${chance.padEnd(14)}  ${[times, STATES[state]].filter(Boolean).join(", ")}`;
  });
  return [
    `at             ${utc(atTaiS)}`,
    `rests on       ${past} past events; ${inside}`,
    "",
    "TCA                   secondary  before decision next message (80 %)",
    ...lines,
    ""
  ].join("\n");
}
export {
  addNextMessage
};
//# sourceMappingURL=next-message-6MYZC5TB.mjs.map
