import { useEffect, useState } from 'react';
import { useLocale } from './locale-store.ts';

/** A message is a sentence, or a function that makes one from its parameters. */
// biome-ignore lint/suspicious/noExplicitAny: a message may take any parameters; each catalogue fixes its own.
type Message = string | ((...parameters: any[]) => string);
export type Catalogue = { readonly [group: string]: Message | Catalogue };
/** A translation may leave out anything: what is missing stays English. */
export type Translation<T> = { readonly [K in keyof T]?: T[K] extends Message ? Widened<T[K]> : Translation<T[K]> };
type Widened<T> = T extends string ? string : T;

/** Lays a translation over the English catalogue, message by message. Words that stand for a code in English have a message in the translation alone. */
export function translated<T extends Catalogue>(english: T, translation: Translation<T>): T {
  const entries = Object.entries(english).map(([key, message]) => {
    const over = (translation as Record<string, unknown>)[key];
    if (over === undefined) return [key, message];
    return [key, typeof message === 'object' ? translated(message, over as Translation<typeof message>) : over];
  });
  const own = Object.entries(translation).filter(([key]) => !(key in english));
  return Object.fromEntries([...entries, ...own]) as T;
}

export interface Texts<T extends Catalogue> {
  readonly english: T;
  /** The German texts, fetched once when first asked for. */
  readonly german: () => Promise<T>;
  /** What `german` gave, once it is here. */
  readonly loaded: () => T | undefined;
}

/** A catalogue of texts with its German chunk. */
export function createTexts<T extends Catalogue>(
  english: T,
  german: () => Promise<Translation<T>> = async () => ({}),
): Texts<T> {
  let request: Promise<T> | undefined;
  let loaded: T | undefined;
  return {
    english,
    loaded: () => loaded,
    german() {
      request ??= german().then((translation) => {
        loaded = translated(english, translation);
        return loaded;
      });
      return request;
    },
  };
}

/** The catalogue in the chosen language: English until German is here, and for every message that German lacks. */
export function useTexts<T extends Catalogue>(texts: Texts<T>): T {
  const locale = useLocale((state) => state.locale);
  const [, announce] = useState(0);
  // As this render saw it: what arrives before the effect runs would else never be shown.
  const isLoaded = texts.loaded() !== undefined;
  useEffect(() => {
    if (locale !== 'de' || isLoaded) return;
    texts.german().then(
      () => announce((count) => count + 1),
      () => {
        // The chunk could not be fetched: English stands.
      },
    );
  }, [locale, texts, isLoaded]);
  return locale === 'de' ? (texts.loaded() ?? texts.english) : texts.english;
}
