import type { FlightRule } from '@keepout/conjunction/decision/flight-rules';

/** A flight rule that may be broken, why and by whose word. */
export interface Waiver {
  readonly rule: FlightRule;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
}

/** The waivers that somebody asks for: one that was given before with the same words stays as it is. */
export function waiversOf(
  waivers: readonly Pick<Waiver, 'rule' | 'reason'>[],
  present: readonly Waiver[],
  by: string,
  at: string,
): readonly Waiver[] {
  return [...new Map(waivers.map((waiver) => [waiver.rule, waiver])).values()].map(
    ({ rule, reason }) =>
      present.find((waiver) => waiver.rule === rule && waiver.reason === reason) ?? { rule, reason, by, at },
  );
}
