import { docsPages } from 'virtual:docs-contents';
import { useMemo } from 'react';
import { QueryState } from '../../../api/QueryState.tsx';
import { OnThisPage, useAnchor } from '../contents/OnThisPage.tsx';
import { useDocsText } from '../en.ts';
import { type Block, type Heading, readBlocks } from '../markdown/blocks.ts';
import { readFrontMatter } from '../markdown/front-matter.ts';
import { plainText } from '../markdown/inline.ts';
import type { DocsPageFacts } from '../pages/docs-page.ts';
import { linkOf } from '../pages/guide-link.ts';
import { usePageText } from '../use-docs.ts';
import { BlockView } from './BlockView.tsx';

/** A documentation page in Markdown. */
export function GuideView({ page, service }: { readonly page: DocsPageFacts; readonly service: string }) {
  const text = useDocsText();
  const query = usePageText(page);
  const blocks = useMemo(() => (query.data === undefined ? undefined : blocksOf(page, query.data)), [page, query.data]);
  useAnchor(blocks !== undefined);
  if (blocks === undefined) {
    return (
      <article className="docs-text">
        <h1>{page.title}</h1>
        <QueryState query={query} loading={text.loading} rows={12} />
      </article>
    );
  }
  const headings = blocks.filter((block): block is Heading => block.kind === 'heading');
  return (
    <>
      <article className="docs-text" lang="en">
        {blocks.map((block, place) => (
          <BlockView
            // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page does not change
            key={place}
            block={block}
            heading={headingAbove(blocks, place)}
            place={place}
            text={text}
            linkOf={(href) => linkOf(href, page, docsPages, service)}
          />
        ))}
      </article>
      <OnThisPage
        entries={headings
          .filter(({ level }) => level === 2 || level === 3)
          .map(({ id, level, text: parts }) => ({ id, isInner: level === 3, label: plainText(parts) }))}
      />
    </>
  );
}

/** Returns the blocks of a page; a page without a title heading gets the title of its front matter. */
function blocksOf(page: DocsPageFacts, markdown: string): readonly Block[] {
  const body = /^---\r?\n/.test(markdown) ? readFrontMatter(page.source, markdown).body : markdown;
  const blocks = readBlocks(body);
  const [first] = blocks;
  if (first?.kind === 'heading' && first.level === 1) return blocks;
  return [{ kind: 'heading', level: 1, id: 'top', anchors: [], text: [page.title] }, ...blocks];
}

function headingAbove(blocks: readonly Block[], place: number): string {
  const above = blocks.slice(0, place).findLast((block): block is Heading => block.kind === 'heading');
  return above ? plainText(above.text) : '';
}
