/** What fetches the German of each catalogue that the page knows so far. */
export const germanLoaders = new Set<() => Promise<unknown>>();

/** Every text that the page knows so far is here in German; where one cannot be fetched, in English. */
export async function germanTexts(): Promise<void> {
  await Promise.all([...germanLoaders].map((load) => load()));
}
