import type { DecisionRecord } from '@keepout/contract/ca/decision-record';

/** Content of a record that does not follow from its messages: it is covered by hash and signature only. */
export interface NotRecomputed {
  readonly what: 'ephemeris' | 'catalogue' | 'earlier-messages' | 'plan' | 'said' | 'people';
  /** Name of the content, or the number of items; empty without one. */
  readonly name: string;
  /** Hash of the content; empty without one. */
  readonly sha256: string;
}

export function notRecomputed({ inputs, plan, said = [] }: DecisionRecord): readonly NotRecomputed[] {
  const { ephemerides, catalogue, earlierMessages } = inputs;
  return [
    ...ephemerides.map(({ fileName, sha256 }) => ({ what: 'ephemeris' as const, name: fileName, sha256 })),
    ...(catalogue === null
      ? []
      : [{ what: 'catalogue' as const, name: catalogue.source, sha256: catalogue.contentHash }]),
    ...(earlierMessages === 0
      ? []
      : [{ what: 'earlier-messages' as const, name: String(earlierMessages), sha256: '' }]),
    ...(plan === null ? [] : [{ what: 'plan' as const, name: plan.planId, sha256: plan.sha256 }]),
    ...(said.length === 0 ? [] : [{ what: 'said' as const, name: String(said.length), sha256: '' }]),
    { what: 'people', name: '', sha256: '' },
  ];
}
