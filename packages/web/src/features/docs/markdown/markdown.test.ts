import { describe, expect, it } from 'vitest';
import { readBlocks } from './blocks.ts';
import { readFrontMatter } from './front-matter.ts';
import { readInline } from './inline.ts';
import { sectionsOf } from './sections.ts';

describe('the head of a guide', () => {
  const guide = (head: string) => `---\n${head}\n---\n\n# Title\n`;

  it('has title and order, and may name its page and service', () => {
    expect(readFrontMatter('a.md', guide('title: "Order it"\norder: 4\nservice: odt\npage: api'))).toEqual({
      front: { title: 'Order it', order: 4, service: 'odt', page: 'api' },
      body: '\n# Title\n',
    });
  });

  it.each([
    ['# Title\n', 'no front matter'],
    ['---\ntitle: x\n', 'no front matter'],
    [guide('order: 1'), 'no title'],
    [guide('title: x'), 'no order'],
    [guide('title: x\norder: first'), 'no order'],
    [guide('title: x\n- order'), 'is not read'],
  ])('that is wrong is refused with the name of its file: %j', (text, reason) => {
    expect(() => readFrontMatter('docs/guides/a.md', text)).toThrow(/^docs\/guides\/a\.md: /);
    expect(() => readFrontMatter('docs/guides/a.md', text)).toThrow(reason);
  });
});

describe('running text', () => {
  it('has code, stress and links, and an asterisk between figures is one', () => {
    expect(readInline('a `b*c*` **d `e`** *f* [g `h`](i.md#j) 2*3*4 m*s')).toEqual([
      'a ',
      { kind: 'code', text: 'b*c*' },
      ' ',
      { kind: 'strong', children: ['d ', { kind: 'code', text: 'e' }] },
      ' ',
      { kind: 'emphasis', children: ['f'] },
      ' ',
      { kind: 'link', href: 'i.md#j', children: ['g ', { kind: 'code', text: 'h' }] },
      ' 2*3*4 m*s',
    ]);
  });

  it('keeps HTML as words', () => {
    expect(readInline('<script>alert(1)</script>')).toEqual(['<script>alert(1)</script>']);
  });
});

describe('a page', () => {
  it('is headings, paragraphs, lists, tables and code', () => {
    const text = [
      '# One',
      '<!-- not shown -->',
      'first',
      'line',
      '- a',
      '  b',
      '- c',
      '',
      '1. d',
      '',
      '| h | i |',
      '|---|---|',
      '| `x|y` \\| z | 2 |',
      '',
      '```sh',
      '# no heading',
      '```',
      '![a page](pictures/a.webp)',
      '## One',
    ].join('\n');
    expect(readBlocks(text)).toEqual([
      { kind: 'heading', level: 1, id: 'one', anchors: [], text: ['One'] },
      { kind: 'paragraph', text: ['first line'] },
      { kind: 'list', isOrdered: false, items: [['a b'], ['c']] },
      { kind: 'list', isOrdered: true, items: [['d']] },
      {
        kind: 'table',
        head: [['h'], ['i']],
        rows: [[[{ kind: 'code', text: 'x|y' }, ' | z'], ['2']]],
      },
      { kind: 'code', language: 'sh', text: '# no heading' },
      { kind: 'picture', alt: 'a page', href: 'pictures/a.webp' },
      { kind: 'heading', level: 2, id: 'one-1', anchors: [], text: ['One'] },
    ]);
  });

  it('is cut at its headings for the search', () => {
    expect(sectionsOf(readBlocks('a\n\n## B *c*\n\nd\n\n- e'))).toEqual([
      { id: '', heading: '', level: 1, text: 'a' },
      { id: 'b-c', heading: 'B c', level: 2, text: 'd e' },
    ]);
  });
});
