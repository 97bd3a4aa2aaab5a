/** An id has no blanks, a digit, and is longer than most words that are looked for. */
const ID = /^(?=.*\d)[\w-]{6,120}$/;

/** The id of an event that was typed or pasted, where none of those that are known begins so. */
export function eventIdIn(typed: string, known: readonly { readonly conjunctionId: string }[]): string | undefined {
  const id = typed.trim();
  if (!ID.test(id)) return undefined;
  const isKnown = known.some(({ conjunctionId }) => conjunctionId.toLowerCase().startsWith(id.toLowerCase()));
  return isKnown ? undefined : id;
}
