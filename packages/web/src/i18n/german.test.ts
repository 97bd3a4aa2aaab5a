import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

type Module = Readonly<Record<string, object>>;

const root = new URL('../', import.meta.url);
/** Where every catalogue of texts of the application lies, from `src` on. */
const places = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)en\.ts$/.test(path))
  .sort();
const catalogueIn = async (path: string): Promise<object | undefined> =>
  existsSync(new URL(path, root)) ? Object.values((await import(`../${path}`)) as Module)[0] : undefined;

/** Sentences that the specification fixes: they stay as it has them, in every language. */
const FIXED = {
  'pages/texts/en.ts': ['connectionError.text'],
} as const;

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

const catalogues = await Promise.all(
  places.map(async (path) => ({
    path,
    english: messagesOf((await catalogueIn(path)) ?? {}),
    german: messagesOf((await catalogueIn(path.replace(/en\.ts$/, 'de.ts'))) ?? {}),
  })),
);

it('C-10 there are catalogues, of the charts too', () => {
  expect(catalogues.length).toBeGreaterThan(25);
  expect(catalogues.some(({ path }) => path.startsWith('charts/'))).toBe(true);
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
  for (const [path, keys] of Object.entries(FIXED)) {
    const catalogue = catalogues.find((one) => one.path === path);
    for (const key of keys) {
      expect(catalogue?.english.get(key), key).toBeTypeOf('string');
      expect(catalogue?.german.get(key), key).toBe(catalogue?.english.get(key));
    }
  }
});
