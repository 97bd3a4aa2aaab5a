import { RECORDED } from '@keepout/contract/recorded';
import { expect, it } from 'vitest';
import { isBetterOffer, type OfferedSet, offeredSet, openOrderOf } from './offered-set.ts';

const { getRequest: request, findOpportunities: offer } = RECORDED;
const { recommendedSet } = offer;

const setOf = (isSettling: boolean, amount: number, toSafe: number, currency = 'EUR'): OfferedSet => ({
  isSettling,
  set: { ...recommendedSet!, price: { amount, currency }, gain: { ...recommendedSet!.gain, toAct: 0, toSafe } },
});

it('the recommended set is offered, else the best one, which settles nothing', () => {
  expect(offeredSet({ recommendedSet, best: null })).toEqual({ set: recommendedSet, isSettling: true });
  expect(offeredSet({ recommendedSet: null, best: recommendedSet })).toEqual({
    set: recommendedSet,
    isSettling: false,
  });
  expect(offeredSet({ recommendedSet: null, best: null })).toBeUndefined();
});

it('the other object is the better buy where it settles what this one does not, costs less, or goes farther', () => {
  const [dear, cheap] = [setOf(true, 900, 0.95), setOf(true, 300, 0.92)];
  expect(isBetterOffer(cheap, dear)).toBe(true);
  expect(isBetterOffer(dear, cheap)).toBe(false);
  expect(isBetterOffer(setOf(true, 300, 0.92, 'USD'), dear)).toBe(false);
  const [far, near] = [setOf(false, 900, 0.4), setOf(false, 300, 0.2)];
  expect(isBetterOffer(dear, near)).toBe(true);
  expect(isBetterOffer(near, dear)).toBe(false);
  expect(isBetterOffer(far, near)).toBe(true);
  expect(isBetterOffer(setOf(false, 100, 0.22), far)).toBe(false);
  expect(isBetterOffer(setOf(false, 100, 0.22), near)).toBe(true);
  expect(isBetterOffer(setOf(false, 900, 0.22), near)).toBe(false);
  expect(isBetterOffer(near, undefined)).toBe(true);
});

it('an order is under way of the object that it was made of, until it ends', () => {
  const of = (status: typeof request.status, kind: typeof request.target.kind) => ({
    ...request,
    status,
    target: { ...request.target, kind },
  });
  const running = of('APPROVED', 'CONJUNCTION_SECONDARY');
  const requests = [of('CANCELLED', 'CONJUNCTION_SECONDARY'), running, of('COMPLETE', 'CONJUNCTION_PRIMARY')];
  expect(openOrderOf(requests, 'SECONDARY')).toBe(running);
  expect(openOrderOf(requests, 'PRIMARY')).toBeUndefined();
});
