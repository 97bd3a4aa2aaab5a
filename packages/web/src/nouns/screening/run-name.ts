import type { ScreeningSummary as Screening } from '@keepout/contract/ca/screening';

/** How a run is called: by its satellites, for a file by the file too. */
export const runName = ({ satelliteNames, fileName }: Pick<Screening, 'satelliteNames' | 'fileName'>): string =>
  [satelliteNames.join(', '), fileName].filter((name) => name !== null && name !== '').join(' · ');
