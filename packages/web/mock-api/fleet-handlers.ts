import type { SatelliteContacts } from '@keepout/contract/ca/contacts';
import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import type { SatelliteEvent } from '@keepout/contract/fleet/history';
import type { Satellite } from '@keepout/contract/fleet/satellite';
import type { GroundStation } from '@keepout/contract/fleet/station';
import { type Handler, on } from './handlers.ts';
import { mockPage, mockProblem } from './mock-problem.ts';

const MADE = '2026-11-01T08:00:00.000Z';
const given = { claim: 'CONFIRMED', isClaimDisputed: false, version: 1, createdAt: MADE, updatedAt: MADE } as const;

const satellites: Satellite[] = [
  {
    ...given,
    satelliteId: 'aurora-2',
    cosparId: '2021-044C',
    name: 'AURORA-2',
    noradId: 58210,
    configuration: {
      shape: 'WING_BOX_WING',
      hardBodyRadius: 3.4,
      boxLength: 1.6,
      boxWidth: 1.1,
      boxHeight: 1.1,
      wingLength: 2.1,
      wingWidth: 1,
      dragArea: 3.1,
      dragCoefficient: 2.2,
      wetMass: 268,
      propulsion: { type: 'IMPULSIVE', thrust: 1, specificImpulse: 215, maxDeltaV: 0.5, propellantMass: 14.2 },
    },
  },
  {
    ...given,
    claim: 'UNVERIFIED',
    satelliteId: 'boreas-a',
    cosparId: '2019-081A',
    name: 'BOREAS-A',
    noradId: 44713,
    configuration: { shape: 'OTHER', propulsion: { type: 'UNKNOWN' } },
  },
];
const history: SatelliteEvent[] = [{ at: MADE, actor: 'mara', action: 'created', changes: [] }];
const stations: GroundStation[] = [
  {
    stationId: 'sta-1',
    name: 'Svalbard',
    latitude: 78.23,
    longitude: 15.39,
    altitude: 458,
    minElevation: 5,
    canCommand: true,
    canConfirm: true,
    version: 1,
    createdAt: MADE,
    updatedAt: MADE,
  },
];
let rules: FlightRules = {
  thresholds: { medium: 1e-7, high: 1e-5, critical: 1e-4 },
  decisionLeadHours: 12,
  targetPc: 3e-6,
  targetReductionOrders: 1.5,
  fourEyes: false,
  sharesEphemerides: false,
  uplinkLeadTime: 1800,
  densityUncertainty: 0.3,
  maxSmaChange: null,
  noBurnWindows: [],
  notes: '',
  version: 1,
  updatedAt: null,
};

/** Every other revolution a polar satellite passes a station in the far north; the other one's orbit nobody knows. */
function contactsAhead(): SatelliteContacts[] {
  const startMs = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  const iso = (minutes: number) => new Date(startMs + minutes * 60_000).toISOString();
  const noOrbitReason = 'BOREAS-A has no ephemeris in force, and no catalogue is loaded.';
  return satellites.map(({ satelliteId, name }) => {
    const isKnown = satelliteId === 'aurora-2';
    return {
      satelliteId,
      satelliteName: name,
      orbitSource: isKnown ? 'EPHEMERIS' : null,
      coveredUntil: null,
      noOrbitReason: isKnown ? null : noOrbitReason,
      contacts: (isKnown ? stations : []).flatMap(({ stationId, name: stationName, canCommand, canConfirm }) =>
        Array.from({ length: 52 }, (_, index) => ({
          stationId,
          stationName,
          canCommand,
          canConfirm,
          maxElevation: 8 + ((index * 37) % 80),
          start: iso(40 + index * 194),
          culmination: iso(45 + index * 194),
          end: iso(51 + index * 194),
        })),
      ),
    };
  });
}

