/** The satellites of the made-up operator. */
export const FLEET_FIXTURE = [
  { satelliteId: 'aurora-1', name: 'AURORA-1', noradId: 58209, cosparId: '2021-044B' },
  { satelliteId: 'aurora-2', name: 'AURORA-2', noradId: 58210, cosparId: '2021-044C' },
  { satelliteId: 'aurora-3', name: 'AURORA-3', noradId: 58211, cosparId: '2021-044D' },
  { satelliteId: 'boreas-a', name: 'BOREAS-A', noradId: 44713, cosparId: '2019-081A' },
  { satelliteId: 'helios-7', name: 'HELIOS-7', noradId: 51032, cosparId: '2022-011F' },
  { satelliteId: 'meridian-c', name: 'MERIDIAN-C', noradId: 47966, cosparId: '2021-023C' },
] as const;

type SatelliteId = (typeof FLEET_FIXTURE)[number]['satelliteId'];

export const satelliteNamed = (name: string) => FLEET_FIXTURE.find((satellite) => satellite.name === name);
/** A satellite that somebody has added is called by its id. */
export const fixtureSatelliteName = (id: string): string =>
  FLEET_FIXTURE.find(({ satelliteId }) => satelliteId === id)?.name ?? id;
export const fixtureSatellite = (id: SatelliteId) => FLEET_FIXTURE.find(({ satelliteId }) => satelliteId === id)!;
