export type Transitions = Readonly<Record<string, readonly string[]>>;

/** A state machine as text: each state with an arrow to what may follow. */
export function drawing(transitions: Transitions): string {
  const width = Math.max(...Object.keys(transitions).map((name) => name.length));
  return Object.entries(transitions)
    .flatMap(([from, all]) => {
      if (all.length === 0) return [`${from.padEnd(width)}  (end)`];
      return all.map((to, place) => {
        const isLast = place === all.length - 1;
        const corner = all.length === 1 ? '──' : place === 0 ? '┬─' : isLast ? '└─' : '├─';
        return `${place === 0 ? `${from.padEnd(width)} ─` : ' '.repeat(width + 2)}${corner}> ${to}`;
      });
    })
    .join('\n');
}
