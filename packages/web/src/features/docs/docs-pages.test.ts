import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocumentationPages } from '../../../docs-plugin.ts';
import type { OpenApiDocument } from './description/open-api.ts';
import { type Block, readBlocks } from './markdown/blocks.ts';
import type { Inline } from './markdown/inline.ts';
import { checkNames, type DocsPageFacts, pagesOf } from './pages/docs-page.ts';
import { linkOf } from './pages/guide-link.ts';
import { searchable } from './search/search.ts';
import { searchEntries } from './search/search-index.ts';

const texts = readDocumentationPages();
const pages = texts.map(({ page }) => page);

const hrefsIn = (parts: readonly Inline[]): readonly string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'code') return [];
    return part.kind === 'link' ? [part.href] : hrefsIn(part.children);
  });

function inlineOf(block: Block): readonly Inline[] {
  if (block.kind === 'code' || block.kind === 'picture') return [];
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'table' ? [block.head, ...block.rows].flat(2) : block.text;
}

describe('the pages of the documentation', () => {
  it('D-02 begin with getting started and authentication; tracking has its api page', () => {
    for (const service of ['ca', 'odt']) {
      const [first, second] = pagesOf(pages, service).filter(({ kind }) => kind === 'guide');
      expect([first?.page, second?.page]).toEqual(['index', 'authentication']);
    }
    expect(pagesOf(pages, 'odt').find(({ page }) => page === 'api')).toMatchObject({ title: 'Order observations' });
    expect(pagesOf(pages, 'ca').some(({ page }) => page === 'tracking-providers')).toBe(false);
  });

  it('D-02 hold what is made of tables: problems, states, settings, glossary, fields of a CDM, changes', () => {
    const names = pagesOf(pages, 'ca').map(({ page }) => page);
    expect(names).toEqual(
      expect.arrayContaining(['errors', 'states', 'settings', 'glossary', 'cdm-fields', 'changelog']),
    );
  });

  it('lead to each other: a link of a guide to a guide or a method is an address of the product', () => {
    const dead = texts
      .filter(({ page }) => page.kind === 'guide')
      .flatMap(({ page, body }) =>
        hrefsIn(readBlocks(body).flatMap(inlineOf))
          .filter((href) => /^(\.\.\/models\/)?[a-z-]+\.md/.test(href))
          .filter((href) => linkOf(href, page, pages, page.service ?? 'ca') === undefined)
          .map((href) => `${page.source}: ${href}`),
      );
    expect(dead).toEqual([]);
  });

  it('are not built with a guide that has no front matter: its file is named', () => {
    const repository = mkdtempSync(join(tmpdir(), 'keepout-guides-'));
    mkdirSync(join(repository, 'docs/guides'), { recursive: true });
    writeFileSync(join(repository, 'docs/guides/bare.md'), '# A guide\n');
    expect(() => readDocumentationPages(repository)).toThrow(
      'docs/guides/bare.md: no front matter; begin it with title and order',
    );
    rmSync(repository, { recursive: true });
  });

  const page = (changes: Partial<DocsPageFacts>): DocsPageFacts => ({
    page: 'api',
    title: 'A',
    kind: 'guide',
    order: 1,
    asset: 'guides/a.md',
    source: 'docs/guides/a.md',
    ...changes,
  });

  it('lead within the service that is read, and to another one where only that has the page', () => {
    const all = [
      page({ service: 'ca' }),
      page({ service: 'odt', source: 'docs/guides/b.md' }),
      page({ page: 'index', source: 'docs/guides/index.md' }),
    ];
    const from = { source: 'docs/guides/c.md' };
    expect(linkOf('a.md#x', from, all, 'odt')).toBe('/docs/ca/api#x');
    expect(linkOf('index.md', from, all, 'odt')).toBe('/docs/odt');
    expect(linkOf('../models/none.md', from, all, 'odt')).toBeUndefined();
    expect(linkOf('#here', from, all, 'odt')).toBe('#here');
  });

  it.each([
    [[page({}), page({ source: 'docs/guides/b.md' })], /docs\/guides\/b\.md and docs\/guides\/a\.md are both ca\/api/],
    [[page({ page: 'reference-x' })], /docs\/guides\/a\.md: names that begin with reference/],
    [[page({ service: 'tle' })], /docs\/guides\/a\.md: there is no service tle/],
  ])('that cannot all be reached are refused with the names of their files', (all, reason) => {
    expect(() => checkNames(all, ['ca', 'odt'])).toThrow(reason);
  });
});

/** Imported by its path, because the module imports server code, whose types belong to another compilation. */
const SERVER_DESCRIBED = new URL('../../../../../scripts/described-api.ts', import.meta.url).href;

describe('the search', async () => {
  const { describedApi } = await import(SERVER_DESCRIBED);
  const { ca } = (await describedApi()) as Readonly<Record<'ca', OpenApiDocument>>;
  const find = searchable(searchEntries(texts, { ca }));
  const first = (query: string, service = 'ca') => {
    const [hit] = find(query, service);
    return hit && `${hit.entry.title} > ${hit.entry.heading}`;
  };

  it('finds guides by their headings and calls by what they do, with their place', () => {
    expect(first('ca/find')).toBe('conjunctions > GET /api/v1/ca/find');
    expect(first('Repeating and changing')).toBe('Collision avoidance API > Repeating and changing');
    expect(first('no such word anywhere xyz')).toBeUndefined();
    expect(find('', 'ca')).toEqual([]);
  });

  it('finds beginnings of words in any case, and what belongs to a service there alone', () => {
    expect(find('IDEMPOT', 'ca').length).toBeGreaterThan(1);
    expect(find('listEphem', 'odt')).toEqual([]);
    expect(find('conjunctions of your satellites', 'odt').every(({ entry }) => entry.service !== 'ca')).toBe(true);
  });

  it('knows no call that the reference hides', () => {
    expect(find('Load a catalogue TLE 3LE OMM', 'ca').filter(({ entry }) => entry.kind === 'call')).toEqual([]);
  });
});
