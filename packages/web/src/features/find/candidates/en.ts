import { textsOf } from '../../../i18n/texts.ts';

/** English texts of manoeuvres that were found unsent: they come with them. */
export const en = {
  note: 'Found in this browser by the engine of the planner, with your flight rules and stations. Not screened against the catalogue: fly one, and drop its ephemeris here. Other burns and the measured density of the air are not known here.',
  progress: 'Progress of the search',
  before: (total: string, target: string) =>
    `All approaches ${total} together if nothing is done; to reach: ${target}.`,
  none: 'No manoeuvre of the satellite keeps to all constraints.',
  table: 'Candidates found in this browser',
  columns: {
    ignition: 'Ignition',
    orbits: 'Orbits before TCA',
    size: 'Size',
    r: 'R [m/s]',
    t: 'T [m/s]',
    n: 'N [m/s]',
    pc: 'Pc after',
    total: 'Total after',
    miss: 'Miss after [m]',
  },
  inadequate: 'A probability in it is no all-clear.',
};

export const useCandidatesText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
