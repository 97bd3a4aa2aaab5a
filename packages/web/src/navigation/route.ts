import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { parseSearch, type Search } from './search-params.ts';

export type Params = Readonly<Record<string, string | undefined>>;

/** Who comes to a page, and how. */
export interface Entering<Context> {
  readonly context: Context;
  readonly params: Params;
  readonly search: Search;
  readonly href: string;
  /** Somebody reaches for the page, and has not asked for it. */
  readonly isAhead: boolean;
}

/** An address with its page. */
export interface Route<Context> {
  /** As the specification writes it: /ca/find/:satelliteId? */
  readonly path: string;
  /** Lets in whoever may see it; throws `Elsewhere` or `Nowhere` for others. */
  readonly enter: (entering: Entering<Context>) => Promise<void> | void;
  /** Asks for what the page will show, and waits for nothing. */
  readonly ask?: (entering: Entering<Context>) => void;
  readonly load: () => Promise<ComponentType>;
}

/** An address taken apart. */
export interface Place {
  readonly href: string;
  readonly pathname: string;
  /** With its question mark, and read. */
  readonly query: string;
  readonly search: Search;
  /** Without its sign. */
  readonly hash: string;
  /** The path of its route, and what stands in it for the names there. */
  readonly path: string | undefined;
  readonly params: Params;
}

/** The page stands at another address, which takes the place of this one. */
export class Elsewhere extends Error {
  readonly href: string;

  constructor(href: string) {
    super(`elsewhere: ${href}`);
    this.href = href;
  }
}

/** There is no such page for whoever asks. */
export class Nowhere extends Error {}

/** The reader of addresses for some routes: what it gives for an address, and the route of that. */
export function routesReader<Context>(routes: readonly Route<Context>[]) {
  const patterns = routes.map((route) => ({ route, ...parse(route.path) }));
  return (href: string, before?: Place): { readonly place: Place; readonly route: Route<Context> | undefined } => {
    const { pathname, search: query, hash } = new URL(href, 'http://keepout');
    const parts = {
      href: `${pathname}${query}${hash}`,
      pathname,
      query,
      // Who reads it sees no change where there is none.
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
