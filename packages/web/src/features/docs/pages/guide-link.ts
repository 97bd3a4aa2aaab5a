import { paths } from '../../../navigation/paths.ts';
import { type DocsPage, START } from './docs-page.ts';

/** The address of a page within the service that is read, or within its own. */
export function addressOf(page: DocsPage, service: string, anchor = ''): string {
  const name = page.page === START ? undefined : page.page;
  return `${paths.docs(page.service ?? service, name)}${anchor === '' ? '' : `#${anchor}`}`;
}

/** Where the picture of a guide lies: below the guides, as in the repository. */
export const pictureOf = (href: string): string => `/guides/${href}`;

/**
 * Where a link of a page leads in the product. Links are written for the files, as the repository shows them; one to a
 * file that the product does not have is undefined and stays words.
 */
export function linkOf(
  href: string,
  from: Pick<DocsPage, 'source'>,
  pages: readonly DocsPage[],
  service: string,
): string | undefined {
  if (/^(https?:|mailto:|\/)/.test(href) || href.startsWith('#')) return href;
  const [path = '', anchor = ''] = href.split('#');
  const { pathname } = new URL(path, `file:///${from.source}`);
  const matches = pages.filter(({ source }) => `/${source}` === decodeURIComponent(pathname));
  const target = matches.find((page) => page.service === undefined || page.service === service) ?? matches[0];
  return target && addressOf(target, service, anchor);
}
