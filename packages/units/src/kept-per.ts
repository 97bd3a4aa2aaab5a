/**
 * A value that is made once and stands on elementary functions: made anew where `Math` has other ones than when it was made
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
