import { useEffect } from 'react';
import { usePlace } from '../../../navigation/RouterProvider.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useDocsText } from '../en.ts';

export interface PageEntry {
  readonly id: string;
  readonly label: string;
  readonly isInner: boolean;
}

/** Headings of the displayed page, next to it on wide screens. */
export function OnThisPage({ entries }: { readonly entries: readonly PageEntry[] }) {
  const text = useDocsText();
  if (entries.length < 2) return null;
  return (
    <nav className="docs-page-entries" aria-label={text.onThisPage}>
      <p className="docs-group">{text.onThisPage}</p>
      <ul>
        {entries.map(({ id, label, isInner }) => (
          <li key={id} data-inner={isInner || undefined}>
            <Link kind="bare" href={`#${id}`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls a loaded page to the heading in the address, or to its start. */
export function useAnchor(isReady: boolean): void {
  const { pathname, hash } = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown from its top
  useEffect(() => {
    if (!isReady) return;
    if (hash === '') document.getElementById('main')?.scrollTo(0, 0);
    else document.getElementById(decodeURIComponent(hash))?.scrollIntoView();
  }, [isReady, pathname, hash]);
}
