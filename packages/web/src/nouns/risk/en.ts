/** English texts of the risk of a conjunction. */
export const en = {
  label: 'Risk',
  levels: {
    CRITICAL: 'Critical',
    HIGH: 'High',
    MEDIUM: 'Medium',
    LOW: 'Low',
    UNKNOWN: 'Not assessed',
  },
};
