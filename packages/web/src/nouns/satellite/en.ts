import { textsOf } from '../../i18n/texts.ts';

/** English texts of satellites and of what they meet. */
export const en = {
  satellite: 'Satellite',
  none: 'No satellite of that name or number',
  unread: 'Your satellites could not be read.',
  add: {
    title: 'Add a satellite',
    name: 'Name',
    nameHint: 'As it is called in your files: OBJECT_NAME.',
    norad: 'NORAD number',
    noradHint: 'Its number in the catalogue, 1 to 9 digits.',
    cospar: 'COSPAR designator',
    cosparHint: 'As in 2021-044B: OBJECT_ID of your files. May stay empty.',
    lookUp: 'Fill from the catalogue',
    found: (name: string, kind: string, radius: string, source: string) =>
      `In the catalogue: ${name}, ${kind}. A screening takes ${radius} (${source}) until you give a radius.`,
    unknown: 'The loaded catalogue does not have this number.',
    sources: { 'catalogue-rcs': 'from its radar cross-section', 'default-by-type': 'default of its kind' },
    radius: 'Hard-body radius',
    radiusHint: 'Sphere around everything that sticks out. Empty: estimated from the kind of object.',
    save: 'Add satellite',
    faults: {
      'name-missing': 'Enter a name of at most 80 characters.',
      'norad-invalid': 'Enter the number in digits only, 1 to 999999999.',
      'cospar-invalid': 'Write it as 2021-044B: year, number of the launch, piece.',
      'radius-range': 'Enter between 0.01 and 100 m, or nothing.',
    },
  },
  /** Where the hard-body radius of an object is from: the rungs of the ladder, and a message's radius of both. */
  radiusSources: {
    'operator-radius': 'radius of the operator',
    'operator-shape': 'shape by the operator',
    'cdm-comment': 'message',
    'cdm-comment-combined': 'message, one radius for both',
    'catalogue-radius': 'catalogue',
    'catalogue-rcs': 'radar cross-section',
    'catalogue-size-class': 'size class',
    'default-by-type': 'default of its kind',
  } as Readonly<Record<string, string>>,
  kinds: { PAYLOAD: 'payload', 'ROCKET BODY': 'rocket body', DEBRIS: 'debris', UNKNOWN: 'unknown kind' },
  /** The kind in three letters, for a column. */
  marks: { PAYLOAD: 'PAY', 'ROCKET BODY': 'R/B', DEBRIS: 'DEB', UNKNOWN: 'UNK' },
  claims: {
    unverified: { word: 'unverified', why: 'Nobody has confirmed yet that this catalogue number is yours' },
    disputed: { word: 'disputed', why: 'Another organisation claims this catalogue number too' },
  },
};

export type SatelliteText = typeof en;
export const useSatelliteText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
