import { paths } from '../../../navigation/paths.ts';
import { type DocsPageFacts, START_PAGE } from './docs-page.ts';

/** Returns the address of a page within its service; a page for all services is addressed within the given one. */
export function addressOf(page: DocsPageFacts, service: string, anchor = ''): string {
  const name = page.page === START_PAGE ? undefined : page.page;
  return `${paths.docs(page.service ?? service, name)}${anchor === '' ? '' : `#${anchor}`}`;
}

/** Returns the address of a picture of a guide: below the guides, as in the repository. */
export const pictureOf = (href: string): string => `/guides/${href}`;

/**
 * Returns the target in the product of a link in a page. Links are relative to the source files, as in the repository; for a
 * file that is not a page of the product it returns undefined, and the link is shown as text.
 */
export function linkOf(
  href: string,
  from: Pick<DocsPageFacts, 'source'>,
  pages: readonly DocsPageFacts[],
  service: string,
): string | undefined {
  if (/^(https?:|mailto:|\/)/.test(href) || href.startsWith('#')) return href;
  const [path = '', anchor = ''] = href.split('#');
  const { pathname } = new URL(path, `file:///${from.source}`);
  const matches = pages.filter(({ source }) => `/${source}` === decodeURIComponent(pathname));
  const target = matches.find((page) => page.service === undefined || page.service === service) ?? matches[0];
  return target && addressOf(target, service, anchor);
}
