/** Result of a check: its subject, its status, and the remedy for a problem. */
export interface Finding {
  readonly what: string;
  /** `note`: the platform runs, but something is missing or old. */
  readonly state: 'good' | 'note' | 'bad';
  readonly detail: string;
}

export const good = (what: string, detail: string): Finding => ({ what, state: 'good', detail });
export const note = (what: string, detail: string): Finding => ({ what, state: 'note', detail });
export const bad = (what: string, detail: string): Finding => ({ what, state: 'bad', detail });

/** Returns codes and texts of an error and of its causes, the outermost first. */
export function causesOf(error: unknown): { readonly codes: readonly string[]; readonly words: string } {
  const codes: string[] = [];
  const words: string[] = [];
  const walk = (at: unknown, depth: number): void => {
    if (!(at instanceof Error) || depth > 5) return;
    if ('code' in at && typeof at.code === 'string') codes.push(at.code);
    if (at.message !== '') words.push(at.message);
    if (at instanceof AggregateError) for (const cause of at.errors) walk(cause, depth + 1);
    walk(at.cause, depth + 1);
  };
  walk(error, 0);
  return { codes, words: words.join('; ') };
}
