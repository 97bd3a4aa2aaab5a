import type { Language } from '@keepout/contract/platform/language';
import { useLocale } from './locale-store.ts';
import { translations } from './translations.ts';

/** A message is a sentence, or a function that makes one from its parameters. */
// biome-ignore lint/suspicious/noExplicitAny: a message may take any parameters; each catalogue fixes its own.
type Message = string | ((...parameters: any[]) => string);
export type TextCatalogue = { readonly [group: string]: Message | TextCatalogue };
/** A translation may omit any text: missing ones appear in English. */
export type Translation<T> = { readonly [K in keyof T]?: T[K] extends Message ? Widened<T[K]> : Translation<T[K]> };
type Widened<T> = T extends string ? string : T;

/**
 * Merges a translation into the English catalogue, message by message, and the vocabulary of the language by its English words.
 * Words that stand for a code in English have a message in the translation alone.
 */
export function translated<T extends TextCatalogue>(
  english: T,
  translation: Translation<T>,
  vocabulary: Readonly<Record<string, string>> = {},
): T {
  const entries = Object.entries(english).map(([key, message]) => {
    const over = (translation as Record<string, unknown>)[key];
    if (typeof message === 'object')
      return [key, translated(message, (over ?? {}) as Translation<typeof message>, vocabulary)];
    return [key, over ?? (typeof message === 'string' ? vocabulary[message] : undefined) ?? message];
  });
  const addedEntries = Object.entries(translation).filter(([key]) => !(key in english));
  return Object.fromEntries([...entries, ...addedEntries]) as T;
}

/** Translations of one folder: result of `import.meta.glob`, a chunk for each language. */
type Chunks = Readonly<Record<string, () => Promise<unknown>>>;

const vocabularies: Chunks = import.meta.glob('./vocabulary/??.ts');

/** Returns the texts of a language chunk; empty where the language has none. */
async function chunkOf<Words extends object>(chunks: Chunks, language: Language): Promise<Words> {
  const address = Object.keys(chunks).find((path) => path.endsWith(`/${language}.ts`)) ?? '';
  const chunk = (await chunks[address]?.()) as Readonly<Record<string, Words>> | undefined;
  return chunk?.[language] ?? ({} as Words);
}

interface Texts<T extends TextCatalogue> {
  /** The texts in a language, loaded once at the first request; English where they are missing or cannot be loaded. */
  readonly load: (language: Language) => Promise<T>;
  /** Result of `load`, once available. */
  readonly loaded: (language: Language) => T | undefined;
}

/** Creates a catalogue with its translations; a reader loads those of his language together with the page. */
export function createTexts<T extends TextCatalogue>(english: T, chunks: Chunks = {}): Texts<T> {
  const requests = new Map<Language, Promise<T>>();
  const loadedTexts = new Map<Language, T>([['en', english]]);
  const request = (language: Language): Promise<T> =>
    Promise.all([
      chunkOf<Translation<T>>(chunks, language),
      chunkOf<Readonly<Record<string, string>>>(vocabularies, language),
    ])
      .then(([translation, vocabulary]) => translated(english, translation, vocabulary))
      .catch(() => english)
      .then((texts) => {
        loadedTexts.set(language, texts);
        return texts;
      });
  const load = (language: Language): Promise<T> => {
    const texts = loadedTexts.get(language);
    if (texts !== undefined) return Promise.resolve(texts);
    const pending = requests.get(language) ?? request(language);
    requests.set(language, pending);
    return pending;
  };
  translations.add(load);
  void load(useLocale.getState().locale);
  return { load, loaded: (language) => loadedTexts.get(language) };
}

/**
 * The catalogue in the chosen language: English for every message that a translation lacks. A part of the page whose texts are on
 * loading is shown when they have arrived, and never in English for an instant; the surrounding page waits for its own texts at the start.
 */
function useTexts<T extends TextCatalogue>(texts: Texts<T>): T {
  const locale = useLocale((state) => state.locale);
  const loaded = texts.loaded(locale);
  if (loaded !== undefined) return loaded;
  // The boundary above waits. `use` would go on in the middle of the component, where React 19 loses count of hooks (its error 467).
  throw texts.load(locale);
}

/**
 * The hook of a catalogue, which its `en.ts` exports:
 *
 *     export const useFindText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
 */
export function textsOf<T extends TextCatalogue>(english: T, chunks: Chunks): () => T {
  const texts = createTexts(english, chunks);
  return () => useTexts(texts);
}
