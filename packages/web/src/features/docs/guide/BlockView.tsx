import { createElement } from 'react';
import { CodeBlock } from '../../../ui/CodeBlock.tsx';
import { Link } from '../../../ui/Link.tsx';
import { ScrollingTable } from '../../../ui/ScrollingTable.tsx';
import type { DocsText } from '../en.ts';
import type { Block, Heading } from '../markdown/blocks.ts';
import { plainText } from '../markdown/inline.ts';
import { pictureOf } from '../pages/guide-link.ts';
import { InlineView, type InlineViewProps } from './InlineView.tsx';

export interface BlockViewProps extends Pick<InlineViewProps, 'linkOf'> {
  readonly block: Block;
  /** Heading above the block, and the number of the block on the page: labels of tables and code. */
  readonly heading: string;
  readonly place: number;
  readonly text: DocsText;
}

/** One block of a page. */
export function BlockView({ block, heading, place: onPage, text, linkOf }: BlockViewProps) {
  const inline = (parts: InlineViewProps['parts']) => <InlineView parts={parts} linkOf={linkOf} />;
  switch (block.kind) {
    case 'heading':
      return <HeadingView heading={block} text={text} linkOf={linkOf} />;
    case 'paragraph':
      return <p>{inline(block.text)}</p>;
    case 'list':
      return createElement(
        block.isOrdered ? 'ol' : 'ul',
        { className: 'docs-list' },
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page does not change
        block.items.map((item, place) => <li key={place}>{inline(item)}</li>),
      );
    case 'picture':
      return <img className="docs-picture" src={pictureOf(block.href)} alt={block.alt} loading="lazy" />;
    case 'code': {
      const label = text.code[block.language as keyof DocsText['code']] ?? (block.language || text.code.text);
      return <CodeBlock label={label} name={text.named(label, heading, onPage)} text={block.text} />;
    }
    case 'table':
      return (
        <ScrollingTable
          className="docs-table"
          label={text.named(text.table, heading, onPage)}
          columns={block.head.map(inline)}
        >
          <tbody>
            {block.rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page does not change
              <tr key={line}>
                {row.map((cell, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page does not change
                  <td key={place}>{inline(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      );
  }
}

interface HeadingViewProps extends Pick<InlineViewProps, 'linkOf'> {
  readonly heading: Heading;
  readonly text: DocsText;
}

function HeadingView({ heading: { level, id, anchors, text: parts }, text, linkOf }: HeadingViewProps) {
  const words = <InlineView parts={parts} linkOf={linkOf} />;
  if (level === 1) return <h1 id={id}>{words}</h1>;
  return (
    <div className="docs-heading">
      {anchors.map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      {createElement(`h${Math.min(level, 4)}`, { id }, words)}
      <Link kind="bare" className="docs-anchor" href={`#${id}`} aria-label={text.link(plainText(parts))}>
        #
      </Link>
    </div>
  );
}
