import type { App } from './app.ts';

/** Which methods the routes of a server take at a path. */
export interface KnownPaths {
  /** Sorted; empty where no route has the path. */
  methodsAt(path: string): readonly string[];
}

interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/**
 * Remembers every route that is added from here on, so that a wrong method on a known path can be told from an unknown path.
 * Routes for whatever nobody else takes (the files of the web, preflights) say nothing about a path and are left out.
 */
export function rememberPaths(app: App): KnownPaths {
  const known = new Map<string, KnownPath>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url === '*' || url === '/*') return;
    const path = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) path.methods.add(one.toUpperCase());
    known.set(url, path);
  });
  return {
    methodsAt: (path) => {
      const methods = [...known.values()]
        .filter(({ pattern }) => pattern.test(path))
        .flatMap((one) => [...one.methods]);
      return [...new Set(methods)].sort();
    },
  };
}

/** `/cdms/:cdmId` as an expression: a name stands for one part of the path, a star for the rest, a last slash for nothing. */
function patternOf(url: string): RegExp {
  const parts = url
    .replace(/\/$/, '')
    .split(/(:\w+|\*)/)
    .map((part) =>
      part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${parts.join('')}/?$`);
}
