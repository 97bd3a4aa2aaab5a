import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  INITIAL_RISK_STATE,
  judgeCrossing,
  type RiskAssessment,
  type RiskCrossing,
  type RiskState,
  type RiskVerdict,
} from './risk.ts';

const ACT_FROM = 1e-4;
const WATCH_FROM = 1e-7;

/** As the judge says it: by thresholds, where there is a probability. */
const byThreshold = (pc: number): RiskAssessment => ({
  verdict: pc >= ACT_FROM ? 'act' : pc >= WATCH_FROM ? 'watch' : 'safe',
  pc,
});
const pcs = fc.double({ min: -12, max: -1, noNaN: true }).map((exponent) => 10 ** exponent);
const judgements: fc.Arbitrary<RiskAssessment> = fc.oneof(
  pcs.map(byThreshold),
  fc.record({ verdict: fc.constant<RiskVerdict>('no-conclusion'), pc: fc.option(pcs) }),
  fc.constant<RiskAssessment>({ verdict: 'safe', pc: null }),
);

function run(all: readonly RiskAssessment[], from: RiskState = INITIAL_RISK_STATE) {
  const crossings: RiskCrossing[] = [];
  let state = from;
  for (const judgement of all) {
    const step = judgeCrossing(state, judgement);
    state = step.state;
    if (step.crossing !== null) crossings.push(step.crossing);
  }
  return { state, crossings };
}

describe('N-12 crossings of a verdict', () => {
  it('are told once: the same judgement again tells nothing', () => {
    fc.assert(
      fc.property(fc.array(judgements, { maxLength: 20 }), judgements, (before, last) => {
        const { state } = run([...before, last]);
        expect(judgeCrossing(state, last).crossing).toBeNull();
      }),
    );
  });

  it('never leave an act untold', () => {
    fc.assert(
      fc.property(fc.array(judgements, { maxLength: 30 }), (all) => {
        let state = INITIAL_RISK_STATE;
        for (const judgement of all) {
          ({ state } = judgeCrossing(state, judgement));
          if (judgement.verdict === 'act') expect(state.held).toBe('act');
        }
        // Whoever was told last of it has not been told since that it eased.
        const { crossings } = run(all);
        if (all.at(-1)?.verdict === 'act')
          expect(crossings.findLast((kind) => kind === 'ACT' || kind === 'EASED')).toBe('ACT');
      }),
    );
  });

  it('within a decade are one for each verdict that is reached for the first time', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -9, max: -3, noNaN: true }),
        fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 40 }),
        (floor, offsets) => {
          const { crossings } = run(offsets.map((offset) => byThreshold(10 ** (floor + offset))));
          expect(crossings).toEqual([...new Set(crossings)]);
          expect(crossings).not.toContain('EASED');
        },
      ),
    );
  });

  it('are numbered without a gap', () => {
    fc.assert(
      fc.property(fc.array(judgements, { maxLength: 30 }), (all) => {
        const { state, crossings } = run(all);
        expect(state.count).toBe(crossings.length);
      }),
    );
  });

  it('are no more than the decades that the probability has moved through', () => {
    fc.assert(
      fc.property(fc.array(pcs, { minLength: 1, maxLength: 40 }), (all) => {
        const { crossings } = run(all.map(byThreshold));
        const decades = all.map((pc) => Math.log10(pc));
        const moved = decades.slice(1).reduce((sum, at, index) => sum + Math.abs(at - decades[index]!), 0);
        expect(crossings.length).toBeLessThanOrEqual(2 * moved + 1);
      }),
    );
  });

  it('a probability that swings around the threshold is told once, and again after it had fallen by a decade', () => {
    const crossingsOf = (...all: number[]) => run(all.map(byThreshold)).crossings;
    expect(crossingsOf(1.1e-4, 0.9e-4, 1.2e-4, 0.5e-4, 1.1e-4)).toEqual(['ACT']);
    expect(crossingsOf(1.1e-4, 1e-5, 1.1e-4)).toEqual(['ACT', 'EASED', 'ACT']);
    expect(crossingsOf(1.1e-4, 1.2e-3)).toEqual(['ACT', 'ACT']);
    expect(crossingsOf(1e-6, 1e-9, 1e-6)).toEqual(['WATCH', 'WATCH']);
  });

  it('an act of which nothing can be concluded any more has not eased', () => {
    const { crossings } = run([byThreshold(1.1e-4), { verdict: 'no-conclusion', pc: 0 }, byThreshold(1e-9)]);
    expect(crossings).toEqual(['ACT', 'NO_CONCLUSION']);
  });
});
