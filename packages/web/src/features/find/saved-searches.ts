import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** A search saved in the browser: its address and its description. */
export interface SavedSearch {
  readonly href: string;
  readonly name: string;
}

interface SavedSearches {
  readonly searches: readonly SavedSearch[];
  readonly save: (search: SavedSearch) => void;
  readonly forget: (href: string) => void;
}

/** Maximum number of saved searches, newest first, without duplicates. */
const MAX_SEARCHES = 20;

export const useSavedSearches = create<SavedSearches>()(
  persist(
    (set) => ({
      searches: [],
      save: (search) =>
        set(({ searches }) => ({
          searches: [search, ...searches.filter(({ href }) => href !== search.href)].slice(0, MAX_SEARCHES),
        })),
      forget: (href) => set(({ searches }) => ({ searches: searches.filter((search) => search.href !== href) })),
    }),
    { name: 'keepout.searches' },
  ),
);
