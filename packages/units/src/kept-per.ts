/**
 * Returns a value that is computed once per set of elementary functions: it is computed again when `Math` has other functions than before
 * (kernel/own-functions), so that their digits never mix.
 */
export function keptPer<T>(make: () => T): () => T {
  let maker: unknown;
  let value: T;
  return () => {
    if (maker !== Math.cos) {
      value = make();
      maker = Math.cos;
    }
    return value;
  };
}
