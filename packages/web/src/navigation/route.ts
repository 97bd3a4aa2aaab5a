import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { parseSearch, type Search } from './search-params.ts';

export type Params = Readonly<Record<string, string | undefined>>;

/** Context of a navigation to a page. */
export interface Entering<Context> {
  readonly context: Context;
  readonly params: Params;
  readonly search: Search;
  readonly href: string;
  /** Whether the page is prefetched, without a navigation. */
  readonly isAhead: boolean;
}

/** An address with its page. */
export interface Route<Context> {
  /** As the specification writes it: /ca/find/:satelliteId? */
  readonly path: string;
  /** Checks permission; throws `Redirect` or `PageNotFound` without it. */
  readonly enter: (entering: Entering<Context>) => Promise<void> | void;
  /** Starts the requests of the page without waiting for them. */
  readonly ask?: (entering: Entering<Context>) => void;
  readonly load: () => Promise<ComponentType>;
}

/** An address taken apart. */
export interface PageAddress {
  readonly href: string;
  readonly pathname: string;
  /** With its question mark, and read. */
  readonly query: string;
  readonly search: Search;
  /** Without its sign. */
  readonly hash: string;
  /** The path of its route, and the values of its parameters. */
  readonly path: string | undefined;
  readonly params: Params;
}

/** The page has another address, which replaces this one. */
export class Redirect extends Error {
  readonly href: string;

  constructor(href: string) {
    super(`elsewhere: ${href}`);
    this.href = href;
  }
}

/** The page does not exist for this user. */
export class PageNotFound extends Error {}

/** Returns a parser of addresses for routes: gives the route and the parameters of an address. */
export function routesReader<Context>(routes: readonly Route<Context>[]) {
  const patterns = routes.map((route) => ({ route, ...parse(route.path) }));
  return (
    href: string,
    before?: PageAddress,
  ): { readonly place: PageAddress; readonly route: Route<Context> | undefined } => {
    const { pathname, search: query, hash } = new URL(href, 'http://keepout');
    const parts = {
      href: `${pathname}${query}${hash}`,
      pathname,
      query,
      // The same object is reused for unchanged content, so that readers do not re-render.
      search: before?.query === query ? before.search : parseSearch(query),
      hash: hash.slice(1),
    };
    if (before?.pathname === pathname)
      return {
        place: { ...parts, path: before.path, params: before.params },
        route: routes.find(({ path }) => path === before.path),
      };
    for (const { route, keys, pattern } of patterns) {
      const match = pattern.exec(pathname);
      if (match === null) continue;
      const params = Object.fromEntries(keys.map((key, index) => [key, decoded(match[index + 1])]));
      return { place: { ...parts, path: route.path, params }, route };
    }
    return { place: { ...parts, path: undefined, params: {} }, route: undefined };
  };
}

function decoded(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return part;
  }
}
