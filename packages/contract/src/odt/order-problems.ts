/** What can be wrong with the object or the window of an order. */
export const ORDER_PROBLEMS = [
  'target-missing',
  'target-ambiguous',
  'target-unknown',
  'orbit-message-invalid',
  'sensor-unknown',
  'window-past',
  'window-empty',
  'time-invalid',
  'not-found',
] as const;
