import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CovarianceBasis,
  DECISIONS,
  FLIGHT_RULE_LIMITS,
  FLIGHT_RULES,
  type FlightRule,
  type FlightRuleInput,
  flightRuleState,
  flightRules,
  type OrbitSources,
  rulesInTheWay,
  type UnknownReason,
} from './flight-rules.ts';

const DAY_S = 86_400;
/** An event about which there is nothing to say: well known, in time, far below the act threshold. */
const QUIET: FlightRuleInput = {
  nowTaiS: 10 * DAY_S,
  decideByTaiS: 11 * DAY_S,
  pc: 1e-9,
  actPc: 1e-4,
  verdict: 'safe',
  reasons: [{ code: 'pc-below-watch' }, { code: 'robust' }],
  messageTaiS: 9.9 * DAY_S,
  secondaryKnownTaiS: 9 * DAY_S,
  sources: {
    covariances: ['determined', 'determined'],
    areDeterminationsStated: [true, true],
    secondaryObservedTaiS: 9 * DAY_S,
  },
  planScreening: { isClear: true, raised: 0 },
};
const sources = (change: Partial<OrbitSources>): Partial<FlightRuleInput> => ({
  sources: { ...QUIET.sources!, ...change },
});
const { secondaryObservedTaiS: _observed, ...withoutObservation } = QUIET.sources!;
const BEFORE = { ...FLIGHT_RULE_LIMITS, version: 2 };
const states = (input: Partial<FlightRuleInput>) =>
  Object.fromEntries(
    flightRules({ ...QUIET, ...input })
      .filter(({ isMet }) => !isMet)
      .map((result) => [result.rule, result.unknown ?? 'not met']),
  );
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
    ['secondary-tracked', sources({ secondaryObservedTaiS: 7 * DAY_S - 1 })],
    ['covariance-realistic', { reasons: [{ code: 'covariance-estimated' }] }],
    ['covariance-realistic', { reasons: [{ code: 'covariance-implausible' }] }],
    ['orbits-undoubted', { reasons: [{ code: 'orbit-doubtful' }] }],
    ['probability-holds', { reasons: [{ code: 'two-dimensional-inadequate' }] }],
    ['plan-screened-clear', { planScreening: { isClear: false, raised: 11 } }],
    ['plan-screened-clear', { planScreening: { isClear: false, raised: 0 } }],
  ])('%s alone is not met by %o', (rule, input) => expect(states(input)).toEqual({ [rule]: 'not met' }));

  it.each<[FlightRule, UnknownReason, Partial<FlightRuleInput>]>([
    ['pc-below-act', 'covariance-unconfirmed', sources({ covariances: ['determined', 'unconfirmed'] })],
    ['pc-below-act', 'covariance-unconfirmed', sources({ covariances: ['assumed', 'assumed'] })],
    ['secondary-tracked', 'observation-time-not-stated', { sources: withoutObservation }],
    ['secondary-tracked', 'observation-time-not-stated', sources({ secondaryObservedTaiS: 10 * DAY_S + 1 })],
    ['covariance-realistic', 'covariance-unconfirmed', sources({ covariances: ['unconfirmed', 'calibrated'] })],
    ['covariance-realistic', 'covariance-not-checked', { reasons: [{ code: 'pc-not-computed' }] }],
    ['orbits-undoubted', 'determination-not-stated', sources({ areDeterminationsStated: [true, false] })],
    ['probability-holds', 'method-not-checked', { reasons: [{ code: 'usage-unknown' }] }],
    ['probability-holds', 'method-not-checked', { reasons: [{ code: 'covariance-not-positive' }] }],
    ['probability-holds', 'pc-not-computed', { reasons: [{ code: 'pc-not-computed' }] }],
    ['plan-screened-clear', 'plan-not-screened', { planScreening: { isClear: false } }],
    ['plan-screened-clear', 'plan-screened-in-part', { planScreening: { isClear: false, raised: 0, isPart: true } }],
    ['plan-screened-clear', 'plan-not-chosen', { planScreening: undefined as never }],
  ])('%s is unknown with the reason %s', (rule, reason, input) => expect(states(input)[rule]).toBe(reason));

  it('take an assumed covariance for one that is not realistic, and its probability for unknown', () => {
    expect(states(sources({ covariances: ['determined', 'assumed'] }))).toEqual({
      'pc-below-act': 'covariance-unconfirmed',
      'covariance-realistic': 'not met',
    });
  });

  it('are met by calibrated covariances, whatever they come from', () => {
    expect(unmet(sources({ covariances: ['calibrated', 'calibrated'] }))).toEqual([]);
  });

  it('are not met by a probability at the act threshold, whatever its covariances are', () => {
    const input = { ...sources({ covariances: ['unconfirmed', 'unconfirmed'] }), pc: 1e-4 };
    expect(states(input)).toEqual({ 'pc-below-act': 'not met', 'covariance-realistic': 'covariance-unconfirmed' });
  });

  it('count no doubts where the orbit determinations are not stated', () => {
    const [result] = flightRules({ ...QUIET, ...sources({ areDeterminationsStated: [false, false] }) }).filter(
      ({ rule }) => rule === 'orbits-undoubted',
    );
    expect(result).toEqual({
      rule: 'orbits-undoubted',
      isMet: false,
      unknown: 'determination-not-stated',
      limit: 0,
      unit: 'doubts',
      requiredFor: ['BURN', 'NO_BURN'],
    });
    expect(
      states({ ...sources({ areDeterminationsStated: [false, false] }), reasons: [{ code: 'orbit-doubtful' }] }),
    ).toEqual({
      'orbits-undoubted': 'not met',
    });
  });

  it('hold on their limits', () => {
    expect(
      unmet({
        ...sources({ secondaryObservedTaiS: 7 * DAY_S }),
        decideByTaiS: 10 * DAY_S,
        messageTaiS: 9 * DAY_S,
        pc: 0.99e-4,
      }),
    ).toEqual([]);
  });

  it('meet nothing of which nothing is known', () => {
    const { pc: _pc, sources: _sources, planScreening: _screening, ...unknown } = QUIET;
    const results = flightRules(unknown).filter(({ isMet }) => !isMet);
    expect(results.map(({ rule, unknown: reason, value, limit }) => [rule, reason, value, limit])).toEqual([
      ['pc-below-act', 'pc-not-computed', undefined, 1e-4],
      ['secondary-tracked', 'observation-time-not-stated', undefined, FLIGHT_RULE_LIMITS.mostTrackingAgeS],
      ['covariance-realistic', 'covariance-unconfirmed', undefined, 0],
      ['orbits-undoubted', 'determination-not-stated', undefined, 0],
      ['probability-holds', 'pc-not-computed', undefined, 0],
      ['plan-screened-clear', 'plan-not-chosen', undefined, 0],
    ]);
    expect(results.map(flightRuleState)).toEqual(results.map(() => 'UNKNOWN'));
  });

  it('of before rules could be unknown are those of then: not met, and met by the epoch of an element set', () => {
    const { pc: _pc, sources: _sources, planScreening: _screening, ...input } = QUIET;
    const results = flightRules({ ...input, reasons: [{ code: 'covariance-missing' }] }, BEFORE);
    expect(results.every((result) => !('unknown' in result))).toBe(true);
    expect(results.filter(({ isMet }) => !isMet).map(({ rule }) => rule)).toEqual([
      'pc-below-act',
      'covariance-realistic',
      'plan-screened-clear',
    ]);
    expect(results.find(({ rule }) => rule === 'secondary-tracked')).toMatchObject({ isMet: true, value: DAY_S });
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

  it('stand in the way where they are unknown, as where they are not met, until they are waived', () => {
    const results = flightRules({ ...QUIET, sources: withoutObservation });
    const inTheWay = (...waived: string[]) =>
      rulesInTheWay('NO_BURN', results, new Set(waived)).map(({ rule }) => rule);
    expect(inTheWay()).toEqual(['secondary-tracked']);
    expect(inTheWay('secondary-tracked')).toEqual([]);
  });

  it('let observations be decided where Pc is unknown, and not where Pc is known to be at the act threshold', () => {
    const blocks = (pc: number) => {
      const results = flightRules({ ...QUIET, pc, ...sources({ covariances: ['determined', 'unconfirmed'] }) });
      return rulesInTheWay('OBSERVE', results, new Set()).map(({ rule }) => rule);
    };
    expect(blocks(1e-9)).toEqual([]);
    expect(blocks(2e-4)).toEqual(['pc-below-act']);
  });

  it('are never both met and unknown, and never met by assumed covariances alone', () => {
    const origin = fc.constantFrom(
      'determined',
      'calibrated',
      'unconfirmed',
      'assumed',
    ) as fc.Arbitrary<CovarianceBasis>;
    const code = fc.constantFrom('usage-unknown', 'edge-of-data', 'covariance-missing', 'pc-not-computed', 'robust');
    fc.assert(
      fc.property(fc.array(code), fc.option(fc.double()), origin, fc.boolean(), (codes, pc, covariance, isStated) => {
        const { pc: _pc, ...input } = QUIET;
        const results = flightRules({
          ...input,
          ...(pc !== null && { pc }),
          reasons: codes.map((one) => ({ code: one })),
          ...sources({ covariances: ['determined', covariance], areDeterminationsStated: [isStated, true] }),
        });
        const met = results.filter(({ isMet }) => isMet).map(({ rule }) => rule);
        expect(results.some(({ isMet, unknown }) => isMet && unknown !== undefined)).toBe(false);
        const isKnown = covariance === 'determined' || covariance === 'calibrated';
        for (const rule of ['pc-below-act', 'covariance-realistic'] as const)
          if (!isKnown) expect(met).not.toContain(rule);
        if (!isStated) expect(met).not.toContain('orbits-undoubted');
      }),
    );
  });

  it('are never met by a not-a-number', () => {
    fc.assert(
      fc.property(fc.constantFrom('pc', 'decideByTaiS', 'messageTaiS'), (figure) => {
        expect(unmet({ [figure]: Number.NaN }).length).toBe(1);
      }),
    );
    expect(unmet(sources({ secondaryObservedTaiS: Number.NaN }))).toEqual(['secondary-tracked']);
  });
});
