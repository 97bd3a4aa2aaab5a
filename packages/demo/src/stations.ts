import type { GroundStationBody } from '@keepout/contract/fleet/station';

/**
 * The ground stations of the demo operator: three command and confirm, Nairobi confirms only. Hartebeesthoek is the fixed antenna of the
 * geostationary satellite, which is in permanent contact; its minimum elevation excludes nearly all passes of the other satellites. The
 * places are real, the antennas are not.
 */
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
  {
    name: 'Hartebeesthoek',
    latitude: -25.89,
    longitude: 27.69,
    altitude: 1_540,
    minElevation: 45,
    canCommand: true,
    canConfirm: true,
  },
];
