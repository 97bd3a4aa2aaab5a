/** English texts of satellites and of what they meet. */
export const en = {
  satellite: 'Satellite',
  none: 'No satellite of that name or number',
  kinds: { PAYLOAD: 'payload', 'ROCKET BODY': 'rocket body', DEBRIS: 'debris', UNKNOWN: 'unknown kind' },
  /** The kind in three letters, for a column. */
  marks: { PAYLOAD: 'PAY', 'ROCKET BODY': 'R/B', DEBRIS: 'DEB', UNKNOWN: 'UNK' },
};
