import { expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { useLocale } from './locale-store.ts';
import { createTexts, translated } from './texts.ts';
import { de as vocabulary } from './vocabulary/de.ts';

it('C-10 a message that German lacks stays English', () => {
  const english = { a: 'one', group: { b: 'two', c: (n: number) => `${n} rows` } };
  const both = translated(english, { group: { c: (n: number) => `${n} Zeilen` } });
  expect([both.a, both.group.b, both.group.c(3)]).toEqual(['one', 'two', '3 Zeilen']);
});

it('C-10 a word that German has no message for comes from its vocabulary, in groups too', () => {
  const english = { page: 'Sensors', columns: { state: 'State', sensors: 'Sensors' }, rest: { time: 'Time' } };
  const both = translated(
    english,
    { columns: { state: 'Stand' } },
    { Sensors: 'Sensoren', State: 'Zustand', Time: 'Zeit' },
  );
  expect(both).toEqual({
    page: 'Sensoren',
    columns: { state: 'Stand', sensors: 'Sensoren' },
    rest: { time: 'Zeit' },
  });
});

it('C-10 the German catalogue lies over the English one, group by group', () => {
  const both = translated(en, de, vocabulary);
  expect(both.toast.open).toBe('Öffnen');
  expect(Object.keys(both)).toEqual(Object.keys(en));
});

it('words for codes that English shows as they are have a message in German alone', () => {
  const english: { readonly actions: Readonly<Record<string, string>> } = { actions: {} };
  expect(translated(english, { actions: { 'signed-in': 'angemeldet' } }).actions['signed-in']).toBe('angemeldet');
});

it('C-10 English stands where German cannot be fetched', async () => {
  const texts = createTexts({ a: 'one' }, { './de.ts': () => Promise.reject(new Error('offline')) });
  await expect(texts.load('de')).resolves.toEqual({ a: 'one' });
  expect(texts.loaded('de')).toEqual({ a: 'one' });
});

it('C-10 the page changes to German in one piece, when all that it knows is here, unless another choice came', async () => {
  let arrive = (_: { de: { a: string } }) => {};
  const texts = createTexts({ a: 'one' }, { './de.ts': () => new Promise((resolve) => (arrive = resolve)) });
  const { choose } = useLocale.getState();
  const german = choose('de');
  expect(useLocale.getState().locale).toBe('en');
  await choose('en');
  arrive({ de: { a: 'eins' } });
  await german;
  expect(useLocale.getState().locale).toBe('en');
  await choose('de');
  expect([useLocale.getState().locale, texts.loaded('de')]).toEqual(['de', { a: 'eins' }]);
  await choose('en');
});
