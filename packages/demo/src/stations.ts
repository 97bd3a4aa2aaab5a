import type { GroundStationBody } from '@keepout/contract/fleet/station';

/** The ground stations of the demo operator: two that command, one that only listens. The places are real, the antennas are not. */
export const DEMO_STATIONS: readonly GroundStationBody[] = [
  {
    name: 'Longyearbyen',
    latitude: 78.23,
    longitude: 15.41,
    altitude: 480,
    minElevation: 5,
    canCommand: true,
    canConfirm: true,
  },
  {
    name: 'Punta Arenas',
    latitude: -53.0,
    longitude: -70.85,
    altitude: 40,
    minElevation: 7,
    canCommand: true,
    canConfirm: true,
  },
  {
    name: 'Nairobi',
    latitude: -1.27,
    longitude: 36.8,
    altitude: 1_660,
    minElevation: 10,
    canCommand: false,
    canConfirm: true,
  },
];
