import type { FieldId } from './fields.ts';

export const columnSets = ['triage', 'geometry', 'quality', 'all'] as const;
export type ColumnSet = (typeof columnSets)[number];

/** The verdict leads. */
const head = ['verdict', 'tca', 'countdown', 'decideBy', 'satellite', 'secondary'] as const;

/** What each set shows, left to right. */
export const columnsOf: Readonly<Record<ColumnSet, readonly FieldId[]>> = {
  triage: [...head, 'pc', 'trend', 'miss', 'risk', 'messages', 'updated'],
  geometry: [...head, 'pc', 'miss', 'r', 't', 'n', 'sigma', 'speed', 'risk', 'messages', 'updated'],
  quality: [
    ...head,
    'pc',
    'risk',
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
    'risk',
    'covariance',
    'confidence',
    'screening',
    'method',
    'messages',
    'updated',
    'reported',
  ],
};
