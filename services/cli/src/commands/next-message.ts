import { formatUtcZ } from '@keepout/astro/epoch';
import { eventsOfArchive } from '@keepout/conjunction/annual/archive';
import {
  type ArrivalCalibration,
  arrivalHistory,
  calibrateArrivals,
  type MessageTimes,
  type NextMessage,
  nextMessage,
} from '@keepout/conjunction/event/next-message';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import type { Command } from 'commander';
import { messageArchiveIn } from '../files/csv-file.ts';
import { numberOption, startOption } from '../process/option-value.ts';
import { print, printableLine } from '../process/print.ts';

interface Options {
  readonly at?: string;
  readonly decideHours: string;
  readonly json?: boolean;
}

interface OpenEvent extends MessageTimes {
  readonly primary: number;
  readonly secondary: number;
}

export function addNextMessage(program: Command): void {
  program
    .command('next-message')
    .description(
      'predict the time of the next CDM of each open conjunction, and whether it arrives before the decision',
    )
    .argument('<archive>', 'archived CDMs of one originator as CSV, also gzip: primary, secondary, cre_…, tca_…')
    .option('--at <time>', 'time of the prediction, UTC (default: creation of the newest CDM)')
    .option('--decide-hours <n>', 'decision deadline, hours before TCA', '12')
    .option('--json', 'print JSON')
    .action((archive: string, options: Options) => {
      const outlook = outlookOf(archive, options);
      print(options.json ? `${JSON.stringify(wireOutlook(outlook), null, 2)}\n` : tableOf(outlook));
    });
}

interface Outlook {
  readonly atTaiS: number;
  readonly past: number;
  readonly calibration: ArrivalCalibration | undefined;
  readonly events: readonly { readonly event: OpenEvent; readonly next: NextMessage | undefined }[];
}

/** Returns the outlook from the messages of an archive up to a time; later ones are ignored. */
function outlookOf(path: string, { at, decideHours }: Options): Outlook {
  const leadS = numberOption('--decide-hours', decideHours, 0, 240) * SECONDS_PER_HOUR;
  const { messages } = messageArchiveIn(path);
  const newestTaiS = messages.reduce((newest, { createdTaiS }) => Math.max(newest, createdTaiS), -Infinity);
  const atTaiS = at === undefined ? newestTaiS : startOption('--at', at);
  const events = eventsOfArchive(messages.filter(({ createdTaiS }) => createdTaiS <= atTaiS)).map(
    (ofEvent): OpenEvent => {
      const [newest] = ofEvent.toSorted((a, b) => b.createdTaiS - a.createdTaiS);
      const { primary, secondary, tcaTaiS } = newest!;
      const createdTaiS = ofEvent.map((message) => message.createdTaiS).sort((a, b) => a - b);
      return { primary, secondary, tcaTaiS, createdTaiS };
    },
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
    }),
  };
}

const utc = (taiS: number | undefined): string | null => (taiS === undefined ? null : formatUtcZ(taiS, 0));

function wireOutlook({ atTaiS, past, calibration, events }: Outlook) {
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
          intervals: next.intervals,
        },
      };
    }),
  };
}

const STATES = {
  expected: 'if one comes',
  'not-expected': 'most likely none before TCA',
  overdue: 'overdue, expected by then',
  'no-history': 'nothing is known of its originator',
} as const satisfies Record<NextMessage['state'], string>;

function tableOf({ atTaiS, past, calibration, events }: Outlook): string {
  const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
  const inside =
    calibration === undefined
      ? 'too few to check'
      : `${percent(calibration.inside)} of ${calibration.arrivals} came within their 80 %`;
  const lines = events.map(({ event, next }) => {
    const { state, earliestTaiS, latestTaiS, beforeDecision } = next!;
    const times = [earliestTaiS, latestTaiS].flatMap((time) => utc(time) ?? []).join(' to ');
    const chance = beforeDecision === undefined ? '-' : `${percent(beforeDecision.chance)} ${beforeDecision.outlook}`;
    return `${formatUtcZ(event.tcaTaiS, 0)}  ${String(event.secondary).padStart(9)}  ${chance.padEnd(14)}  ${[times, STATES[state]].filter(Boolean).join(', ')}`;
  });
  return [
    `at             ${utc(atTaiS)}`,
    `rests on       ${past} past conjunctions; ${inside}`,
    '',
    'TCA                   secondary  before decision next message (80 %)',
    ...lines,
    '',
  ]
    .map(printableLine)
    .join('\n');
}
