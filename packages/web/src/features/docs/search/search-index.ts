import type { OpenApiDocument } from '../description/open-api.ts';
import { fileOfTag, operationsOf } from '../description/operations.ts';
import { readBlocks } from '../markdown/blocks.ts';
import { sectionsOf } from '../markdown/sections.ts';
import { type DocsPageFacts, START_PAGE } from '../pages/docs-page.ts';

/** A search entry: the text below a heading, or a call. */
export interface SearchEntry {
  /** Name of the page in the address. */
  readonly file: string;
  readonly anchor: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  /** The service whose users find the entry; undefined for all users. */
  readonly service?: string;
  readonly kind: DocsPageFacts['kind'] | 'call';
}

export interface PageText {
  readonly page: DocsPageFacts;
  readonly body: string;
}

/** Returns the search entries of the guides and API descriptions. Runs at build time. */
export function searchEntries(
  texts: readonly PageText[],
  documents: Readonly<Record<string, OpenApiDocument>>,
): readonly SearchEntry[] {
  const guides = texts.flatMap(({ page, body }) =>
    sectionsOf(readBlocks(body)).map(({ id, heading, level, text }): SearchEntry => {
      const isWhole = level === 1;
      return {
        file: page.page,
        anchor: isWhole ? '' : id,
        title: page.title,
        heading: isWhole ? '' : heading,
        text,
        kind: page.kind,
        ...(page.service !== undefined && { service: page.service }),
      };
    }),
  );
  const calls = Object.entries(documents).flatMap(([service, document]) =>
    operationsOf(document).map(
      ({ id, method, path, tag, summary, description }): SearchEntry => ({
        file: fileOfTag(tag),
        anchor: id,
        title: tag,
        heading: `${method.toUpperCase()} ${path}`,
        text: [summary, description].filter((part) => part !== '').join(' '),
        service,
        kind: 'call',
      }),
    ),
  );
  return [...guides, ...calls];
}

/** Returns the name of a page in the address; empty for the start page of a service. */
export const indexFile = ({ file }: SearchEntry): string | undefined => (file === START_PAGE ? undefined : file);
