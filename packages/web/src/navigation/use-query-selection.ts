import { useCallback } from 'react';
import { useQueryParameters } from './RouterProvider.tsx';
import { parseList } from './search-params.ts';
import { nextSelection, readSelection, type SelectionRule } from './selection.ts';
import { useSearchChange } from './use-search-change.ts';

/** One text in the query part of the URL, and how to change it without a step in the history. */
export function useQueryParam(name: string): readonly [string | undefined, (value: string | undefined) => void] {
  const search = useQueryParameters();
  const change = useSearchChange();
  const set = useCallback((value: string | undefined) => change({ [name]: value }), [change, name]);
  return [search[name], set];
}

export interface QuerySelection {
  readonly selected: readonly string[];
  readonly press: (id: string) => void;
}

export interface QuerySelectionOptions extends Partial<SelectionRule> {
  readonly fallback: readonly string[];
}

/** URL value of a deliberately empty selection. */
const EMPTY_SELECTION = 'none';

/** Tabs and filters whose selection is a comma-separated list in the query part (C-08). */
export function useQuerySelection(
  name: string,
  ids: readonly string[],
  { multiple = false, allowNone = false, fallback }: QuerySelectionOptions,
): QuerySelection {
  const [text, set] = useQueryParam(name);
  const rule = { multiple, allowNone };
  const selected = readSelection(ids, parseList(text), fallback, rule);
  const press = (id: string) => {
    const next = nextSelection(ids, selected, id, rule);
    set(next.length === 0 ? EMPTY_SELECTION : next.join(','));
  };
  return { selected, press };
}

/** The single-select form, for `Tabs`. */
export function useQueryTab(
  name: string,
  ids: readonly string[],
  fallback: string,
): readonly [string, (id: string) => void] {
  const { selected, press } = useQuerySelection(name, ids, { fallback: [fallback] });
  return [selected[0] ?? fallback, press];
}
