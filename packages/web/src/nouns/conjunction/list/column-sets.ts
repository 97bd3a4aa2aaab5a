import type { FieldId } from './fields.ts';

export const columnSets = ['triage', 'geometry', 'quality', 'all'] as const;
export type ColumnSet = (typeof columnSets)[number];

const head = ['risk', 'tca', 'countdown', 'satellite', 'secondary'] as const;

/** What each set shows, left to right. */
export const columnsOf: Readonly<Record<ColumnSet, readonly FieldId[]>> = {
  triage: [...head, 'pc', 'trend', 'miss', 'verdict', 'decideBy', 'messages', 'updated'],
  geometry: [...head, 'pc', 'miss', 'r', 't', 'n', 'sigma', 'speed', 'messages', 'updated'],
  quality: [
    ...head,
    'pc',
    'maxPc',
    'dilution',
    'covariance',
    'confidence',
    'screening',
    'method',
    'messages',
    'updated',
    'reported',
  ],
  all: [
    ...head,
    'pc',
    'trend',
    'maxPc',
    'dilution',
    'miss',
    'r',
    't',
    'n',
    'sigma',
    'speed',
    'verdict',
    'decideBy',
    'covariance',
    'confidence',
    'screening',
    'method',
    'messages',
    'updated',
    'reported',
  ],
};
