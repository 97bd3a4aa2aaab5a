import { expect, it } from 'vitest';
import { ZodArray, ZodObject } from 'zod';
import { ENDPOINTS } from './endpoints.ts';
import type { Endpoint } from './platform/endpoint.ts';

const LISTS = Object.values<Endpoint>(ENDPOINTS).filter(({ answers }) => answers?.[200] instanceof ZodArray);

it('every list takes `limit`, from one on', () => {
  const without = LISTS.filter(({ query }) => !(query instanceof ZodObject && 'limit' in query.shape));
  expect(without.map(({ id }) => id)).toEqual([]);
  expect(LISTS.length).toBeGreaterThan(40);
  const taking = (limit: number) =>
    LISTS.filter(({ query }) => (query as ZodObject).shape['limit']!.safeParse(limit).success);
  expect([taking(1).length, taking(0).length]).toEqual([LISTS.length, 0]);
});
