import { RECORDED } from '@keepout/contract/recorded';
import { expect, it } from 'vitest';
import { displayedOrder, largestSigma, messagesOfOrder, type OrderMessageValues } from './order-outcome.ts';

const { getObservation: file, getRequest: request } = RECORDED;

const message = (cdmId: string, at: string, ...orbitUpdateIds: readonly string[]): OrderMessageValues => ({
  cdmId,
  creationDate: `2026-11-26T${at}:00.000Z`,
  probabilityOfCollision: 1e-5,
  totalMissDistance: 400,
  observed:
    orbitUpdateIds.length === 0
      ? null
      : {
          orbitUpdateIds: [...orbitUpdateIds],
          source: '',
          sourceSentences: [],
          isSimulated: true,
          isAheadOfTime: false,
        },
  conjunctionData: { tca: '2026-11-28T12:00:00.000Z', riskLevel: 'HIGH' },
});
const fileOf = (orbitUpdateId: string, state: 'UPDATED' | 'UNOBSERVABLE' = 'UPDATED') => ({
  orbitUpdate: { ...file.orbitUpdate!, orbitUpdateId, state },
});

const ORDERED_AT = '2026-11-26T12:30:00.000Z';

it('before is what the event said when it was ordered, after the newest message that rests on what came', () => {
  const [old, prior] = [message('1', '08:00'), message('2', '12:00')];
  const [first, both] = [message('3', '14:00', 'u1'), message('4', '15:00', 'u2')];
  // The second file made another update of the first: what rested on that is neither.
  const files = [fileOf('u2'), fileOf('u2')];
  expect(messagesOfOrder([both, first, prior, old], files, ORDERED_AT)).toEqual({ before: prior, after: both });
  expect(messagesOfOrder([first, prior, old], [fileOf('u1')], ORDERED_AT)).toEqual({ before: prior, after: first });
  expect(messagesOfOrder([prior, old], files, ORDERED_AT)).toEqual({ before: prior, after: undefined });
  const useless = [fileOf('u1', 'UNOBSERVABLE')];
  expect(messagesOfOrder([first, prior], useless, ORDERED_AT)).toEqual({ before: prior, after: undefined });
  expect(messagesOfOrder([first], [fileOf('u1')], ORDERED_AT)).toEqual({ before: undefined, after: first });
});

it('the order that is told is the newest that could bring something', () => {
  const of = (status: typeof request.status) => ({ ...request, status });
  const complete = of('COMPLETE');
  expect(displayedOrder([of('CANCELLED'), of('INFEASIBLE'), complete, of('PENDING')])).toBe(complete);
  expect(displayedOrder([of('CANCELLED')])).toBeUndefined();
});

it('the largest sigma of the miss is that of the plane of both objects', () => {
  const plane = {
    combinedPlaneCovarianceXX: 900,
    combinedPlaneCovarianceYX: 0,
    combinedPlaneCovarianceYY: 40_000,
  };
  expect(largestSigma({ conjunctionData: { ...message('1', '12:00').conjunctionData, ...plane } })).toBeCloseTo(200, 9);
  expect(largestSigma(message('1', '12:00'))).toBeUndefined();
});
