import { textsOf } from '../../i18n/texts.ts';

/** English texts of satellites and catalogue objects. */
export const en = {
  satellite: 'Satellite',
  none: 'No satellite with that name or number',
  unread: 'The satellites could not be loaded.',
  add: {
    title: 'Add a satellite',
    name: 'Name',
    nameHint: 'OBJECT_NAME of your files.',
    norad: 'Catalogue number',
    noradHint: 'Catalogue number, 1 to 9 digits.',
    cospar: 'COSPAR designator',
    cosparHint: 'OBJECT_ID of your files, for example 2021-044B. Optional.',
    lookUp: 'Fill from catalogue',
    found: (name: string, kind: string, radius: string, source: string) =>
      `In the catalogue: ${name}, ${kind}. Screenings use ${radius} (${source}) until you enter a radius.`,
    unknown: 'The loaded catalogue does not contain this number.',
    sources: { 'catalogue-rcs': 'from the radar cross-section', 'default-by-type': 'default of the object type' },
    radius: 'Hard-body radius',
    radiusHint: 'Radius of the sphere around the entire satellite, m. Empty: estimated from the object type.',
    save: 'Add satellite',
    faults: {
      'name-missing': 'Enter a name of at most 80 characters.',
      'norad-invalid': 'Enter the number in digits only, 1 to 999999999.',
      'cospar-invalid': 'Write it as 2021-044B: year, number of the launch, piece.',
      'radius-range': 'Enter 0.01 to 100 m, or leave empty.',
    },
  },
  /** Sources of the hard-body radius of an object, in order of priority, and the combined radius of a message. */
  radiusSources: {
    'operator-radius': 'radius from the operator',
    'operator-shape': 'shape from the operator',
    'cdm-comment': 'message',
    'cdm-comment-combined': 'message, combined radius',
    'catalogue-radius': 'catalogue',
    'catalogue-rcs': 'radar cross-section',
    'catalogue-size-class': 'size class',
    'default-by-type': 'default of the object type',
  } as Readonly<Record<string, string>>,
  kinds: { PAYLOAD: 'payload', 'ROCKET BODY': 'rocket body', DEBRIS: 'debris', UNKNOWN: 'unknown type' },
  /** The object type in three letters, for a column. */
  marks: { PAYLOAD: 'PAY', 'ROCKET BODY': 'R/B', DEBRIS: 'DEB', UNKNOWN: 'UNK' },
  claims: {
    unverified: {
      word: 'unverified',
      why: 'The administrator has not confirmed that this catalogue number is yours',
    },
    disputed: { word: 'disputed', why: 'Another organisation also claims this catalogue number' },
  },
};

export type SatelliteText = typeof en;
export const useSatelliteText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
