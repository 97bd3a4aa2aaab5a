import { worstLevel } from '../../../ui/status-level.ts';
import type { ConjunctionEvent } from '../event.ts';
import type { ListLine } from './group.ts';

/** Both objects of an event; without a catalogue number the other one is its name. */
export function pairOf({ record: { satelliteId, object2 } }: ConjunctionEvent): string {
  return `pair:${satelliteId}:${object2.noradId ?? object2.name}`;
}

/**
 * Folds the passages of a pair into the row of the first of them, and lays those of open pairs out right below it. Group
 * heads stay, and pairs are folded within their group. A pair with the selected event in it is open.
 */
export function foldPairs(
  lines: readonly ListLine[],
  openIds: ReadonlySet<string>,
  selectedId: string | undefined,
): readonly ListLine[] {
  return sections(lines).flatMap(([head, events]) => [...head, ...foldSection(events, openIds, selectedId)]);
}

type EventLine = Extract<ListLine, { kind: 'event' }>;

function sections(lines: readonly ListLine[]): readonly (readonly [readonly ListLine[], readonly EventLine[]])[] {
  const found: [ListLine[], EventLine[]][] = [[[], []]];
  for (const line of lines)
    if (line.kind === 'group') found.push([[line], []]);
    else found.at(-1)![1].push(line);
  return found;
}

function foldSection(
  lines: readonly EventLine[],
  openIds: ReadonlySet<string>,
  selectedId: string | undefined,
): readonly ListLine[] {
  const pairs = new Map<string, EventLine[]>();
  for (const line of lines) {
    const id = pairOf(line.event);
    const known = pairs.get(id);
    if (known) known.push(line);
    else pairs.set(id, [line]);
  }
  return [...pairs].flatMap(([id, passages]): readonly ListLine[] => {
    if (passages.length === 1) return passages;
    const isOpen = openIds.has(id) || passages.some((line, place) => place > 0 && line.id === selectedId);
    const mark = worstLevel(passages.map(({ event }) => event.mark));
    const told = passages.map((line, place) => ({
      ...line,
      pair: { id, count: passages.length, isOpen, place, mark },
    }));
    return isOpen ? told : told.slice(0, 1);
  });
}
