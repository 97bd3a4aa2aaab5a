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
  crossed: (verdict: string, own: string, other: string) => `${verdict}: ${own} and ${other}`,
  contrary: (own: string, other: string) => `Opposite advice: ${own} and ${other}`,
  contrarySays: (originator: string, verdict: string, pc: string) => `${originator} says ${verdict} (${pc}).`,
  contraryNewest: (verdict: string) => `The newest message says ${verdict}:`,
  eased: (verdict: string, own: string, other: string) => `Eased to ${verdict}: ${own} and ${other}`,
  near: (own: string, other: string) => `Decision due soon: ${own} and ${other}`,
  miss: (miss: string, r: string, t: string, n: string) => `miss ${miss} m (R ${r}, T ${t}, N ${n})`,
  region: { robust: 'robust', diluted: 'diluted: better data may raise it' } as Texts<'robust' | 'diluted'>,
  atMargin: (factor: string, pc: string) => `with ${factor} times the stated sigmas Pc is ${pc}`,
  manoeuvrable: {
    YES: 'the other object can manoeuvre',
    NO: 'the other object cannot manoeuvre',
    'N/A': 'whether the other object can manoeuvre is not known',
  } as Texts<Manoeuvrability>,
  trend: (factor: string) => `${factor} since the message before`,
  nextActions: NEXT_ACTIONS,
  /** For contradicting advice. */
  askBoth: 'Ask both originators.',
  assumedBurn: (time: string, pc: string) =>
    `Assumes the burn of ${time}, which is not confirmed; without the burn: ${pc}.`,
  /** Whether another message is expected before the decision deadline. */
  waiting: {
    likely: (chance: string) => `Another message is expected before then (${chance}).`,
    open: (chance: string) => `Another message may come before then (${chance}).`,
    unlikely: (chance: string) => `No other message is likely before then (${chance}).`,
  },
  risk: (pc: string, tca: string, decideBy: string) => `${pc}; closest approach ${tca}, decide by ${decideBy}.`,
  easedRisk: (pc: string, tca: string) => `${pc}; closest approach ${tca}.`,
  pc: (pc: string) => `Pc ${pc}`,
  noPc: 'Pc unknown',
  pcAtMost: (pc: string) => `Pc unknown, at most ${pc}`,
  was: (verdict: string, pc: string) => `Before: ${verdict}, ${pc}.`,
  reissued: (own: string) => `Message contradicts an earlier one: ${own}`,
  reissuedMessage: (originator: string, id: string) =>
    `${originator} has sent another content under the id ${id}. Both are kept; ask which one holds.`,
  answer: (own: string, other: string) => `The other operator answered: ${own} and ${other}`,
  intents: {
    MOVES: 'it moves',
    STAYS: 'it stays',
    WAITS: 'it waits',
    NOTE: 'something else',
  } as Texts<CoordinationIntent>,
  answerMessage: (who: string, intent: string, note: string, isContradictory: boolean) =>
    `${who} says by the form: ${intent}.${note === '' ? '' : ` “${note}”`}${isContradictory ? ' Your organisation says the same: call before either of you acts.' : ''}`,
  publication: (own: string, recipient: string) => `Not sent as it should be: ${own} to ${recipient}`,
  stopped: {
    REFUSED: 'The recipient refused a file. Its words stand beside it.',
    FAILED: 'A file did not leave. The reason stands beside it; confirm it once more to send it again.',
    UNCERTAIN: 'Whether a file arrived is not known. Look at the recipient before you send it once more.',
  } as Texts<StoppedState>,
  certificate: (recipient: string, hasEnded: boolean) =>
    `Certificate ${hasEnded ? 'has ended' : 'ends soon'}: ${recipient}`,
  certificateMessage: (end: string, hasEnded: boolean) =>
    `It ${hasEnded ? 'ended' : 'ends'} at ${end}; ${hasEnded ? 'nothing can be sent there' : 'from then on nothing can be sent there'}. Give the recipient a new one.`,
  /** Title of an alert from a newer version, of a kind unknown here. */
  newer: 'Alert of a newer version of Keepout',
  newerMessage:
    'The server that shows it is older than the alert and cannot read it. It can be read once the upgrade is complete.',
  plan: (own: string) => `Plan is stale: ${own}`,
  planMessage: (ignition: string) =>
    `What the plan with ignition at ${ignition} was computed from has changed. Compute it again before it is used.`,
  ephemerisEnds: (own: string) => `Ephemeris ends soon: ${own}`,
  ephemerisMessage: (end: string) => `Its operational ephemeris reaches until ${end}. Upload a newer one.`,
  ephemerisMissing: (own: string) => `Ephemeris has not come: ${own}`,
  ephemerisMissingMessage: (hours: string, last: string | null) =>
    `One is expected every ${hours} h; ${last === null ? 'none has come yet' : `the last operational one came at ${last}`}.`,
  capacity: (what: 'storage' | 'records'): string =>
    what === 'storage' ? 'Storage is nearly full' : 'Records are nearly at their limit',
  capacityMessage: (percent: string) =>
    `${percent} % of what your organisation may keep is used. Beyond the limit new files and messages are refused: delete what is not needed, or ask your administrator for a larger limit.`,
  catalogue: 'Catalogue is stale',
  catalogueMessage: (age: string, most: string) =>
    `The median epoch of its elements is ${age} h old; this installation allows ${most} h.`,
  keptBack: (source: string) => `Catalogue kept back: ${source}`,
  keptBackMessage: (reason: string) =>
    `${reason} The catalogue before stays in use until you accept or discard this one.`,
  feed: (name: string) => `Feed is stale: ${name}`,
  feedMessage: (since: string, isShutOut: boolean) =>
    `${isShutOut ? 'Its publisher shuts it out, and it was switched off.' : 'It has brought nothing good for too long.'} The last good turn was at ${since}; what it brought then is still in use.`,
  observation: (target: string) => `Observation arrived: ${target}`,
  observationMessage: 'A file of measurements was delivered and is being worked on.',
  request: (status: string, target: string) => `Request ${status}: ${target}`,
  requestMessage: (exactly: string) => `The request for observations is ${EXACTLY[exactly] ?? exactly}.`,
  screening: (status: string, subject: string) =>
    subject === '' ? `Screening ${status}` : `Screening ${status}: ${subject}`,
  satellites: (count: number) => `${count} satellites`,
  screeningMessage: (exactly: string) => `State of the screening: ${EXACTLY[exactly] ?? exactly}.`,
  screeningResult: (all: number, fresh: number, worst: string) =>
    all === 0
      ? 'It found no conjunction.'
      : `It found ${all === 1 ? '1 conjunction' : `${all} conjunctions`}, ${fresh} new or changed; at the worst ${worst}.`,
  screeningCoverage: {
    FULL: '',
    PARTIAL: 'The orbit covers only a part of the window; the rest was not screened.',
    NO_OVERLAP: 'The orbit covers no part of the window; nothing was screened.',
  } as Texts<ScreeningCoverage>,
  reason: textOf,
  several: (count: number) => `${count} alerts`,
  severalOf: (count: number, first: string) => `${first}, and ${count - 1} more`,
  digest: (count: number) => (count === 1 ? 'Digest: 1 alert' : `Digest: ${count} alerts`),
  escalation: (title: string) => `Nobody has acknowledged: ${title}`,
  test: 'Test message',
  testMessage: 'This place can be reached. Nothing has happened.',
  reminder: (until: string) => `Sign in by ${until} to keep receiving alerts`,
  reminderText: (title: string, days: number) =>
    `${title}. Whoever does not sign in for ${days} days is taken to have left and is sent nothing.`,
  reminderFoot: 'Signing in once is enough:',
  acknowledged: (title: string) => `Acknowledged: ${title}`,
  resolved: (title: string) => `Over: ${title}`,
  calendar: 'Keepout: decisions',
  decideBy: (verdict: string, own: string, other: string) => `Decide by now (${verdict}): ${own} and ${other}`,
  placeOff: (address: string) => `Switched off: ${address}`,
  placeOffText: (title: string) =>
    `${title}. Its receiver said that it is gone (410), and nothing is sent there until you switch it on again.`,
  open: 'Open in Keepout',
  foot: 'You are told by the rules of your account. Change them here:',
} as const;

export type Words = {
  readonly [Name in keyof typeof en]: (typeof en)[Name] extends string ? string : (typeof en)[Name];
};
