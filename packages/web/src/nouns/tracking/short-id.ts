/** What a person tells requests apart by: the first eight digits of a long identifier, all of a short one. */
export function shortId(id: string): string {
  return id.replace(/^([a-z]+-[0-9a-f]{8})-[0-9a-f-]{27}$/, '$1');
}
