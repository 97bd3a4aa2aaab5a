import { existsSync, readdirSync } from 'node:fs';
import type { Language } from '@keepout/contract/platform/language';
import { expect, it } from 'vitest';
import { languages } from './languages.ts';

type Module = Readonly<Record<string, object>>;

const root = new URL('../', import.meta.url);
/** Where every catalogue of texts of the application lies, from `src` on. */
const places = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)en\.ts$/.test(path))
  .sort();
const catalogueIn = async (path: string, language: Language): Promise<object | undefined> =>
  existsSync(new URL(path, root)) ? ((await import(`../${path}`)) as Module)[language] : undefined;

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
  languages
    .filter((language) => language !== 'en')
    .flatMap((language) =>
      places.map(async (path) => ({
        path,
        language,
        english: messagesOf((await catalogueIn(path, 'en')) ?? {}),
        translated: messagesOf((await catalogueIn(path.replace(/en\.ts$/, `${language}.ts`), language)) ?? {}),
      })),
    ),
);

it('C-10 there are catalogues, of the charts too', () => {
  expect(catalogues.length).toBeGreaterThan(25);
  expect(catalogues.some(({ path }) => path.startsWith('charts/'))).toBe(true);
  expect(catalogues.filter(({ english }) => english.size === 0)).toEqual([]);
});

it.each(catalogues)('C-10 $language has every message of $path', ({ english: all, translated }) => {
  expect([...all.keys()].filter((key) => !translated.has(key))).toEqual([]);
});

it.each(catalogues)(
  'C-10 a message of $path uses in $language what the English one uses',
  ({ english: all, translated }) => {
    const wordless = [...all].filter(([key, message]) => message !== '' && translated.get(key) === '');
    expect(wordless.map(([key]) => key)).toEqual([]);
    const kinds = [...all].filter(([key, message]) => typeof translated.get(key) !== typeof message);
    expect(kinds.map(([key]) => key)).toEqual([]);
  },
);

it('C-10 the sentences that the specification fixes are the same in every language', () => {
  const fixed = catalogues.filter(({ path }) => path in FIXED);
  expect(fixed).not.toEqual([]);
  for (const { path, english, translated } of fixed)
    for (const key of FIXED[path as keyof typeof FIXED]) {
      expect(english.get(key), key).toBeTypeOf('string');
      expect(translated.get(key), key).toBe(english.get(key));
    }
});
