import { useEffect } from 'react';
import { usePlace } from '../../../navigation/RouterProvider.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useDocsText } from '../en.ts';

export interface PageEntry {
  readonly id: string;
  readonly label: string;
  readonly isInner: boolean;
}

/** The headings of the page that is read, beside it where there is room. */
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

/** Once a page is there: to the heading that the address names, else to its beginning. */
export function useAnchor(isReady: boolean): void {
  const { pathname, hash } = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its beginning
  useEffect(() => {
    if (!isReady) return;
    if (hash === '') document.getElementById('main')?.scrollTo(0, 0);
    else document.getElementById(decodeURIComponent(hash))?.scrollIntoView();
  }, [isReady, pathname, hash]);
}
