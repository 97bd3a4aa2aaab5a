/** A documentation page in Markdown. */
export interface DocsPageFacts {
  /** Name in the address, after that of the service. */
  readonly page: string;
  readonly title: string;
  readonly kind: 'guide' | 'reference' | 'method';
  readonly order: number;
  /** The service whose users the page is for; undefined for all users. */
  readonly service?: string;
  /** Static file with the text. */
  readonly asset: string;
  /** Source path from the root of the repository; links in other pages use it. */
  readonly source: string;
}

/** Address prefix of the API reference, reserved: no page may use it. */
export const REFERENCE = 'reference';
/** Start page of a service. */
export const START_PAGE = 'index';

/** Returns the pages of a service, in the order of its contents. */
export function pagesOf(pages: readonly DocsPageFacts[], service: string): readonly DocsPageFacts[] {
  return pages
    .filter((page) => page.service === undefined || page.service === service)
    .toSorted((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en'));
}

/** Throws if two pages of one service share a name, or a page uses a name of the reference: only one page per name can be opened. */
export function checkNames(pages: readonly DocsPageFacts[], services: readonly string[]): void {
  for (const { service, source } of pages) {
    if (service !== undefined && !services.includes(service))
      throw new Error(`${source}: there is no service ${service}; there are ${services.join(', ')}`);
  }
  for (const service of services) {
    const fileOfPage = new Map<string, string>();
    for (const { page, source } of pagesOf(pages, service)) {
      if (page === REFERENCE || page.startsWith(`${REFERENCE}-`))
        throw new Error(`${source}: names that begin with ${REFERENCE} belong to the API reference`);
      const otherFile = fileOfPage.get(page);
      if (otherFile !== undefined) throw new Error(`${source} and ${otherFile} are both ${service}/${page}`);
      fileOfPage.set(page, source);
    }
  }
}
