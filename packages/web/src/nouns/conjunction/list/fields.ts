import { workState } from '@keepout/contract/ca/enums';
import { LEAST_PC } from '@keepout/contract/platform/probability-text';
import { riskOrder } from '../../risk/risk-counts.ts';
import type { ListedEvent } from '../event.ts';

/** A column of the list: its sort value and its CSV value, in SI units. */
export interface ListField {
  readonly id: FieldId;
  readonly unit?: string;
  readonly value: (event: ListedEvent) => string | number | null;
  /** Where the order is not that of the value. */
  readonly order?: (event: ListedEvent) => string | number | null;
  /** The first press sorts the largest first. */
  readonly isDescFirst?: boolean;
}

export type FieldId =
  | 'risk'
  | 'tca'
  | 'countdown'
  | 'satellite'
  | 'secondary'
  | 'pc'
  | 'trend'
  | 'miss'
  | 'r'
  | 't'
  | 'n'
  | 'speed'
  | 'sigma'
  | 'messages'
  | 'updated'
  | 'verdict'
  | 'decideBy'
  | 'work'
  | 'owner'
  | 'maxPc'
  | 'dilution'
  | 'covariance'
  | 'confidence'
  | 'method'
  | 'screening'
  | 'reported';

/** The most urgent first. */
export const verdictOrder = ['ACT', 'NO_CONCLUSION', 'WATCH', 'SAFE'] as const;

const workOrder = workState.options;

/** Growth of log Pc from the message before. */
function growth({ record, previousPc }: ListedEvent): number | null {
  const now = record.probabilityOfCollision;
  if (now === null || previousPc === null || previousPc === undefined) return null;
  return Math.log10(Math.max(now, LEAST_PC) / Math.max(previousPc, LEAST_PC));
}

export const listFields: readonly ListField[] = [
  {
    id: 'risk',
    value: ({ record }) => record.conjunctionData.riskLevel,
    order: ({ record }) => riskOrder.indexOf(record.conjunctionData.riskLevel),
  },
  { id: 'tca', value: ({ record }) => record.conjunctionData.tca, order: ({ tcaMs }) => tcaMs },
  { id: 'countdown', unit: 's', value: ({ tcaMs }) => tcaMs, order: ({ tcaMs }) => tcaMs },
  { id: 'satellite', value: ({ record }) => record.satelliteName },
  { id: 'secondary', value: ({ record }) => record.object2.name },
  {
    id: 'verdict',
    value: ({ record }) => record.verdict.kind,
    order: ({ record }) => verdictOrder.indexOf(record.verdict.kind),
  },
  {
    id: 'decideBy',
    value: ({ decideByMs }) => (decideByMs === undefined ? null : new Date(decideByMs).toISOString()),
    order: ({ decideByMs }) => decideByMs ?? null,
  },
  {
    id: 'work',
    value: ({ record: { work } }) => work?.state ?? null,
    order: ({ record: { work } }) => (work === null ? null : workOrder.indexOf(work.state)),
  },
  { id: 'owner', value: ({ record }) => record.work?.owner ?? null },
  { id: 'pc', value: ({ record }) => record.probabilityOfCollision, isDescFirst: true },
  { id: 'trend', value: growth, isDescFirst: true },
  { id: 'maxPc', value: ({ record }) => record.maxProbability, isDescFirst: true },
  { id: 'miss', unit: 'm', value: ({ record }) => record.totalMissDistance },
  { id: 'r', unit: 'm', value: ({ record }) => record.relativePosition.r },
  { id: 't', unit: 'm', value: ({ record }) => record.relativePosition.t },
  { id: 'n', unit: 'm', value: ({ record }) => record.relativePosition.n },
  { id: 'speed', unit: 'm/s', value: ({ record }) => record.relativeSpeed, isDescFirst: true },
  { id: 'sigma', value: ({ record }) => record.mahalanobisDistance },
  { id: 'dilution', value: ({ record }) => record.dilution },
  { id: 'covariance', value: ({ record }) => record.covarianceSource },
  { id: 'confidence', value: ({ record }) => record.confidence },
  { id: 'method', value: ({ record }) => record.probabilityMethod },
  { id: 'screening', value: ({ record }) => record.screeningType },
  { id: 'messages', value: ({ record }) => record.messageCount, isDescFirst: true },
  {
    id: 'updated',
    value: ({ record }) => record.updatedAt,
    order: ({ updatedMs }) => updatedMs,
    isDescFirst: true,
  },
  { id: 'reported', value: ({ record }) => (record.stillReported ? 'yes' : record.lastReportedAt) },
];

const byId = new Map(listFields.map((field) => [field.id, field]));
export const listFieldOf = (id: string): ListField | undefined => byId.get(id as FieldId);
