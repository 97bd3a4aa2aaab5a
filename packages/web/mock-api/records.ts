import { mockVersionConflict } from './mock-problem.ts';

/** Records of one kind, changed for as long as the page is open; `onChange` is what the server tells open pages then. */
export function mutableRecords<Item extends object>(
  idOf: (item: Item) => string,
  seed: readonly Item[],
  onChange: () => void = () => undefined,
) {
  let all = seed;
  const set = (next: readonly Item[]) => {
    all = next;
    onChange();
  };
  const find = (id: string) => all.find((item) => idOf(item) === id);
  /** What becomes of a record by itself: its version stays. */
  const keep = (id: string, part: Partial<Item>): Item | undefined => {
    const prior = find(id);
    if (prior === undefined) return undefined;
    const next = { ...prior, ...part };
    set(all.map((item) => (item === prior ? next : item)));
    return next;
  };
  /** What somebody makes of a record: it has another version then, where records of the kind have one. */
  const update = (id: string, part: Partial<Item>): Item | undefined => {
    const prior = find(id);
    return keep(id, { ...part, ...(prior && 'version' in prior && { version: Number(prior.version) + 1 }) });
  };
  return {
    all: () => all,
    find,
    keep,
    put: update,
    first(item: Item): Item {
      set([item, ...all]);
      return item;
    },
    last(item: Item): Item {
      set([...all, item]);
      return item;
    },
    /** As a caller changes it, who says which version he has seen. */
    change(request: Request, id: string, part: Partial<Item>): Item | Response | undefined {
      const prior = find(id);
      const ifMatch = request.headers.get('If-Match');
      const isSeen =
        ifMatch === null || ifMatch === '*' || (prior && 'version' in prior && ifMatch === `"${prior.version}"`);
      if (prior !== undefined && 'version' in prior && !isSeen) return mockVersionConflict();
      return update(id, part);
    },
    remove(id: string): null | undefined {
      if (find(id) === undefined) return undefined;
      set(all.filter((item) => idOf(item) !== id));
      return null;
    },
  };
}
