import type { CoordinationIntent } from '@keepout/contract/ca/coordination';
import type { Manoeuvrability, ScreeningCoverage } from '@keepout/contract/ca/enums';
import { NEXT_ACTIONS } from '@keepout/contract/ca/next-action';
import type { NotifiedStatus } from '@keepout/contract/platform/notification-settings';
import { textOf } from '@keepout/contract/sentences';
import type { RiskVerdict } from '@keepout/operations/alerts/risk';
import type { StoppedState } from '@keepout/operations/publishing/states';

const VERDICTS: Readonly<Record<RiskVerdict, string>> = {
  act: 'Act',
  watch: 'Watch',
  safe: 'Safe',
  'no-conclusion': 'No conclusion',
};
const STATUSES: Readonly<Record<NotifiedStatus, string>> = {
  COMPLETED_OK: 'Complete',
  CANCELLED: 'Cancelled',
  PENDING: 'Pending',
  IN_PROGRESS: 'In Progress',
};

/** Final states with more detail than the status that a user selects. */
const ENDS: Readonly<Record<string, string>> = {
  PARTIAL: 'Partly Done',
  INFEASIBLE: 'Infeasible',
  UNSUCCESSFUL: 'Unsuccessful',
  FAILED: 'Failed',
};

/** Statuses of requests and states of screenings, as used in a sentence. */
const EXACTLY: Readonly<Record<string, string>> = {
  PENDING: 'pending',
  APPROVED: 'approved',
  IN_PROGRESS: 'in progress',
  COMPLETE: 'complete',
  PARTIAL: 'partly done',
  INFEASIBLE: 'infeasible',
  UNSUCCESSFUL: 'unsuccessful',
  CANCELLED: 'cancelled',
  QUEUED: 'queued',
  RUNNING: 'running',
  COMPLETED: 'complete',
  FAILED: 'failed',
};

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Sentences of alerts. */
export const en = {
  verdict: (verdict: RiskVerdict) => VERDICTS[verdict],
  status: (status: NotifiedStatus, exactly: string) => ENDS[exactly] ?? STATUSES[status],
  crossed: (verdict: string, satelliteName: string, secondaryName: string) =>
    `${verdict}: ${satelliteName} and ${secondaryName}`,
  contrary: (satelliteName: string, secondaryName: string) =>
    `Contradictory verdicts: ${satelliteName} and ${secondaryName}`,
  contrarySays: (originator: string, verdict: string, pc: string) => `${originator}: ${verdict} (${pc}).`,
  contraryNewest: (verdict: string) => `Verdict on the newest message: ${verdict}.`,
  eased: (verdict: string, satelliteName: string, secondaryName: string) =>
    `Risk decreased, now ${verdict}: ${satelliteName} and ${secondaryName}`,
  near: (satelliteName: string, secondaryName: string) => `Decision due soon: ${satelliteName} and ${secondaryName}`,
  miss: (miss: string, r: string, t: string, n: string) => `miss ${miss} m (R ${r}, T ${t}, N ${n})`,
  region: { robust: 'robust', diluted: 'diluted: better data may raise Pc' } as Texts<'robust' | 'diluted'>,
  atMargin: (factor: string, pc: string) => `with ${factor} times the stated sigmas Pc is ${pc}`,
  manoeuvrable: {
    YES: 'the secondary can manoeuvre',
    NO: 'the secondary cannot manoeuvre',
    'N/A': 'manoeuvrability of the secondary unknown',
  } as Texts<Manoeuvrability>,
  trend: (factor: string) => `${factor} since the previous message`,
  nextActions: NEXT_ACTIONS,
  /** For contradictory verdicts. */
  askBoth: 'Ask both originators.',
  assumedBurn: (time: string, pc: string) => `Assumes the unconfirmed burn at ${time}; without the burn: ${pc}.`,
  /** Whether another message is expected before the decision deadline. */
  waiting: {
    likely: (chance: string) => `Probability of a further CDM before then: ${chance}.`,
    open: (chance: string) => `Probability of a further CDM before then: ${chance}.`,
    unlikely: (chance: string) => `Probability of a further CDM before then: ${chance}.`,
  },
  risk: (pc: string, tca: string, decideBy: string) => `${pc}; closest approach ${tca}, decide by ${decideBy}.`,
  easedRisk: (pc: string, tca: string) => `${pc}; closest approach ${tca}.`,
  pc: (pc: string) => `Pc ${pc}`,
  noPc: 'Pc unknown',
  pcAtMost: (pc: string) => `Pc unknown, at most ${pc}`,
  was: (verdict: string, pc: string) => `Before: ${verdict}, ${pc}.`,
  reissued: (satelliteName: string) => `Message id reused with different content: ${satelliteName}`,
  reissuedMessage: (originator: string, id: string) =>
    `${originator} reused the message id ${id} with different content. Both versions are stored; ask the originator which is valid.`,
  answer: (satelliteName: string, secondaryName: string) =>
    `The other operator answered: ${satelliteName} and ${secondaryName}`,
  intents: {
    MOVES: 'will manoeuvre',
    STAYS: 'will not manoeuvre',
    WAITS: 'undecided',
    NOTE: 'other statement',
  } as Texts<CoordinationIntent>,
  answerMessage: (answererName: string, intent: string, note: string, isContradictory: boolean) =>
    `Answer of ${answererName} in the form: ${intent}.${note === '' ? '' : ` “${note}”`}${isContradictory ? ' Your organisation has stated the same intent: call the other operator before you act.' : ''}`,
  publication: (satelliteName: string, recipient: string) => `Publication incomplete: ${satelliteName} to ${recipient}`,
  stopped: {
    REFUSED: 'The recipient refused a file. Its response is shown next to the file.',
    FAILED: 'A file was not sent. The reason is shown next to the file; confirm the publication again to resend it.',
    UNCERTAIN: 'The arrival of a file is unknown. Check with the recipient before you send it again.',
  } as Texts<StoppedState>,
  certificate: (recipient: string, hasEnded: boolean) =>
    `Certificate ${hasEnded ? 'has expired' : 'expires soon'}: ${recipient}`,
  certificateMessage: (end: string, hasEnded: boolean) =>
    `The certificate ${hasEnded ? 'expired' : 'expires'} at ${end}; ${hasEnded ? 'no files can be sent to the recipient' : 'after that, no files can be sent to the recipient'}. Enter a new certificate for the recipient.`,
  /** Title of an alert from a newer version, of a kind unknown here. */
  newer: 'Alert of a newer version of Keepout',
  newerMessage: 'This server is older than the alert and cannot show it. Read it after the upgrade.',
  plan: (satelliteName: string) => `Plan is stale: ${satelliteName}`,
  planMessage: (ignition: string) =>
    `Inputs of the plan with ignition at ${ignition} have changed. Compute the plan again before you use it.`,
  ephemerisEnds: (satelliteName: string) => `Ephemeris ends soon: ${satelliteName}`,
  ephemerisMessage: (end: string) => `The operational ephemeris ends at ${end}. Upload a newer one.`,
  ephemerisMissing: (satelliteName: string) => `Ephemeris overdue: ${satelliteName}`,
  ephemerisMissingMessage: (hours: string, last: string | null) =>
    `An operational ephemeris is expected every ${hours} h; ${last === null ? 'none has arrived yet' : `the last one arrived at ${last}`}.`,
  capacity: (quota: 'storage' | 'records'): string =>
    quota === 'storage' ? 'Storage is nearly full' : 'Limit of records is nearly reached',
  capacityMessage: (percent: string) =>
    `Your organisation uses ${percent} % of its limit. At the limit, new files and messages are refused: delete unneeded ones, or ask your administrator for a larger limit.`,
  catalogue: 'Catalogue is stale',
  catalogueMessage: (age: string, maxAge: string) =>
    `The median epoch of its element sets is ${age} h old; this installation allows ${maxAge} h.`,
  keptBack: (source: string) => `Catalogue withheld: ${source}`,
  keptBackMessage: (reason: string) =>
    `${reason} The previous catalogue remains in use until you accept or discard the new one.`,
  feed: (name: string) => `Feed is stale: ${name}`,
  feedMessage: (since: string, isShutOut: boolean) =>
    `${isShutOut ? 'The publisher denies access, and the feed was disabled.' : 'The feed has had no usable data for too long.'} The last usable download was at ${since}; its data remain in use.`,
  observation: (target: string) => `Tracking data message received: ${target}`,
  observationMessage: 'A tracking data message (TDM) was delivered and is being processed.',
  request: (status: string, target: string) => `Request ${status}: ${target}`,
  requestMessage: (exactly: string) => `The request for observations is ${EXACTLY[exactly] ?? exactly}.`,
  screening: (status: string, subject: string) =>
    subject === '' ? `Screening ${status}` : `Screening ${status}: ${subject}`,
  satellites: (count: number) => `${count} satellites`,
  screeningMessage: (exactly: string) => `State of the screening: ${EXACTLY[exactly] ?? exactly}.`,
  screeningResult: (all: number, fresh: number, worst: string) =>
    all === 0
      ? 'It found no conjunction.'
      : `It found ${all === 1 ? '1 conjunction' : `${all} conjunctions`}, ${fresh} new or changed; the most severe: ${worst}.`,
  screeningCoverage: {
    FULL: '',
    PARTIAL: 'The orbit covers only a part of the window; the rest was not screened.',
    NO_OVERLAP: 'The orbit covers no part of the window, so no screening was made.',
  } as Texts<ScreeningCoverage>,
  reason: textOf,
  several: (count: number) => `${count} alerts`,
  severalOf: (count: number, first: string) => `${first}, and ${count - 1} more`,
  digest: (count: number) => (count === 1 ? 'Digest: 1 alert' : `Digest: ${count} alerts`),
  escalation: (title: string) => `Not acknowledged: ${title}`,
  test: 'Test message',
  testMessage: 'This contact point is reachable. This is only a test.',
  reminder: (until: string) => `Sign in by ${until} to keep receiving alerts`,
  reminderText: (title: string, days: number) =>
    `${title}. Users who do not sign in for ${days} days are treated as departed and receive no messages.`,
  reminderFoot: 'Signing in once is enough:',
  acknowledged: (title: string) => `Acknowledged: ${title}`,
  resolved: (title: string) => `Resolved: ${title}`,
  calendar: 'Keepout: decisions',
  decideBy: (verdict: string, satelliteName: string, secondaryName: string) =>
    `Decision deadline (${verdict}): ${satelliteName} and ${secondaryName}`,
  placeOff: (address: string) => `Contact point disabled: ${address}`,
  placeOffText: (title: string) =>
    `${title}. The receiver returned 410 Gone. No messages are sent to it until you enable it again.`,
  open: 'Open in Keepout',
  foot: 'You receive this message by your notification rules. Change them here:',
} as const;

export type AlertWords = {
  readonly [Name in keyof typeof en]: (typeof en)[Name] extends string ? string : (typeof en)[Name];
};
