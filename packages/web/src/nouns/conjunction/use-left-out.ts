import { parseList } from '../../navigation/search-params.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';

/** Names them in the address. */
export const LEFT_OUT_PARAMETER = 'left-out';

/** Returns the conjunctions that the reader excludes from totals; stored in the address, so that a link shows the same total. */
export function useLeftOut() {
  const [text, set] = useQueryParam(LEFT_OUT_PARAMETER);
  const ids = parseList(text);
  const count = (changed: readonly string[], isCounted: boolean) => {
    const otherIds = ids.filter((id) => !changed.includes(id));
    const next = isCounted ? otherIds : [...otherIds, ...changed].sort();
    set(next.length === 0 ? undefined : next.join(','));
  };
  return { ids, text, count };
}
