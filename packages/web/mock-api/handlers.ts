import { eventStream } from './event-hub.ts';

/** Answers one call; `parts` are the groups that the pattern caught. */
export type Answer = (request: Request, parts: readonly string[]) => Response | Promise<Response>;

export interface Handler {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: RegExp;
  readonly answer: Answer;
}

const satellites = [
  {
    satelliteId: 'aurora-2',
    cosparId: '2021-044C',
    name: 'AURORA-2',
    noradId: 58210,
    configuration: {
      ...{ shape: 'CANNONBALL', hardBodyRadius: 3 },
      propulsion: { type: 'IMPULSIVE', maxDeltaV: 2, propellantMass: 11.4 },
    },
    claim: 'CONFIRMED',
    isClaimDisputed: false,
  },
  {
    satelliteId: 'boreas-a',
    cosparId: '2019-081A',
    name: 'BOREAS-A',
    noradId: 44713,
    configuration: { shape: 'CANNONBALL', hardBodyRadius: 2, propulsion: { type: 'NONE' } },
    claim: 'UNVERIFIED',
    isClaimDisputed: false,
  },
];

/** The fixtures of the shell; features add theirs in files of their own and list them in `start-mock.ts`. */
export const shellHandlers: readonly Handler[] = [
  {
    method: 'GET',
    path: /^\/api\/v1\/ca\/satellites$/,
    answer: (request) => {
      const wanted = new URL(request.url).searchParams.get('satellite-id');
      return Response.json(satellites.filter(({ satelliteId }) => wanted === null || satelliteId === wanted));
    },
  },
  {
    method: 'GET',
    path: /^\/api\/v1\/events$/,
    answer: () => eventStream(),
  },
];
