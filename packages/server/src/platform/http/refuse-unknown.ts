import type { FastifyRequest } from 'fastify';
import { nearestName } from '../settings/nearest-name.ts';
import type { HttpApp } from './app.ts';
import { isNobodys } from './known-paths.ts';
import { refused } from './problem.ts';

/** Parameter names of other services, and of earlier versions of this one, for parameters that have another name here. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  from: ['start', 'begin', 'since', 'after', 'start-time', 'tca-from'],
  to: ['end', 'stop', 'until', 'before', 'end-time', 'tca-to'],
  limit: ['count', 'size', 'page-size', 'per-page', 'top'],
  cursor: ['offset', 'page', 'skip', 'after-id'],
  object: ['norad-id', 'secondary'],
};

/**
 * Refuses unknown query parameters of an API route: a misspelt filter would otherwise return all records as if it
 * had been applied. The refusal contains the nearest known name.
 */
export function refuseUnknownParameters(app: Pick<HttpApp, 'addHook'>): void {
  app.addHook('preValidation', async (request) => {
    if (isNobodys(request) || !request.url.startsWith('/api/')) return;
    const parameters = knownParameters(request);
    const unknownNames = Object.keys((request.query ?? {}) as object).filter((name) => !parameters.includes(name));
    if (unknownNames.length === 0) return;
    const errors = unknownNames.slice(0, 20).map((name) => ({
      code: 'unknown-parameter' as const,
      pointer: `?${name.slice(0, 80)}`,
      message: sentence(name.slice(0, 80), parameters),
    }));
    throw refused('unknown-parameter', { detail: errors[0]!.message, errors });
  });
}

function knownParameters({ routeOptions }: FastifyRequest): readonly string[] {
  const schema = routeOptions.schema?.querystring as { readonly shape?: object } | undefined;
  return Object.keys(schema?.shape ?? {});
}

function sentence(name: string, names: readonly string[]): string {
  if (names.length === 0) return `There is no parameter ${name}: this call takes none.`;
  const suggestion = nearest(name, names);
  const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  return `There is no parameter ${name}.${hint} Known are ${names.join(', ')}.`;
}

function nearest(name: string, names: readonly string[]): string | undefined {
  const plain = name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
  if (names.includes(plain)) return plain;
  const aliased = names.find((candidate) => OTHER_NAMES[candidate]?.includes(plain));
  return aliased ?? nearestName(plain, names);
}
