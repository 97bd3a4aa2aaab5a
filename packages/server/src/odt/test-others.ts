import { offer } from '../hosting/capability.ts';
import type { ServerModule } from '../hosting/module.ts';
import { type Conjunctions, conjunctions, type KnownEncounter } from '../ports/conjunctions.ts';
import { type OwnEphemerides, ownEphemerides } from '../ports/own-ephemerides.ts';

export const noEphemerides: OwnEphemerides = { over: async () => ({ kind: 'NONE' }) };

export function conjunctionsOf(encounters: Readonly<Record<string, KnownEncounter>>): Conjunctions {
  return {
    find: async () => undefined,
    awaitingDecision: async () => [],
    judgedSince: async (_operatorId, sinceTaiS) => ({ sinceTaiS, judgements: [] }),
    briefsOf: async () => new Map(),
    decisionOutlook: async () => undefined,
    encounterOf: async (operatorId, conjunctionId) => encounters[`${operatorId} ${conjunctionId}`],
  };
}

/** Somebody else who has conjunctions and orbits: none but these. */
export const othersOf = (
  encounters: Readonly<Record<string, KnownEncounter>> = {},
  own: OwnEphemerides = noEphemerides,
): ServerModule => ({
  name: 'others',
  title: 'Others',
  offers: [offer(conjunctions, () => conjunctionsOf(encounters)), offer(ownEphemerides, () => own)],
});
