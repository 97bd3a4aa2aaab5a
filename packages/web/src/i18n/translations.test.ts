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

/** Words by what English says, of which no catalogue has its own. */
const vocabularyOf = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  ((await catalogueIn(`i18n/vocabulary/${language}.ts`, language)) ?? {}) as Readonly<Record<string, string>>;

/** The messages that the vocabulary has a word for. */
const wordsFor = (english: ReadonlyMap<string, unknown>, vocabulary: Readonly<Record<string, string>>) =>
  [...english].flatMap(([key, message]) =>
    typeof message === 'string' && vocabulary[message] !== undefined ? [[key, vocabulary[message]] as const] : [],
  );

const catalogues = await Promise.all(
  languages
    .filter((language) => language !== 'en')
    .flatMap((language) =>
      places.map(async (path) => {
        const english = messagesOf((await catalogueIn(path, 'en')) ?? {});
        const own = messagesOf((await catalogueIn(path.replace(/en\.ts$/, `${language}.ts`), language)) ?? {});
        const words = wordsFor(english, await vocabularyOf(language));
        return { path, language, english, own, words, translated: new Map<string, unknown>([...words, ...own]) };
      }),
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

it.each(catalogues)('a word of the vocabulary has no message of its own in $language of $path', ({ own, words }) => {
  expect(words.map(([key]) => key).filter((key) => own.has(key))).toEqual([]);
});

it('every word of a vocabulary is said in more than one place', async () => {
  for (const language of languages) {
    const said = catalogues
      .filter((catalogue) => catalogue.language === language)
      .flatMap(({ english, words }) => words.map(([key]) => english.get(key)));
    const rare = Object.keys(await vocabularyOf(language)).filter(
      (word) => said.indexOf(word) === said.lastIndexOf(word),
    );
    expect(rare, language).toEqual([]);
  }
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
