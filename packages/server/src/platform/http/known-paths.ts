import type { FastifyRequest } from 'fastify';
import type { HttpApp } from './app.ts';

/** Methods that the routes of a server accept at a path. */
export interface KnownPaths {
  /** Sorted; empty if no route has the path. */
  methodsAt(path: string): readonly string[];
}

interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/**
 * Records every route that is added from here on, to distinguish a wrong method on a known path from an unknown path.
 * Catch-all routes (the files of the web, preflights) do not define a path and are left out.
 */
export function rememberPaths(app: HttpApp): KnownPaths {
  const paths = new Map<string, KnownPath>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url === '*' || url === '/*') return;
    const path = paths.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const name of [method].flat()) path.methods.add(name.toUpperCase());
    paths.set(url, path);
  });
  return {
    methodsAt: (path) => {
      const matching = [...paths].filter(([, { pattern }]) => pattern.test(path));
      // A literal segment has priority over a parameter, as in the API description.
      const [nearest] = matching.sort(([a], [b]) => (specificity(a) < specificity(b) ? -1 : 1));
      return [...(nearest?.[1].methods ?? [])].sort();
    },
  };
}

/** Returns the rank of each segment: 0 literal, 1 parameter, 2 wildcard. */
function specificity(url: string): string {
  return url
    .split('/')
    .map((part) => (part.includes('*') ? 2 : part.startsWith(':') ? 1 : 0))
    .join('');
}

/** Returns whether no API route matches a request: no route at all, or only that of the web files. */
export function isNobodys(request: FastifyRequest): boolean {
  const { url } = request.routeOptions;
  return request.is404 || url === '*' || url === '/*';
}

/** Converts `/cdms/:cdmId` to a regular expression: a parameter matches one segment, a star the rest; a trailing slash is ignored. */
function patternOf(url: string): RegExp {
  const parts = url
    .replace(/\/$/, '')
    .split(/(:\w+|\*)/)
    .map((part) =>
      part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${parts.join('')}/?$`);
}
