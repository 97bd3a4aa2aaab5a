import { expect, it } from 'vitest';
import { missingPageCrumbs, missingRecordCrumbs } from './use-crumbs.ts';

const reader = { access: { ca: { roles: ['operator'] } } } as never;

it('R-22 an address without a page is in its service where the reader may use that', () => {
  expect(missingPageCrumbs('/ca/nowhere', undefined)).toEqual(['notFound']);
  expect(missingPageCrumbs('/nowhere', reader)).toEqual(['notFound']);
  expect(missingPageCrumbs('/cable', reader)).toEqual(['notFound']);
});

it('R-28 the trail of a missing record names the lists above it and no part of its address', () => {
  expect(missingRecordCrumbs(['ca', 'conjunctions', 'satellite', 'conjunction', 'cdm'])).toEqual([
    'ca',
    'conjunctions',
    'notFound',
  ]);
  expect(missingRecordCrumbs(['odt', 'observations', 'observation'])).toEqual(['odt', 'observations', 'notFound']);
  expect(missingRecordCrumbs(['docs'])).toEqual(['docs', 'notFound']);
});
