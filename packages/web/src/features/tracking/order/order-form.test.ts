import type { Opportunities, Opportunity } from '@keepout/contract/odt/opportunity';
import { requestBody } from '@keepout/contract/odt/request';
import { describe, expect, it } from 'vitest';
import { opportunityBodyOf, orderFaults, orderForm, orderMessageFields, priceOf, requestBodyOf } from './order-form.ts';
import { incompleteStep } from './steps.ts';

const pass = (opportunityId: string, amount: number) =>
  ({ opportunityId, price: { amount, currency: 'EUR' } }) as unknown as Opportunity;
const NOW_MS = Date.parse('2026-12-23T00:00:00Z');
const OFFER = { opportunities: [pass('a', 100), pass('b', 250), pass('c', 40)] } as unknown as Opportunities;

describe('V-04 of orbit message and type both or neither are sent', () => {
  it.each([
    ['', undefined],
    ['  ', 'TLE'],
    ['1 25544U', undefined],
  ] as const)('%j with %s: neither', (message, messageType) => {
    expect(orderMessageFields({ message, messageType })).toEqual({});
  });
  it('both, where both are given', () => {
    expect(orderMessageFields({ message: '1 25544U', messageType: 'TLE' })).toEqual({
      orbitDataMessage: '1 25544U',
      orbitDataMessageType: 'TLE',
    });
  });
});

it('R-25 from a conjunction the order is about its secondary, urgent, and due when the server says', () => {
  const form = orderForm({ conjunctionId: 'C1' });
  expect(opportunityBodyOf(form)).toMatchObject({
    conjunctionId: 'C1',
    conjunctionObject: 'SECONDARY',
    priority: 'URGENT',
  });
  expect(opportunityBodyOf(form)).not.toHaveProperty('deadline');
});

it('R-25 what is sent is what the contract takes, and never costs more than was shown', () => {
  const form = { ...orderForm({ satelliteId: 's1' }), chosen: ['a', 'b', 'gone'], deadline: '2026-12-24 12:00:00Z' };
  const body = requestBodyOf(form, OFFER, NOW_MS);
  expect(requestBody.safeParse(body).success).toBe(true);
  expect(body).toMatchObject({
    satelliteId: 's1',
    opportunityIds: ['a', 'b'],
    numberOfPassesRequested: 2,
    maximumPrice: { amount: 350, currency: 'EUR' },
    deadline: '2026-12-24T12:00:00.000Z',
  });
});

it('of the best passes the dearest are reckoned with', () => {
  const form = { ...orderForm({ satelliteId: 's1' }), mode: 'best' as const, count: 2 };
  expect(priceOf(form, OFFER)).toEqual({ amount: 350, currency: 'EUR' });
  expect(requestBodyOf(form, OFFER, NOW_MS)).not.toHaveProperty('opportunityIds');
});

it('without a deadline it is the one that the prices were told for', () => {
  const form = { ...orderForm({ satelliteId: 's1' }), chosen: ['a'] };
  expect(requestBodyOf(form, OFFER, NOW_MS).deadline).toBe('2026-12-24T00:00:00.000Z');
  expect(requestBodyOf({ ...orderForm({ conjunctionId: 'C1' }) }, OFFER, NOW_MS)).not.toHaveProperty('deadline');
});

it('where nothing can be had nothing is ordered, not even the best', () => {
  const form = { ...orderForm({ satelliteId: 's1' }), mode: 'best' as const };
  expect(orderFaults(form, { ...OFFER, opportunities: [] })).toEqual(['infeasible']);
  expect(orderFaults(form, undefined)).toEqual(['unknown']);
});

it('what is missing is named', () => {
  const form = orderForm({});
  expect(orderFaults(form, OFFER)).toEqual(['target', 'passes']);
  expect(orderFaults({ ...form, kind: 'number', number: '12a', deadline: 'soon' }, OFFER)).toEqual([
    ...['number', 'deadline', 'passes'],
  ]);
  expect(opportunityBodyOf({ ...form, satelliteId: 's1', start: 'soon' })).toBeUndefined();
});

it('a step that lacks something is named, and none before a step that can be opened', () => {
  const faults = orderFaults(orderForm({}), OFFER);
  expect(incompleteStep(faults, 'sensors')).toBe('target');
  expect(incompleteStep(faults, 'target')).toBeUndefined();
  const withTarget = orderFaults(orderForm({ satelliteId: 's1' }), OFFER);
  expect(incompleteStep(withTarget, 'passes')).toBeUndefined();
  expect(incompleteStep(withTarget, 'delivery')).toBe('passes');
});
