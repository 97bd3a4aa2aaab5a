import { describe, expect, it } from 'vitest';
import { type ComparedEvent, type ComparisonQuestion, comparedEvents } from './comparison.ts';

const TCA_TAI_S = 848_000_000;
const event = (secondaryNoradId: number, pc: number | null, more: Partial<ComparedEvent> = {}): ComparedEvent => ({
  conjunctionId: `con-${secondaryNoradId}`,
  secondaryNoradId,
  secondaryName: `OBJECT ${secondaryNoradId}`,
  screeningType: 'OPS_CAT',
  tcaTaiS: TCA_TAI_S,
  missDistanceM: 500,
  pc,
  isEstimated: false,
  ...more,
});
const asked = (before: readonly ComparedEvent[], after: readonly ComparedEvent[]): ComparisonQuestion => ({
  before,
  after,
  avoidedId: 'con-1',
  targetPc: 1e-6,
  watchPc: 1e-7,
  isWhole: true,
});
const changes = (question: ComparisonQuestion) =>
  comparedEvents(question).rows.map(({ change, before, after }) => [change, (before ?? after)!.secondaryNoradId]);

describe('events before and after a manoeuvre', () => {
  it('are one where object and passage are one, the nearest in time first', () => {
    const before = [event(1, 1e-4), event(2, 1e-5), event(2, 1e-5, { tcaTaiS: TCA_TAI_S + 2700 })];
    const after = [event(2, 3e-5, { tcaTaiS: TCA_TAI_S + 2600 }), event(2, 1e-9, { tcaTaiS: TCA_TAI_S + 100 })];
    const { rows } = comparedEvents(asked(before, after));
    expect(rows.map(({ change, before: was, after: is }) => [change, was?.pc, is?.tcaTaiS])).toEqual([
      ['GONE', 1e-4, undefined],
      ['WORSE', 1e-5, TCA_TAI_S + 2600],
      ['BETTER', 1e-5, TCA_TAI_S + 100],
    ]);
    expect(changes(asked([event(1, 1e-4)], [event(1, 1e-4, { tcaTaiS: TCA_TAI_S + 1201 })]))).toEqual([
      ['GONE', 1],
      ['NEW', 1],
    ]);
  });

  it('without a number are one by their name', () => {
    const unknown = (secondaryName: string) => event(9, 1e-5, { secondaryNoradId: null, secondaryName });
    expect(changes(asked([unknown('A')], [unknown('B'), unknown('A')])).map(([change]) => change)).toEqual([
      'NEW',
      'UNCHANGED',
    ]);
  });

  it('without a probability are worse and better by what it can be at most', () => {
    const bound = (maxPc: number | null) => event(2, null, { missDistanceM: 2000, maxPc });
    const of = (was: number | null, is: number | null) =>
      comparedEvents({ ...asked([bound(was)], [bound(is)]), avoidedId: null });
    expect(of(1e-6, 5e-6)).toMatchObject({ rows: [{ change: 'WORSE' }], raised: 1, isClear: false });
    expect(of(1e-9, 5e-9)).toMatchObject({ rows: [{ change: 'WORSE' }], raised: 0, isClear: true });
    expect(of(5e-6, 1e-6)).toMatchObject({ rows: [{ change: 'BETTER' }], raised: 0 });
    expect(of(null, null)).toMatchObject({ rows: [{ change: 'UNCHANGED' }], raised: 0 });
    const planned = (after: Partial<ComparedEvent>) =>
      comparedEvents({ ...asked([], []), planned: [{ before: bound(1e-6), after: { ...bound(1e-6), ...after } }] });
    expect(planned({ maxPc: 5e-6 })).toMatchObject({ rows: [{ change: 'WORSE' }] });
    expect(planned({ maxPc: 1e-7 })).toMatchObject({ rows: [{ change: 'BETTER' }] });
    // Beyond what it could have been at most it is worse, however little was known.
    expect(planned({ pc: 5e-6 })).toMatchObject({ rows: [{ change: 'WORSE' }] });
    expect(planned({ pc: 1e-7 })).toMatchObject({ rows: [{ change: 'BETTER' }] });
    expect(comparedEvents(asked([event(2, 1e-4)], [bound(1e-9)]))).toMatchObject({ rows: [{ change: 'BETTER' }] });
    expect(comparedEvents(asked([], [event(2, null)]))).toMatchObject({ raised: 1, isClear: false });
  });

  it('are clear with the error of the burn, or not clear', () => {
    const planned = (pc: number, executedPc: number, otherPc: number) => [
      { before: event(1, 1e-4), after: event(1, pc, { conjunctionId: null, executedPc }) },
      { before: event(2, 8e-8), after: event(2, 8e-8, { conjunctionId: null, executedPc: otherPc }) },
    ];
    const of = (pc: number, executedPc: number, otherPc = 8e-8) =>
      comparedEvents({ ...asked([], []), planned: planned(pc, executedPc, otherPc) });
    expect(of(8e-7, 9e-7)).toMatchObject({ isClear: true, raised: 0, avoided: { pcAfter: 8e-7, executedPc: 9e-7 } });
    expect(of(8e-7, 1.1e-6)).toMatchObject({ isClear: false, raised: 0 });
    expect(of(8e-7, 9e-7, 3e-7)).toMatchObject({ isClear: false, raised: 1 });
    const doubtful = planned(0, 0, 8e-8).map((row) => ({ ...row, after: { ...row.after, isDoubtful: true } }));
    expect(comparedEvents({ ...asked([], []), planned: doubtful })).toMatchObject({ isClear: false, raised: 0 });
    const leftOut = {
      ...asked([], []),
      planned: [...planned(0, 0, 8e-8).slice(0, 1), doubtful[1]!],
      leftOut: ['con-2'],
    };
    expect(comparedEvents(leftOut).isClear).toBe(true);
    const { totalPcAfter, executedTotalPc } = of(8e-7, 9e-7, 3e-7);
    expect([totalPcAfter! / 8.8e-7, executedTotalPc! / 1.2e-6].map((share) => share.toFixed(5))).toEqual([
      '1.00000',
      '1.00000',
    ]);
  });

  it('are clear where the avoided one reaches the target and nothing new or worse is watched', () => {
    const before = [event(1, 1e-4), event(2, 1e-8)];
    const clear = comparedEvents(asked(before, [event(2, 9e-8)]));
    expect([clear.isClear, clear.raised, clear.avoided]).toEqual([true, 0, { pcBefore: 1e-4, pcAfter: 0 }]);
    expect(comparedEvents({ ...asked(before, [event(2, 9e-8)]), isWhole: false }).isClear).toBe(false);
    const raised = comparedEvents(asked(before, [event(2, 2e-7), event(3, 1e-7)]));
    expect([raised.isClear, raised.raised]).toEqual([false, 2]);
    expect(raised.totalPcAfter).toBeCloseTo(3e-7, 12);
  });

  it('tell of the avoided one against its own message, in one row, first', () => {
    const planned = [{ before: event(1, 1e-4), after: event(1, 2e-6, { missDistanceM: 900, tcaTaiS: TCA_TAI_S + 1 }) }];
    const question = { ...asked([event(2, 1e-8), event(1, 1e-4)], [event(1, 1e-9), event(3, 1e-6)]), planned };
    const { rows, isClear, avoided } = comparedEvents(question);
    expect(rows.map(({ change, screeningType }) => [change, screeningType])).toEqual([
      ['BETTER', 'MAN_VS_CDM'],
      ['NEW', 'OPS_CAT'],
      ['GONE', 'OPS_CAT'],
    ]);
    expect([isClear, avoided?.pcAfter]).toEqual([false, 2e-6]);
  });

  it('have the total of the plan: every event that it reckons with by its own message, and what is new beside', () => {
    // Screened again by element sets, the second event is ten times as probable as by its own message.
    const planned = [
      { before: event(1, 1e-4), after: event(1, 2e-7) },
      { before: event(2, 1e-6), after: event(2, 5e-7) },
    ];
    const before = [event(1, 1e-4), event(2, 1e-6), event(4, 3e-7)];
    const after = [event(1, 9e-6), event(2, 8e-6), event(3, 4e-7), event(4, 1e-7)];
    const compared = comparedEvents({ ...asked(before, after), planned });
    expect(compared.rows.map(({ screeningType, before: was, after: is }) => [screeningType, was?.pc, is?.pc])).toEqual([
      ['MAN_VS_CDM', 1e-4, 2e-7],
      ['OPS_CAT', undefined, 4e-7],
      ['MAN_VS_CDM', 1e-6, 5e-7],
      ['OPS_CAT', 3e-7, 1e-7],
    ]);
    expect(compared.totalPcBefore! / 1.013e-4).toBeCloseTo(1, 3);
    expect(compared.totalPcAfter! / 1.2e-6).toBeCloseTo(1, 3);
  });

  const estimated = { isEstimated: true };
  it('by estimated covariance are in the separate total before and after, new, worse and unchanged', () => {
    const before = [event(1, 1e-4), event(2, 1e-6, estimated), event(5, 4e-7, estimated)];
    const after = [event(2, 1e-6, estimated), event(3, 2e-7, estimated), event(4, 2e-8), event(5, 6e-7, estimated)];
    const compared = comparedEvents(asked(before, after));
    expect([compared.raised, compared.raisedByEstimate, compared.estimatedCount]).toEqual([2, 2, 3]);
    expect(compared.totalPcBefore! / 1e-4).toBeCloseTo(1, 9);
    expect(compared.totalPcAfter! / 2e-8).toBeCloseTo(1, 6);
    expect(compared.estimatedPcBefore! / 1.4e-6).toBeCloseTo(1, 5);
    expect(compared.estimatedPc! / 1.8e-6).toBeCloseTo(1, 5);
    // What is added, 4e-7, is below the target: the plan is clear, and the events are counted.
    expect(compared.estimatedIncreasePc! / 4e-7).toBeCloseTo(1, 5);
    expect(compared).toMatchObject({ addsTooMuch: false, isClear: true });
    const leftOut = comparedEvents({ ...asked(before, after), leftOut: ['con-5'] });
    expect(leftOut.estimatedPc! / 1.2e-6).toBeCloseTo(1, 5);
    expect(leftOut.estimatedIncreasePc).toBe(compared.estimatedIncreasePc);
  });

  it('by estimated covariance make a plan not clear where they add more than the target, together or one alone', () => {
    const many = Array.from({ length: 12 }, (_, k) => event(10 + k, 9e-8, estimated));
    const together = comparedEvents(asked([event(1, 1e-4)], many));
    expect(together).toMatchObject({ raised: 0, addsTooMuch: true, isClear: false });
    // An object at 30 m by element sets: that another one has gone does not hide it.
    const gone = comparedEvents(asked([event(1, 1e-4), event(2, 9e-5, estimated)], [event(3, 5e-5, estimated)]));
    expect(gone).toMatchObject({ raised: 1, raisedByEstimate: 1, addsTooMuch: true, isClear: false });
    // Without a probability it counts with the largest that it can be.
    const unknown = comparedEvents(asked([event(1, 1e-4)], [event(3, null, estimated)]));
    expect(unknown).toMatchObject({ addsTooMuch: true, isClear: false });
  });

  it('are decided by the avoided one in the main total, by estimated covariance too', () => {
    const avoided = (pc: number) =>
      comparedEvents({
        ...asked([], []),
        planned: [{ before: event(1, 1e-4, estimated), after: event(1, pc, estimated) }],
      });
    expect(avoided(2e-8)).toMatchObject({ isClear: true, estimatedCount: 0, estimatedIncreasePc: 0 });
    expect(avoided(2e-8).totalPcAfter! / 2e-8).toBeCloseTo(1, 9);
    expect(avoided(2e-6)).toMatchObject({ isClear: false, addsTooMuch: false });
  });

  it('by stated covariance on one side count as stated on both', () => {
    const mixed = comparedEvents(asked([event(1, 1e-4), event(2, 1e-6)], [event(2, 5e-6, estimated)]));
    expect(mixed).toMatchObject({ raised: 1, raisedByEstimate: 0, isClear: false, estimatedCount: 0 });
    expect(mixed.totalPcAfter! / 5e-6).toBeCloseTo(1, 6);
  });

  it('that could not be computed are not nothing', () => {
    const compared = comparedEvents(asked([event(1, 1e-4), event(2, 1e-5)], [event(1, null), event(2, null)]));
    expect(compared.rows.map(({ change }) => change)).toEqual(['WORSE', 'WORSE']);
    expect([compared.isClear, compared.raised, compared.totalPcBefore! > 1e-4, compared.totalPcAfter]).toEqual([
      false,
      2,
      true,
      null,
    ]);
  });
});
