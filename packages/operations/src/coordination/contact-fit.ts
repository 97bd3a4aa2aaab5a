/** An object of another operator. */
export interface ForeignObject {
  readonly noradId: number | null;
  readonly name: string;
}

/** How nearly a pattern means an object: its number, a range around it, the beginning of its name; 0 where it does not. */
function nearness(pattern: string, { noradId, name }: ForeignObject): number {
  if (pattern.endsWith('*')) return name.toUpperCase().startsWith(pattern.slice(0, -1).toUpperCase()) ? 1 : 0;
  const [from, to = from] = pattern.split('-').map(Number) as [number, number?];
  if (noradId === null || noradId < from || noradId > to) return 0;
  return from === to ? 3 : 2;
}

/** Those who have an object, the nearest fit first; of equals in the order in which they came. */
export function contactsThatFit<Contact extends { readonly objects: readonly string[] }>(
  contacts: readonly Contact[],
  object: ForeignObject,
): readonly Contact[] {
  const fits = contacts.map((contact) => ({
    contact,
    fit: Math.max(0, ...contact.objects.map((pattern) => nearness(pattern, object))),
  }));
  return fits
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ contact }) => contact);
}
