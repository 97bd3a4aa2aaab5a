/** Doubles a number in a thread; what the tests of the thread pool run. */
export function double(input: { readonly value: number }): { readonly value: number } {
  return { value: input.value * 2 };
}

/** Works without end; only an abort stops it. */
export function spin(_input: object): never {
  for (;;);
}
