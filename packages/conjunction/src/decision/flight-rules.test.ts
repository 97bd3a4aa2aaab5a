import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DECISIONS,
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
  planScreening: { isClear: true, raised: 0 },
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
    ['plan-screened-clear', { planScreening: { isClear: false, raised: 11 } }],
  ])('%s alone is not met by %o', (rule, input) => expect(unmet(input)).toEqual([rule]));

  it('hold on their limits', () => {
    expect(
      unmet({ decideByTaiS: 10 * DAY_S, messageTaiS: 9 * DAY_S, secondaryKnownTaiS: 7 * DAY_S, pc: 0.99e-4 }),
    ).toEqual([]);
  });

  it('count what is not known as not met', () => {
    const { pc: _pc, secondaryKnownTaiS: _known, planScreening: _screening, ...unknown } = QUIET;
    const results = flightRules(unknown).filter(({ isMet }) => !isMet);
    expect(results.map(({ rule, value, limit }) => [rule, value, limit])).toEqual([
      ['pc-below-act', undefined, 1e-4],
      ['secondary-tracked', undefined, FLIGHT_RULE_LIMITS.mostTrackingAgeS],
      ['plan-screened-clear', undefined, 0],
    ]);
  });

  it('of before plans were asked about are those of then', () => {
    const then = flightRules({ ...QUIET, planScreening: { isClear: false } }, { ...FLIGHT_RULE_LIMITS, version: 1 });
    expect(then.map(({ rule }) => rule)).toEqual(FLIGHT_RULES.filter((rule) => rule !== 'plan-screened-clear'));
  });

  it('let nobody burn by a plan that is not screened clear, and let everything else be decided', () => {
    const results = flightRules({ ...QUIET, planScreening: { isClear: false, raised: 11 } });
    for (const decision of DECISIONS) {
      const inTheWay = rulesInTheWay(decision, results, new Set()).map(({ rule }) => rule);
      expect(inTheWay, decision).toEqual(decision === 'BURN' ? ['plan-screened-clear'] : []);
    }
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
