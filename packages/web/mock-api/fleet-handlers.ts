import type { SatelliteContacts } from '@keepout/contract/ca/contacts';
import type { Satellite } from '@keepout/contract/fleet/satellite';
import type { GroundStation } from '@keepout/contract/fleet/station';
import { RECORDED } from '@keepout/contract/recorded';
import { HOUR_MS, iso } from './clock.ts';
import { fixtureSatellite } from './fleet.ts';
import { type Handler, on } from './handlers.ts';
import { mockVersionConflict } from './mock-problem.ts';
import { mutableRecords } from './records.ts';

const CREATED_AT = '2026-11-01T08:00:00.000Z';
const satellite: Satellite = { ...RECORDED.getSatellite, version: 1, createdAt: CREATED_AT, updatedAt: CREATED_AT };

const SATELLITES: readonly Satellite[] = [
  {
    ...satellite,
    ...fixtureSatellite('aurora-2'),
    claim: 'CONFIRMED',
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
      ephemerisEveryHours: 24,
      propulsion: { type: 'IMPULSIVE', thrust: 1, specificImpulse: 215, maxDeltaV: 0.5, propellantMass: 14.2 },
    },
  },
  {
    ...satellite,
    ...fixtureSatellite('boreas-a'),
    claim: 'UNVERIFIED',
    configuration: { shape: 'OTHER', propulsion: { type: 'UNKNOWN' } },
  },
];
/** Every other revolution a polar satellite passes a station in the far north; the other one's orbit nobody knows. */
function contactsAhead(
  satellites: readonly Satellite[],
  stations: readonly GroundStation[],
): readonly SatelliteContacts[] {
  const startMs = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const at = (minutes: number) => iso(startMs + minutes * 60_000);
  return satellites.map(({ satelliteId, name }) => {
    const isKnown = satelliteId === 'aurora-2';
    return {
      satelliteId,
      satelliteName: name,
      orbitSource: isKnown ? 'EPHEMERIS' : null,
      coveredUntil: null,
      noOrbitReason: isKnown ? null : `${name} has no operational ephemeris, and no catalogue is loaded.`,
      contacts: (isKnown ? stations : []).flatMap(({ stationId, name: stationName, canCommand, canConfirm }) =>
        Array.from({ length: 52 }, (_, index) => ({
          stationId,
          stationName,
          canCommand,
          canConfirm,
          maxElevation: 8 + ((index * 37) % 80),
          start: at(40 + index * 194),
          culmination: at(45 + index * 194),
          end: at(51 + index * 194),
        })),
      ),
    };
  });
}

/** The satellites of a world. */
export const fleetRecords = () => mutableRecords(({ satelliteId }) => satelliteId, SATELLITES);
export type FleetFixtureRecords = ReturnType<typeof fleetRecords>;

/** Satellites with their records, ground stations and flight rules, changed for as long as the page is open. */
export function fleetHandlers(satellites: FleetFixtureRecords): readonly Handler[] {
  const stations = mutableRecords(
    ({ stationId }) => stationId,
    [{ ...RECORDED.getStation, stationId: 'sta-1', name: 'Svalbard', createdAt: CREATED_AT, updatedAt: CREATED_AT }],
  );
  const rules = mutableRecords(() => 'rules', [RECORDED.getFlightRules]);
  return [
    on('listSatellites', ({ query: { 'satellite-id': requestedId } }) =>
      satellites.all().filter(({ satelliteId }) => requestedId === undefined || satelliteId === requestedId),
    ),
    on('getSatelliteOperator', () => ({
      ...RECORDED.getSatelliteOperator,
      operatorId: 'aurora',
      operatorName: 'Aurora',
      noradId: fixtureSatellite('aurora-2').noradId,
      satelliteName: '',
    })),
    on('getSatellite', ({ params }) => satellites.find(params.satelliteId)),
    on('listSatelliteHistory', () => [{ at: CREATED_AT, actor: 'mara', action: 'created', changes: [] }]),
    on('changeSatellite', ({ request, body }) => {
      const prior = satellites.find(body.satelliteId);
      // Whoever names it so is beaten to it by somebody else, once.
      if (prior?.version === 1 && body.name.endsWith('RACE')) {
        satellites.put(prior.satelliteId, {
          configuration: { ...prior.configuration, wetMass: 250, dragArea: 3.3 },
        });
        return mockVersionConflict();
      }
      return satellites.change(request, body.satelliteId, body);
    }),
    on('deleteSatellite', ({ params }) => satellites.remove(params.satelliteId)),
    on('getCatalogueObject', ({ params }) => {
      const { noradId, name, cosparId } = fixtureSatellite('aurora-3');
      if (params.noradId !== String(noradId)) return undefined;
      const size = { sizeClass: 'MEDIUM', radarCrossSection: 0.8, hardBodyRadius: 0.5046 } as const;
      return { ...RECORDED.getCatalogueObject, ...size, noradId, name, cosparId, objectType: 'PAYLOAD' as const };
    }),
    on('listContacts', () => contactsAhead(satellites.all(), stations.all())),
    on('listStations', () => stations.all()),
    on('createStation', ({ body }) =>
      stations.last({
        ...RECORDED.getStation,
        ...body,
        stationId: `sta-${stations.all().length + 1}`,
        version: 1,
      }),
    ),
    on('changeStation', ({ request, params, body }) => stations.change(request, params.stationId, body)),
    on('deleteStation', ({ params }) => stations.remove(params.stationId)),
    on('getFlightRules', () => rules.find('rules')),
    on('changeFlightRules', ({ request, body }) => rules.change(request, 'rules', { ...body, updatedAt: CREATED_AT })),
  ];
}
