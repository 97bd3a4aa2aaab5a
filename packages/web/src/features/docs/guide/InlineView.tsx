import { Link } from '../../../ui/Link.tsx';
import type { Inline } from '../markdown/inline.ts';

export interface InlineViewProps {
  readonly parts: readonly Inline[];
  /** Where a link leads; undefined leaves its words. */
  readonly linkOf: (href: string) => string | undefined;
}

/** What the platform hands out as it is, and no page of the application. */
const isFile = (href: string): boolean => /^\/[^#?]+\.[a-z]+$/.test(href);

/** Running text with its code, stress and links. */
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
