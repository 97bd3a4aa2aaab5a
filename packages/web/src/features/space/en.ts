import { textsOf } from '../../i18n/texts.ts';

/** The English texts of the 3D view. */
export const en = {
  title: '3D view',
  canvas: (count: string) => `Earth with ${count} objects`,
  help: 'Drag or arrow keys turn, the wheel or + and − zoom, a press chooses an object.',
  fetching: 'Fetching the catalogue',
  reading: 'Opening the catalogue',
  none: 'No catalogue is loaded. Objects are shown once the installation has one.',
  noWebgl:
    'This browser has no WebGL 2, which the 3D view draws with. Switch hardware acceleration on, or use another browser.',
  lost: 'The graphics card was taken away.',
  search: { label: 'Object', placeholder: 'Name or catalogue number', none: 'No object has this name or number' },
  layers: {
    title: 'Shown',
    OWN: 'Your satellites',
    PAYLOAD: 'Payloads',
    'ROCKET BODY': 'Rocket bodies',
    DEBRIS: 'Debris',
    UNKNOWN: 'Unknown kind',
  },
  time: {
    label: 'Time',
    play: 'Run (P)',
    pause: 'Stop (P)',
    slower: 'Slower (,)',
    faster: 'Faster (.)',
    back: 'Ten minutes back',
    on: 'Ten minutes on',
    now: 'Now',
    speed: (times: string) => `${times}×`,
  },
  meter: {
    frames: (count: string) => `${count} frames/s`,
    propagation: (ms: string, count: string) => `${ms} for ${count} objects`,
    software: 'drawn by the processor',
    lost: (count: string) => `${count} without a state`,
  },
  facts: {
    close: 'Let go',
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
    noState: 'These elements give no state at this time.',
    note: 'Mean elements (SGP4), frame TEME; heights above 6378.137 km.',
  },
};

export type SpaceText = typeof en;
export const useSpaceText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
