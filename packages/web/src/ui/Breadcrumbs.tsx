import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import './breadcrumbs.css';

export interface CrumbEntry {
  readonly key: string;
  readonly label: ReactNode;
  /** Absent for the last one, which is the page itself. */
  readonly href?: string;
}

export function Breadcrumbs({ label, crumbs }: { readonly label: string; readonly crumbs: readonly CrumbEntry[] }) {
  return (
    <nav aria-label={label} className="breadcrumbs">
      <ol>
        {crumbs.map(({ key, label: text, href }, place) => (
          <li key={key}>
            {place > 0 && <ChevronRight size={12} aria-hidden />}
            {href === undefined || place === crumbs.length - 1 ? (
              <span {...(place === crumbs.length - 1 && { 'aria-current': 'page' as const })}>{text}</span>
            ) : (
              <Link kind="bare" href={href} className="breadcrumb-link">
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
