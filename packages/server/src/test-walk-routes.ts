import { API_ROOT } from '@keepout/contract/platform/endpoint';
import type { FastifyContextConfig } from 'fastify';
import type { z } from 'zod';
import { exampleOf } from './hosting/describe.ts';
import type { ServerModule } from './hosting/module.ts';

/** A route of the running platform, as it was registered. */
export interface WalkedRoute {
  /** Method and path below `API_ROOT`, parameters as `:name`: how the tables of the walks name it. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly config: FastifyContextConfig;
  /** Roles that it needs; none: sign-in alone. */
  readonly requirement: readonly string[];
  readonly query: Readonly<Record<string, z.ZodType>>;
  readonly headers: readonly string[];
  readonly body: z.ZodType | undefined;
  readonly answer: z.ZodType | undefined;
}

interface Registered {
  readonly method: string | readonly string[];
  readonly url: string;
  readonly config?: FastifyContextConfig;
  readonly schema?: {
    readonly querystring?: z.ZodType;
    readonly headers?: z.ZodType;
    readonly body?: z.ZodType;
    readonly response?: Readonly<Record<string, z.ZodType>>;
  };
}

/** The modules, and every route that they register from now on: a new endpoint is walked without a word. */
export function watched(modules: readonly ServerModule[]): {
  readonly modules: readonly ServerModule[];
  readonly routes: readonly WalkedRoute[];
} {
  const routes: WalkedRoute[] = [];
  const watching = modules.map((module): ServerModule => {
    if (module.register === undefined) return module;
    return {
      ...module,
      register(app, context) {
        app.addHook('onRoute', (route) => {
          for (const method of [route.method].flat())
            if (method !== 'HEAD') routes.push(walked({ ...route, method } as Registered, module.requirement ?? []));
        });
        return module.register?.(app, context);
      },
    };
  });
  return { modules: watching, routes };
}

function walked({ method, url, config = {}, schema = {} }: Registered, requirement: readonly string[]): WalkedRoute {
  const answers = Object.entries(schema.response ?? {});
  return {
    name: `${String(method)} ${url.replace(API_ROOT, '')}`,
    method: method as WalkedRoute['method'],
    url,
    config,
    requirement: config.isPublic ? [] : (config.requirement ?? requirement),
    query: shapeOf(schema.querystring),
    headers: Object.keys(shapeOf(schema.headers)),
    body: schema.body,
    answer: answers.find(([status]) => status.startsWith('2'))?.[1],
  };
}

/** The fields of a schema of an object; none of another one. */
export function shapeOf(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> {
  return (schema as { readonly shape?: Record<string, z.ZodType> } | undefined)?.shape ?? {};
}

/** Records by the name that paths have for them. */
export type WalkWorld = Readonly<Record<string, string>>;

/** What of a world a field of a body or a query names, where it has another name there. */
const NAMED: Readonly<Record<string, string>> = {
  'cdm-id': 'cdmId',
  message: 'cdmId',
  'conjunction-id': 'conjunctionId',
  'customer-id': 'customerId',
  'manoeuvre-id': 'manoeuvreId',
  'oem-id': 'oemId',
  oemFileId: 'oemId',
  against: 'oemId',
  'operator-id': 'operatorId',
  'record-id': 'satelliteId',
  'request-id': 'requestId',
  'satellite-id': 'satelliteId',
  'screening-id': 'screeningId',
  'sensor-id': 'sensorId',
  'user-id': 'userId',
};
/** What some calls cannot do without, and what names no record. */
const ASKED: Readonly<Record<string, string>> = {
  'norad-id': '90000',
  noradId: '90000',
  'sensor-code': 'OF-WALK-1',
  token: 'not-a-secret',
  start: '2026-11-20T00:00:00Z',
  end: '2026-11-20T00:10:00Z',
  x: '7000000',
  y: '0',
  z: '0',
  vx: '0',
  vy: '7500',
  vz: '0',
  'semi-major-axis': '7000000',
  eccentricity: '0',
  inclination: '1',
  raan: '0',
  'argument-of-perigee': '0',
  'mean-anomaly': '0',
};
/** What is of the whole installation, so that everybody may see it. */
export const EVERYBODYS: readonly string[] = ['keptBackId', 'source', 'noradId', 'feedId', 'turnId'];
/** Names of no operator's record; `at` is a time of the ephemeris. */
const NO_RECORD = [...EVERYBODYS, 'at'];

const recordOf = (world: WalkWorld, name: string): string | undefined =>
  NO_RECORD.includes(name) ? undefined : world[NAMED[name] ?? name];

/** A call of a route about the records of a world. */
export interface WalkCall {
  readonly url: string;
  readonly payload: Record<string, unknown> | undefined;
  /** Whether its path, its body or what its query must have names a record. */
  readonly namesRecord: boolean;
  /** Names of the path that the world has nothing for. */
  readonly unknown: readonly string[];
  /** Its query with one more filter, for each that names a record. */
  readonly filtered: readonly string[];
}

/** The body is the example of the description with the records that it names being those of the world. */
export function callOf(route: WalkedRoute, world: WalkWorld): WalkCall {
  const inPath = [...route.url.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const path = route.url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(world[name] ?? 'none'));
  const required = Object.keys(route.query).filter((name) => !route.query[name]!.safeParse(undefined).success);
  const parameter = (name: string) =>
    `${name}=${encodeURIComponent(recordOf(world, name) ?? ASKED[name] ?? world[name] ?? 'none')}`;
  const url = required.length === 0 ? path : `${path}?${required.map(parameter).join('&')}`;
  const example = exampleOf({ schema: { $ref: route.body?.meta()?.id ?? '' } });
  const inBody = Object.keys(example ?? {}).filter((name) => recordOf(world, name) !== undefined);
  const records = Object.fromEntries(inBody.map((name) => [name, recordOf(world, name)]));
  const filters = Object.keys(route.query).filter((name) => recordOf(world, name) && !required.includes(name));
  return {
    url,
    payload: example && { ...example, ...records },
    namesRecord: [...inPath, ...required, ...inBody].some((name) => recordOf(world, name) !== undefined),
    unknown: inPath.filter((name) => world[name] === undefined),
    filtered: filters.map((name) => `${url}${required.length === 0 ? '?' : '&'}${parameter(name)}`),
  };
}
