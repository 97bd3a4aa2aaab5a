import { expect, it } from 'vitest';

/** Every catalogue of texts of the application, by its path. */
const english = import.meta.glob<Readonly<Record<string, object>>>('../**/en.ts', { eager: true });
const german = import.meta.glob<Readonly<Record<string, object>>>('../**/de.ts', { eager: true });

/** Sentences that the specification fixes: they stay as it has them, in every language. */
const FIXED = [
  'connectionError.text',
  ...['cancelled', 'cancelledText', 'unauthenticated', 'unauthenticatedText'].map((name) => `faults.${name}`),
];

const catalogueOf = (module: Readonly<Record<string, object>> | undefined): object =>
  Object.values(module ?? {})[0] ?? {};

/** Every message by its path in the catalogue. */
function messagesOf(catalogue: object, path: readonly string[] = []): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? [...messagesOf(value as object, [...path, key])]
        : [[[...path, key].join('.'), value] as const],
    ),
  );
}

const catalogues = Object.entries(english).map(([path, module]) => {
  const other = german[path.replace(/en\.ts$/, 'de.ts')];
  return { path, english: messagesOf(catalogueOf(module)), german: messagesOf(catalogueOf(other)) };
});

it('C-10 there are catalogues, of the charts too', () => {
  expect(catalogues.length).toBeGreaterThan(25);
  expect(catalogues.some(({ path }) => path.includes('/charts/'))).toBe(true);
});

it.each(catalogues)('C-10 German has every message of $path', ({ english: all, german: known }) => {
  expect([...all.keys()].filter((key) => !known.has(key))).toEqual([]);
});

it.each(catalogues)(
  'C-10 a German message of $path uses what the English one uses',
  ({ english: all, german: known }) => {
    const wordless = [...all].filter(([key, message]) => message !== '' && known.get(key) === '');
    expect(wordless.map(([key]) => key)).toEqual([]);
    const kinds = [...all].filter(([key, message]) => typeof known.get(key) !== typeof message);
    expect(kinds.map(([key]) => key)).toEqual([]);
  },
);

it('C-10 the sentences that the specification fixes are the same in German', () => {
  const shell = catalogues.find(({ path }) => path.endsWith('/i18n/en.ts') || path === './en.ts');
  for (const key of FIXED) expect(shell?.german.get(key), key).toBe(shell?.english.get(key));
});
