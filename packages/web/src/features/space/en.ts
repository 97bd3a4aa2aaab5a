import { textsOf } from '../../i18n/texts.ts';

/** English texts of the 3D view. */
export const en = {
  title: '3D view',
  canvas: (count: string) => `Earth with ${count} objects`,
  help: 'Drag or use the arrow keys to rotate, the wheel or + and − to zoom. Click an object to select it.',
  fetching: 'Loading the catalogue',
  reading: 'Decoding the catalogue',
  none: 'No catalogue is loaded. Objects appear after the catalogue is loaded.',
  noWebgl:
    'The 3D view needs WebGL 2, which this browser does not provide. Turn on hardware acceleration, or use another browser.',
  lost: 'The browser lost access to the graphics card.',
  search: { label: 'Object', placeholder: 'Name or catalogue number', none: 'No object has this name or number' },
  layers: {
    title: 'Layers',
    OWN: 'Your satellites',
    PAYLOAD: 'Payloads',
    'ROCKET BODY': 'Rocket bodies',
    DEBRIS: 'Debris',
    UNKNOWN: 'Unknown type',
  },
  time: {
    label: 'Time',
    play: 'Play (P)',
    pause: 'Pause (P)',
    slower: 'Slower (,)',
    faster: 'Faster (.)',
    back: 'Back 10 min',
    on: 'Forward 10 min',
    now: 'Now',
    speed: (times: string) => `${times}×`,
  },
  meter: {
    frames: (count: string) => `${count} frames/s`,
    propagation: (ms: string, count: string) => `${ms} for ${count} objects`,
    software: 'software rendering',
    lost: (count: string) => `${count} without a state`,
  },
  facts: {
    close: 'Deselect',
    follow: 'Follow (F)',
    open: 'Satellite page',
    norad: 'Catalogue number',
    cospar: 'COSPAR',
    kind: 'Kind',
    kinds: { PAYLOAD: 'payload', 'ROCKET BODY': 'rocket body', DEBRIS: 'debris', UNKNOWN: 'unknown' },
    altitude: 'Altitude now',
    speed: 'Speed now',
    epoch: 'Epoch of elements',
    perigee: 'Perigee × apogee',
    period: 'Period',
    inclination: 'Inclination',
    eccentricity: 'Eccentricity',
    raan: 'Ascending node',
    argPerigee: 'Argument of perigee',
    meanAnomaly: 'Mean anomaly',
    noState: 'These elements give no valid state at this time.',
    note: 'Mean elements (SGP4), frame TEME. Altitudes above 6378.137 km.',
  },
};

export type SpaceText = typeof en;
export const useSpaceText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
