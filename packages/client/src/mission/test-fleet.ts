import { RECORDED } from '@keepout/contract/recorded';
import type { AnswerOf } from '../row-types.ts';
import type { FleetAnswer } from './satellite-state.ts';

type Event = AnswerOf<'listConjunctions'>[number];

export const NOW_MS = Date.parse('2026-11-28T12:00:00Z');
export const THRESHOLDS = { medium: 1e-7, high: 1e-5, critical: 1e-4 };
const HOUR_MS = 3_600_000;

export const TERN = { satelliteId: 'sat-1', name: 'TERN-1', noradId: 99_001 };
export const GULL = { satelliteId: 'sat-2', name: 'GULL', noradId: 99_002 };

interface Wanted {
  readonly id?: string;
  readonly of?: typeof TERN;
  readonly kind?: Event['verdict']['kind'];
  /** From NOW_MS to closest approach. */
  readonly hours?: number;
  readonly leadHours?: number | null;
  readonly ageHours?: number;
  readonly change?: Partial<Event>;
}

/** An event of the demonstration that is otherwise where it has to be. */
export function eventOf({
  id = 'con-1',
  of = TERN,
  kind = 'WATCH',
  hours = 48,
  leadHours = 12,
  ageHours = 1,
  change = {},
}: Wanted = {}): Event {
  const recorded = RECORDED.findConjunctions[0]!;
  return {
    ...recorded,
    conjunctionId: id,
    satelliteId: of.satelliteId,
    satelliteName: of.name,
    conjunctionData: { ...recorded.conjunctionData, tca: new Date(NOW_MS + hours * HOUR_MS).toISOString() },
    lastReportedAt: new Date(NOW_MS - ageHours * HOUR_MS).toISOString(),
    verdict: { ...recorded.verdict, kind, decisionLead: leadHours === null ? null : leadHours * 3600 },
    needsDecision: false,
    contraryAdvice: [],
    ...change,
  };
}

export const answerOf = (events: readonly Event[], change: Partial<FleetAnswer> = {}): FleetAnswer => ({
  satellites: [TERN, GULL],
  events,
  emptyReason: null,
  thresholds: THRESHOLDS,
  ...change,
});
