import { useEffect, useState } from 'react';
import { useLocale } from './locale-store.ts';

/** A message is a sentence, or a function that makes one from its parameters. */
// biome-ignore lint/suspicious/noExplicitAny: a message may take any parameters; each catalogue fixes its own.
type Message = string | ((...parameters: any[]) => string);
export type Catalogue = { readonly [group: string]: Message | Catalogue };
/** A translation may leave out anything: what is missing stays English. */
export type Translation<T> = { readonly [K in keyof T]?: T[K] extends Message ? Widened<T[K]> : Translation<T[K]> };
type Widened<T> = T extends string ? string : T;

/** Lays a translation over the English catalogue, message by message. */
export function translated<T extends Catalogue>(english: T, translation: Translation<T>): T {
  const entries = Object.entries(english).map(([key, message]) => {
    const over = (translation as Record<string, unknown>)[key];
    if (over === undefined) return [key, message];
    return [key, typeof message === 'object' ? translated(message, over as Translation<typeof message>) : over];
  });
  return Object.fromEntries(entries) as T;
}

/**
 * Binds a catalogue to the chosen language. German is fetched when first asked for; until it is here, and for every
 * message it lacks, English stands.
 */
export function createTexts<T extends Catalogue>(english: T, german?: () => Promise<Translation<T>>): () => T {
  let loaded: T | undefined;
  return function useTexts(): T {
    const locale = useLocale((state) => state.locale);
    const [, announce] = useState(0);
    useEffect(() => {
      if (locale !== 'de' || loaded || !german) return;
      german().then(
        (translation) => {
          loaded = translated(english, translation);
          announce((count) => count + 1);
        },
        () => {
          // The chunk could not be fetched: English stands.
        },
      );
    }, [locale]);
    return locale === 'de' ? (loaded ?? english) : english;
  };
}
