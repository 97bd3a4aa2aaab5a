/** Doubles a number in a thread, for the tests of the thread pool. */
export function double(input: { readonly value: number }): { readonly value: number } {
  return { value: input.value * 2 };
}

/** Works without end; only an abort stops it. */
export function spin(_input: object): never {
  for (;;);
}

/** Fills its heap without end; only the limit of its thread stops it. */
export function hoard(_input: object): never {
  const ballast: object[] = [];
  for (;;) ballast.push({ at: ballast.length });
}
