/** English texts of the risk of a conjunction. */
export const en = {
  label: 'Risk',
  /** As the interface has them. */
  labels: { CRITICAL: 'CRITICAL', HIGH: 'HIGH', MEDIUM: 'MEDIUM', LOW: 'LOW', UNKNOWN: 'UNKNOWN' },
  levels: {
    CRITICAL: 'Critical',
    HIGH: 'High',
    MEDIUM: 'Medium',
    LOW: 'Low',
    UNKNOWN: 'Not assessed',
  },
};
