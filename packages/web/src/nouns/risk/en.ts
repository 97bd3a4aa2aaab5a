import { textsOf } from '../../i18n/texts.ts';

/** English texts of the risk of a conjunction. */
export const en = {
  label: 'Risk',
  /** Labels of the risk levels, as in the API. */
  labels: { CRITICAL: 'CRITICAL', HIGH: 'HIGH', MEDIUM: 'MEDIUM', LOW: 'LOW', UNKNOWN: 'UNKNOWN' },
  levels: {
    CRITICAL: 'Critical',
    HIGH: 'High',
    MEDIUM: 'Medium',
    LOW: 'Low',
    UNKNOWN: 'Not assessed',
  },
};

export const useRiskText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
