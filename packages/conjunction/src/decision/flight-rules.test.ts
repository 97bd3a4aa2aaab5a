import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DECISIONS,
  FLIGHT_RULE_LIMITS,
  FLIGHT_RULES,
  type FlightRule,
  type FlightRuleInput,
  flightRules,
  rulesInTheWay,
} from './flight-rules.ts';

const DAY_S = 86_400;
/** An event about which there is nothing to say: well known, in time, far below the act limit. */
const QUIET: FlightRuleInput = {
  nowTaiS: 10 * DAY_S,
  decideByTaiS: 11 * DAY_S,
  pc: 1e-9,
  actPc: 1e-4,
  verdict: 'safe',
  reasons: [{ code: 'pc-below-watch' }, { code: 'robust' }],
  messageTaiS: 9.9 * DAY_S,
  secondaryKnownTaiS: 9 * DAY_S,
};
const unmet = (input: Partial<FlightRuleInput>): FlightRule[] =>
  flightRules({ ...QUIET, ...input })
    .filter(({ isMet }) => !isMet)
    .map(({ rule }) => rule);

describe('flight rules', () => {
  it('are all met by an event that is well known, in time and far below the limit', () => {
    expect(flightRules(QUIET).map(({ rule }) => rule)).toEqual(FLIGHT_RULES);
    expect(unmet({})).toEqual([]);
  });

  it.each<[FlightRule, Partial<FlightRuleInput>]>([
    ['pc-below-act', { pc: 1e-4 }],
    ['verdict-concludes', { verdict: 'no-conclusion' }],
    ['decision-in-time', { decideByTaiS: 10 * DAY_S - 1 }],
    ['message-recent', { messageTaiS: 9 * DAY_S - 1 }],
    ['secondary-tracked', { secondaryKnownTaiS: 7 * DAY_S - 1 }],
    ['covariance-realistic', { reasons: [{ code: 'covariance-estimated' }] }],
    ['covariance-realistic', { reasons: [{ code: 'covariance-implausible' }] }],
    ['orbits-undoubted', { reasons: [{ code: 'orbit-doubtful' }] }],
    ['probability-holds', { reasons: [{ code: 'usage-unknown' }] }],
  ])('%s alone is not met by %o', (rule, input) => expect(unmet(input)).toEqual([rule]));

  it('hold on their limits', () => {
    expect(
      unmet({ decideByTaiS: 10 * DAY_S, messageTaiS: 9 * DAY_S, secondaryKnownTaiS: 7 * DAY_S, pc: 0.99e-4 }),
    ).toEqual([]);
  });

  it('count what is not known as not met', () => {
    const { pc: _pc, secondaryKnownTaiS: _known, ...unknown } = QUIET;
    const results = flightRules(unknown).filter(({ isMet }) => !isMet);
    expect(results.map(({ rule, value, limit }) => [rule, value, limit])).toEqual([
      ['pc-below-act', undefined, 1e-4],
      ['secondary-tracked', undefined, FLIGHT_RULE_LIMITS.mostTrackingAgeS],
    ]);
  });

  it('stand in the way of the decisions that ask for them until they are waived', () => {
    const results = flightRules({ ...QUIET, pc: 2e-4, reasons: [{ code: 'covariance-estimated' }] });
    const inTheWay = (decision: (typeof DECISIONS)[number], ...waived: string[]) =>
      rulesInTheWay(decision, results, new Set(waived)).map(({ rule }) => rule);
    expect(inTheWay('BURN')).toEqual(['covariance-realistic']);
    expect(inTheWay('NO_BURN')).toEqual(['pc-below-act', 'covariance-realistic']);
    expect(inTheWay('NO_BURN', 'pc-below-act')).toEqual(['covariance-realistic']);
    expect(inTheWay('COORDINATE')).toEqual([]);
  });

  it('are never met by a not-a-number', () => {
    fc.assert(
      fc.property(fc.constantFrom('pc', 'decideByTaiS', 'messageTaiS', 'secondaryKnownTaiS'), (figure) => {
        expect(unmet({ [figure]: Number.NaN }).length).toBe(1);
      }),
    );
  });
});
