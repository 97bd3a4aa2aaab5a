import type { Language } from '@keepout/contract/platform/language';

/** What fetches a translation of each catalogue that the page knows so far. */
export const translations = new Set<(language: Language) => Promise<unknown>>();

/** Every text that the page knows so far is here in a language; where one cannot be fetched, in English. */
export async function textsIn(language: Language): Promise<void> {
  await Promise.all([...translations].map((load) => load(language)));
}
