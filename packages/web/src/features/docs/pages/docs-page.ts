/** A page of the documentation that is written in Markdown. */
export interface DocsPage {
  /** Its name in the address, behind that of the service. */
  readonly page: string;
  readonly title: string;
  readonly kind: 'guide' | 'reference' | 'method';
  readonly order: number;
  /** The service whose users it is for; of all when absent. */
  readonly service?: string;
  /** The static file with its text. */
  readonly asset: string;
  /** Where it is written, from the root of the repository: links of other pages name it so. */
  readonly source: string;
}

/** Addresses of the API reference begin with it; no page may. */
export const REFERENCE = 'reference';
/** What a service opens with. */
export const START = 'index';

/** The pages that a service shows, in the order of its contents. */
export function pagesOf(pages: readonly DocsPage[], service: string): readonly DocsPage[] {
  return pages
    .filter((page) => page.service === undefined || page.service === service)
    .toSorted((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en'));
}

/** What two pages of one service call themselves is not to be reached; the names of the reference are taken. */
export function checkNames(pages: readonly DocsPage[], services: readonly string[]): void {
  for (const { service, source } of pages) {
    if (service !== undefined && !services.includes(service))
      throw new Error(`${source}: there is no service ${service}; there are ${services.join(', ')}`);
  }
  for (const service of services) {
    const seen = new Map<string, string>();
    for (const { page, source } of pagesOf(pages, service)) {
      if (page === REFERENCE || page.startsWith(`${REFERENCE}-`))
        throw new Error(`${source}: names that begin with ${REFERENCE} belong to the API reference`);
      const other = seen.get(page);
      if (other !== undefined) throw new Error(`${source} and ${other} are both ${service}/${page}`);
      seen.set(page, source);
    }
  }
}
