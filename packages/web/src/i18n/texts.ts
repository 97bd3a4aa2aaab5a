import { germanLoaders } from './german-loaders.ts';
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
  /** The German texts, fetched once when first asked for; English where they cannot be fetched. */
  readonly german: () => Promise<T>;
  /** What `german` gave, once it is here. */
  readonly loaded: () => T | undefined;
}

/** A catalogue of texts with its German chunk, which a German reader is sent beside the page that it belongs to. */
export function createTexts<T extends Catalogue>(
  english: T,
  german: () => Promise<Translation<T>> = async () => ({}),
): Texts<T> {
  let request: Promise<T> | undefined;
  let loaded: T | undefined;
  const load = () => {
    request ??= german().then(
      (translation) => {
        loaded = translated(english, translation);
        return loaded;
      },
      () => {
        loaded = english;
        return loaded;
      },
    );
    return request;
  };
  germanLoaders.add(load);
  if (useLocale.getState().locale === 'de') void load();
  return { english, loaded: () => loaded, german: load };
}

/**
 * The catalogue in the chosen language: English for every message that German lacks. A part of the page whose German is on
 * its way is shown when it is here, and never in English for an instant; what stands around it waited for its own at the start.
 */
export function useTexts<T extends Catalogue>(texts: Texts<T>): T {
  const locale = useLocale((state) => state.locale);
  if (locale !== 'de') return texts.english;
  const loaded = texts.loaded();
  if (loaded !== undefined) return loaded;
  // The boundary above waits. `use` would go on in the middle of the component, where React 19 loses count of hooks (its error 467).
  throw texts.german();
}
