import { type Level, type MissionVerdict, VERDICT_LEVELS, worseOf } from './levels.ts';

/** Probabilities from which on an event has a risk, as the operator's flight rules have them. */
export interface Thresholds {
  readonly medium: number;
  readonly high: number;
  readonly critical: number;
}

/** From this figure on, upwards or downwards, itself included. */
export interface Limit {
  readonly side: 'upper' | 'lower';
  readonly from: number;
  readonly level: Level;
}

/** A figure of a satellite in a control room. */
export interface Parameter {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** `text`: a time is one too, in ISO 8601. */
  readonly kind: 'verdict' | 'number' | 'text';
  readonly unit?: string;
  readonly limits?: (thresholds: Thresholds) => readonly Limit[];
}

/**
 * Maximum age of the newest message before its figures are shown as outdated, s: the limit of the flight rule `message-recent`, which a test
 * holds it to.
 */
export const MOST_MESSAGE_AGE_S = 86_400;

/** From one on. */
const anyIs = (level: Level) => (): readonly Limit[] => [{ side: 'upper', from: 1, level }];

/** Parameters of each satellite; all but the counts are of its worst event. */
export const MISSION_PARAMETERS = [
  {
    key: 'verdict',
    name: 'Verdict',
    description: 'Verdict of the worst conjunction ahead. NONE: no conjunction. UNKNOWN: no screening yet.',
    kind: 'verdict',
  },
  {
    key: 'pc',
    name: 'Pc',
    description: 'Probability of collision of the worst conjunction.',
    kind: 'number',
    limits: ({ medium, high, critical }) => [
      { side: 'upper', from: medium, level: VERDICT_LEVELS.WATCH },
      { side: 'upper', from: high, level: 'distress' },
      { side: 'upper', from: critical, level: VERDICT_LEVELS.ACT },
    ],
  },
  {
    key: 'maxPc',
    name: 'Largest Pc',
    description: 'Largest probability of the worst conjunction over all scales of its covariance.',
    kind: 'number',
  },
  { key: 'missDistance', name: 'Miss distance', description: 'Miss distance at TCA.', kind: 'number', unit: 'm' },
  { key: 'tca', name: 'TCA', description: 'Time of closest approach, UTC.', kind: 'text' },
  { key: 'timeToTca', name: 'Time to TCA', description: 'Time to closest approach.', kind: 'number', unit: 's' },
  {
    key: 'decideBy',
    name: 'Decide by',
    description: 'Latest time for a decision, UTC; none where SAFE.',
    kind: 'text',
  },
  {
    key: 'timeToDecision',
    name: 'Time to decide',
    description: 'Time until a decision is due; negative after it.',
    kind: 'number',
    unit: 's',
    limits: () => [{ side: 'lower', from: 0, level: 'distress' }],
  },
  { key: 'otherObject', name: 'Other object', description: 'What the satellite meets.', kind: 'text' },
  { key: 'conjunctionId', name: 'Conjunction', description: 'Id of the worst conjunction.', kind: 'text' },
  {
    key: 'messageAge',
    name: 'Age of message',
    description: 'Time since the worst conjunction was last found.',
    kind: 'number',
    unit: 's',
    limits: () => [{ side: 'upper', from: MOST_MESSAGE_AGE_S, level: 'warning' }],
  },
  { key: 'openEvents', name: 'Open conjunctions', description: 'Conjunctions of the satellite ahead.', kind: 'number' },
  {
    key: 'needingDecision',
    name: 'To decide',
    description: 'Open conjunctions that need a decision now.',
    kind: 'number',
    limits: anyIs('warning'),
  },
  {
    key: 'contradicted',
    name: 'Contradicted',
    description: 'Open conjunctions with contrary advice of another originator.',
    kind: 'number',
    limits: anyIs('distress'),
  },
] as const satisfies readonly Parameter[];

export type ParameterKey = (typeof MISSION_PARAMETERS)[number]['key'];
/** Values by parameter; undefined where unknown or without an event. */
export type Figures = Readonly<Record<ParameterKey, number | string | undefined>>;

/** The level of a figure; undefined where it is not known, or has no limits. */
export function parameterLevel(
  parameter: Parameter,
  figure: Figures[ParameterKey],
  thresholds: Thresholds,
): Level | undefined {
  if (parameter.kind === 'verdict') return VERDICT_LEVELS[figure as MissionVerdict];
  if (parameter.limits === undefined || typeof figure !== 'number') return undefined;
  return parameter
    .limits(thresholds)
    .filter(({ side, from }) => (side === 'upper' ? figure >= from : figure <= from))
    .reduce((worst, { level }) => worseOf(worst, level), 'normal' as Level);
}
