/**
 * Processes a list in parts, `atOnce` of them at a time, and returns the results in order. The first failure ends
 * it: no further part begins.
 */
export async function inParts<T, R>(
  items: readonly T[],
  { size, atOnce }: { readonly size: number; readonly atOnce: number },
  work: (part: readonly T[]) => Promise<R>,
): Promise<R[]> {
  const count = Math.ceil(items.length / size);
  const results: R[] = [];
  let next = 0;
  let hasFailed = false;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < count && !hasFailed; at = next++) {
      try {
        results[at] = await work(items.slice(at * size, (at + 1) * size));
      } catch (cause) {
        hasFailed = true;
        throw cause;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
  return results;
}
