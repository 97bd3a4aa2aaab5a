import { textsOf } from '../../../i18n/texts.ts';

/** English texts of candidates computed in the browser, loaded with the candidates. */
export const en = {
  note: 'Computed in this browser with the engine of the planner, your flight rules and your stations. Not screened against the catalogue: drop an ephemeris with the manoeuvre here to screen it. Other burns and measured atmospheric density are not included.',
  progress: 'Progress of the search',
  before: (total: string, target: string) =>
    `Total Pc of all close approaches without a manoeuvre: ${total}; target: ${target}.`,
  none: 'No feasible manoeuvre meets all constraints.',
  table: 'Candidates found in this browser',
  columns: {
    ignition: 'Ignition epoch',
    orbits: 'Orbits before TCA',
    size: 'Size',
    r: 'R [m/s]',
    t: 'T [m/s]',
    n: 'N [m/s]',
    pc: 'Pc after',
    total: 'Total after',
    miss: 'Miss after [m]',
  },
  inadequate: 'Pc not usable: no valid method, or implausible covariance.',
};

export const useCandidatesText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
