import type { RotaFields, RotaMember } from '@keepout/contract/alerts/rota';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Minimum delay between two calls. */
const SHORTEST_WAIT_MS = 2 * MINUTE_MS;

export const NO_ROTA: RotaFields = {
  isOn: false,
  members: [],
  shiftHours: 168,
  startsAt: '2026-01-05T08:00:00Z',
  firstWaitMinutes: 15,
  decideByNearHours: 6,
};

/** Whose turn it is, and until when, Unix ms. */
export function onCallAt(rota: RotaFields, nowMs: number): { readonly index: number; readonly untilMs: number } | null {
  const { isOn, members, shiftHours, startsAt } = rota;
  const beginMs = Date.parse(startsAt);
  if (!isOn || members.length === 0 || !Number.isFinite(beginMs)) return null;
  const shift = Math.floor((nowMs - beginMs) / (shiftHours * HOUR_MS));
  const index = ((shift % members.length) + members.length) % members.length;
  return { index, untilMs: beginMs + (shift + 1) * shiftHours * HOUR_MS };
}

/** A person on the on-call schedule and the time of the call, Unix ms. */
export interface EscalationCall extends RotaMember {
  readonly atMs: number;
}

/**
 * Returns the order and times of calls until an acknowledgement: first the person on call, then the others in their order, each once.
 *
 * The delay is half of the time to the decision deadline, divided among the remaining persons; at most that of the schedule, at least
 * two minutes. After the deadline all persons are called within minutes.
 */
export function callsOf(rota: RotaFields, raisedMs: number, decideByMs: number | null): readonly EscalationCall[] {
  const first = onCallAt(rota, raisedMs);
  if (first === null) return [];
  const { members, firstWaitMinutes } = rota;
  const order = members.map((_, step) => members[(first.index + step) % members.length]!);
  const unique = order.filter(({ subject }, at) => order.findIndex((person) => person.subject === subject) === at);
  const calls: EscalationCall[] = [];
  let atMs = raisedMs;
  for (const [step, member] of unique.entries()) {
    calls.push({ ...member, atMs });
    const left = unique.length - step;
    const shareMs = decideByMs === null ? Number.POSITIVE_INFINITY : (decideByMs - atMs) / (2 * left);
    atMs += Math.max(SHORTEST_WAIT_MS, Math.min(firstWaitMinutes * MINUTE_MS, shareMs));
  }
  return calls;
}
