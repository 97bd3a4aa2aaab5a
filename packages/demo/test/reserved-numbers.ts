/** Numbers that no generated object takes: the demo fleet and the objects that meet it stand there. */
export const RESERVED_NUMBERS = { first: 99_000, last: 99_999 } as const;
