import type { Language } from '@keepout/contract/platform/language';

/** Loaders of the translations of each registered catalogue. */
export const translations = new Set<(language: Language) => Promise<unknown>>();

/** Loads all registered texts in a language; English where that fails. */
export async function textsIn(language: Language): Promise<void> {
  await Promise.all([...translations].map((load) => load(language)));
}