const missing = (what: string) => mockProblem({ status: 404, code: 'not-found', detail: `${what} was not found.` });
/** Whether a change rests on another version than the one there is. */
export const isOlder = (request: Request, version: number) => {
  const tag = request.headers.get('if-match');
  return tag !== null && tag !== `"${version}"`;
};
export const changed = () =>
  mockProblem({ status: 412, code: 'version-changed', detail: 'It changed in the meantime.' });

/** Satellites with their records, ground stations and flight rules, changed for as long as the page is open. */
export const fleetHandlers: readonly Handler[] = [
  on('listSatellites', (request) => {
    const wanted = new URL(request.url).searchParams.get('satellite-id');
    return Response.json(satellites.filter(({ satelliteId }) => wanted === null || satelliteId === wanted));
  }),
  on('getSatelliteOperator', () =>
    Response.json({ noradId: 58210, operatorId: 'aurora', operatorName: 'Aurora', satelliteName: '' }),
  ),
  on('getSatellite', (_request, [id]) => {
    const found = satellites.find(({ satelliteId }) => satelliteId === id);
    return found ? Response.json(found) : missing('The satellite');
  }),
  on('listSatelliteHistory', (request) => mockPage(request, history)),
  on('changeSatellite', async (request) => {
    const body = (await request.json()) as Satellite;
    const at = satellites.findIndex(({ satelliteId }) => satelliteId === body.satelliteId);
    const present = satellites[at];
    if (!present) return missing('The satellite');
    // Whoever names it so is beaten to it by somebody else, once.
    if (body.name.endsWith('RACE') && present.version === 1) {
      satellites[at] = {
        ...present,
        version: 2,
        configuration: { ...present.configuration, wetMass: 250, dragArea: 3.3 },
      };
      return changed();
    }
    if (isOlder(request, present.version)) return changed();
    satellites[at] = { ...present, ...body, version: present.version + 1 };
    return Response.json(satellites[at]);
  }),
  on('deleteSatellite', (_request, [id]) => {
    const at = satellites.findIndex(({ satelliteId }) => satelliteId === id);
    if (at < 0) return missing('The satellite');
    satellites.splice(at, 1);
    return new Response(null, { status: 204 });
  }),
  on('getCatalogueObject', (_request, [number]) =>
    number === '58211'
      ? Response.json({
          noradId: 58211,
          name: 'AURORA-3',
          cosparId: '2021-044D',
          objectType: 'PAYLOAD',
          sizeClass: 'MEDIUM',
          radarCrossSection: 0.8,
          hardBodyRadius: 0.5046,
          hardBodyRadiusSource: 'catalogue-rcs',
          epoch: MADE,
          catalogueId: 'cat-1',
          source: 'fixture',
        })
      : missing('Object of the catalogue'),
  ),
  on('listContacts', () => Response.json(contactsAhead())),
  on('listStations', (request) => mockPage(request, stations)),
  on('createStation', async (request) => {
    const body = (await request.json()) as GroundStation;
    const made = { ...body, stationId: `sta-${stations.length + 1}`, version: 1, createdAt: MADE, updatedAt: MADE };
    stations.push(made);
    return Response.json(made, { status: 201 });
  }),
  on('changeStation', async (request, [id]) => {
    const at = stations.findIndex(({ stationId }) => stationId === id);
    const present = stations[at];
    if (!present) return missing('The station');
    stations[at] = { ...present, ...((await request.json()) as GroundStation), version: present.version + 1 };
    return Response.json(stations[at]);
  }),
  on('deleteStation', (_request, [id]) => {
    stations.splice(
      stations.findIndex(({ stationId }) => stationId === id),
      1,
    );
    return new Response(null, { status: 204 });
  }),
  on('getFlightRules', () => Response.json(rules)),
  on('changeFlightRules', async (request) => {
    if (isOlder(request, rules.version)) return changed();
    rules = { ...((await request.json()) as FlightRules), version: rules.version + 1, updatedAt: MADE };
    return Response.json(rules);
  }),
];
