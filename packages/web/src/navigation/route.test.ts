import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Route, routesReader } from './route.ts';

const route = (path: string): Route<unknown> => ({ path, enter: () => {}, load: async () => () => null });
const paths = ['/', '/docs/:page?/:file?', '/ca/find/:satelliteId?', '/ca/conjunction/:satelliteId/:conjunctionId'];
const read = routesReader(paths.map(route));
const pathOf = (href: string) => read(href).place.path;

it('an address finds its route, with and without what may be left out, and nothing deeper', () => {
  expect(pathOf('/')).toBe('/');
  expect(read('/docs').place.params).toEqual({ page: undefined, file: undefined });
  expect(read('/docs/ca/cdm?q=x#a').place.params).toEqual({ page: 'ca', file: 'cdm' });
  expect(pathOf('/docs/ca/a/b')).toBeUndefined();
  expect(pathOf('/ca/find/')).toBe('/ca/find/:satelliteId?');
  expect(pathOf('/ca/conjunction/only-one')).toBeUndefined();
  expect(read('/nowhere').route).toBeUndefined();
});

it('whatever stands in an address for a name is read back', () => {
  const name = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text !== '.' && text !== '..');
  fc.assert(
    fc.property(name, name, (satelliteId, conjunctionId) => {
      const href = `/ca/conjunction/${encodeURIComponent(satelliteId)}/${encodeURIComponent(conjunctionId)}`;
      expect(read(href).place.params).toEqual({ satelliteId, conjunctionId });
    }),
  );
});

it('what no browser writes is taken as it stands', () => {
  expect(read('/ca/find/%E0%A4%A').place.params).toEqual({ satelliteId: '%E0%A4%A' });
});

it('parameters that stay are the same for whoever compares them', () => {
  const before = read('/ca/find/aurora-1?q=x').place;
  expect(read('/ca/find/aurora-1?q=x#part', before).place.search).toBe(before.search);
  expect(read('/ca/find/aurora-1?q=y', before).place.params).toBe(before.params);
  expect(read('/ca/find/aurora-2?q=x', before).place.params).toEqual({ satelliteId: 'aurora-2' });
});
