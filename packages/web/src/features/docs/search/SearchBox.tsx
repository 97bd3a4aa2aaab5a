import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { useGoTo } from '../../../navigation/use-search-change.ts';
import { useFilterKey } from '../../../ui/use-filter-key.ts';
import { useDocsText } from '../en.ts';
import { useSearch } from '../use-docs.ts';
import type { Hit } from './search.ts';
import { indexFile, type SearchEntry } from './search-index.ts';

/** Returns the address of a search result. */
const addressOf = (service: string, entry: SearchEntry): string =>
  `${paths.docs(service, indexFile(entry))}${entry.anchor === '' ? '' : `#${entry.anchor}`}`;

/** Searches guides and reference while typing; arrow keys select, Enter opens, Escape closes. */
export function SearchBox({ service }: { readonly service: string }) {
  const text = useDocsText();
  const goTo = useGoTo();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [chosenIndex, setChosen] = useState(0);
  useFilterKey(input);
  const search = useSearch(isWanted);
  const hits = useMemo(() => search.data?.(query, service) ?? [], [search.data, query, service]);
  const isShown = isOpen && query.trim() !== '';
  const go = (hit: Hit | undefined) => {
    if (!hit) return;
    setOpen(false);
    setQuery('');
    goTo(addressOf(service, hit.entry));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      setChosen((chosenIndex + step + hits.length) % Math.max(hits.length, 1));
    } else if (event.key === 'Enter') go(hits[chosenIndex]);
    else if (event.key === 'Escape') {
      setOpen(false);
      setQuery('');
    }
  };
  return (
    <search className="docs-search" aria-label={text.search.label}>
      <span className="control-box">
        <Search size={14} aria-hidden />
        <input
          ref={input}
          className="control"
          role="combobox"
          aria-label={text.search.label}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(isShown && hits.length > 0 && { 'aria-activedescendant': `${listId}-${chosenIndex}` })}
          placeholder={text.search.placeholder}
          value={query}
          autoComplete="off"
          onFocus={() => {
            setWanted(true);
            setOpen(true);
          }}
          onBlur={() => setOpen(false)}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      <span className="visually-hidden" role="status">
        {isShown && search.data ? text.search.count(hits.length) : ''}
      </span>
      <div className="docs-hits" hidden={!isShown}>
        {search.error && <p role="alert">{text.search.failed}</p>}
        {isShown && search.data && hits.length === 0 && <p>{text.search.none(query.trim())}</p>}
        <div role="listbox" id={listId} aria-label={text.search.results}>
          {hits.map((hit, place) => (
            // biome-ignore-start lint/a11y: the input has the focus and handles the keys
            <div
              key={`${hit.entry.file}#${hit.entry.anchor}`}
              id={`${listId}-${place}`}
              role="option"
              aria-selected={place === chosenIndex}
              ref={place === chosenIndex ? (row) => row?.scrollIntoView({ block: 'nearest' }) : null}
              className="docs-hit"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => go(hit)}
            >
              <span className="docs-hit-place">
                {[hit.entry.title, hit.entry.heading].filter((part) => part !== '').join(' › ')}
              </span>
              <span className="docs-hit-text">{hit.excerpt}</span>
            </div>
            // biome-ignore-end lint/a11y: the input has the focus and handles the keys
          ))}
        </div>
      </div>
    </search>
  );
}
