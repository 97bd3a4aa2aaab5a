import { type NumberField, PERCENT } from '../platform/number-field.ts';

/** The numbers of the flight rules, probabilities aside: these are typed as they are written. */
export const RULE_NUMBERS = {
  decisionLeadHours: { unit: 'h', least: 0, most: 720 },
  targetReductionOrders: { unit: '', least: 0, most: 12 },
  uplinkLeadTime: { unit: 's', least: 0, most: 604_800, shown: { unit: 'min', factor: 60 } },
  densityUncertainty: { unit: '', least: 0, most: 1, shown: PERCENT },
  maxSmaChange: { unit: 'm', least: 0.001, most: 1e7 },
} as const satisfies Readonly<Record<string, NumberField>>;

/** Probabilities of the rules lie above zero and up to one. */
export const isProbability = (value: number): boolean => value > 0 && value <= 1;
