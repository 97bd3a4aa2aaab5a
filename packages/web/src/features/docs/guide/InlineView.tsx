import { Link } from '../../../ui/Link.tsx';
import type { Inline } from '../markdown/inline.ts';

export interface InlineViewProps {
  readonly parts: readonly Inline[];
  /** Target of a link; undefined shows the link text without a link. */
  readonly linkOf: (href: string) => string | undefined;
}

/** Returns whether an address is a static file of the platform, not a page of the application. */
const isFile = (href: string): boolean => /^\/[^#?]+\.[a-z]+$/.test(href);

/** Inline text with code, emphasis and links. */
export function InlineView({ parts, linkOf }: InlineViewProps) {
  return parts.map((part, place) => {
    const key = `${place}`;
    if (typeof part === 'string') return part;
    if (part.kind === 'code') return <code key={key}>{part.text}</code>;
    const inside = <InlineView parts={part.children} linkOf={linkOf} />;
    if (part.kind !== 'link')
      return part.kind === 'strong' ? <strong key={key}>{inside}</strong> : <em key={key}>{inside}</em>;
    const href = linkOf(part.href);
    if (href === undefined) return <span key={key}>{inside}</span>;
    return (
      <Link
        key={key}
        href={href}
        {...(/^https?:/.test(href) && { target: '_blank', rel: 'noreferrer' })}
        {...(isFile(href) && { download: '' })}
      >
        {inside}
      </Link>
    );
  });
}
