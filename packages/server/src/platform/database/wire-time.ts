/** PostgreSQL's `2026-11-20 09:41:02.123456+00` as ISO 8601 with Z; every column is read in UTC. */
export function wireTime(stored: string): string {
  const text = stored.replace(' ', 'T');
  return text.replace(/(\+00(:?00)?|Z)?$/, 'Z');
}

export function wireTimeOrNull(stored: string | null): string | null {
  return stored === null ? null : wireTime(stored);
}
