export interface SelectionRule {
  readonly multiple: boolean;
  /** Off: the last selected one cannot be deselected. */
  readonly allowNone: boolean;
}

/** The selection after a press on `pressed` (C-08), in the order of `ids`; unknown values are dropped. */
export function nextSelection(
  ids: readonly string[],
  selected: readonly string[],
  pressed: string,
  { multiple, allowNone }: SelectionRule,
): readonly string[] {
  const current = ids.filter((id) => selected.includes(id));
  if (!ids.includes(pressed)) return current;
  if (!current.includes(pressed))
    return multiple ? ids.filter((id) => id === pressed || current.includes(id)) : [pressed];
  const remainingIds = current.filter((id) => id !== pressed);
  return remainingIds.length === 0 && !allowNone ? current : remainingIds;
}

/** Returns the selection for a URL text: valid values only, else the default. */
export function readSelection(
  ids: readonly string[],
  values: readonly string[],
  fallback: readonly string[],
  { multiple, allowNone }: SelectionRule,
): readonly string[] {
  const selection = ids.filter((id) => values.includes(id));
  if (selection.length === 0) return allowNone && values.length > 0 ? [] : fallback;
  return multiple ? selection : selection.slice(0, 1);
}
