import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type RequestStatus, requestStatus } from './enums.ts';
import { isFinal, mayBecome, PASS_TRANSITIONS, REQUEST_TRANSITIONS } from './states.ts';

const page = readFileSync(new URL('../../../../docs/reference/states.md', import.meta.url), 'utf8');

/** Returns a state machine as the reference page draws it: each status with arrows to its successors. */
function drawing(transitions: Readonly<Partial<Record<RequestStatus, readonly RequestStatus[]>>>): string {
  const width = Math.max(...Object.keys(transitions).map((name) => name.length));
  return Object.entries(transitions)
    .flatMap(([from, all]) => {
      if (all.length === 0) return [`${from.padEnd(width)}  (end)`];
      return all.map((to, i) => {
        const corner = all.length === 1 ? '──' : i === 0 ? '┬─' : i === all.length - 1 ? '└─' : '├─';
        const lead = i === 0 ? `${from.padEnd(width)} ─` : ' '.repeat(width + 2);
        return `${lead}${corner}> ${to}`;
      });
    })
    .join('\n');
}

describe('S-05 the state machines', () => {
  it.each([
    ['a request', REQUEST_TRANSITIONS],
    ['a pass', PASS_TRANSITIONS],
  ])('of %s is drawn in the reference of states', (_name, transitions) => {
    expect(page).toContain(`\`\`\`text\n${drawing(transitions)}\n\`\`\``);
  });

  it('know every status, and each status that may follow another one', () => {
    const statuses = new Set([...Object.keys(REQUEST_TRANSITIONS), ...Object.keys(PASS_TRANSITIONS)]);
    expect([...statuses].toSorted()).toEqual(requestStatus.options.toSorted());
    for (const transitions of [REQUEST_TRANSITIONS, PASS_TRANSITIONS]) {
      for (const to of Object.values(transitions).flat()) expect(Object.keys(transitions)).toContain(to);
    }
  });

  it('end nowhere but where a request is over, and nothing comes from there', () => {
    const over = ['COMPLETE', 'PARTIAL', 'INFEASIBLE', 'UNSUCCESSFUL', 'CANCELLED'] as const;
    for (const status of requestStatus.options) {
      if (status in REQUEST_TRANSITIONS)
        expect(isFinal(REQUEST_TRANSITIONS, status)).toBe(over.some((final) => final === status));
      for (const from of over) expect(mayBecome(REQUEST_TRANSITIONS, from, status)).toBe(false);
    }
  });
});
