/** Values of the sentence of a finding, formatted with their units. */
interface Figures {
  readonly value: string;
  readonly limit: string;
  readonly time: string;
  /** The file of the comparison. */
  readonly file: string;
}

export const en = {
  title: 'Quality',
  loading: 'Loading quality report',
  inForce: 'In force: this file represents the satellite.',
  notInForce: 'Not in force.',
  identical: (files: string) => `Identical to ${files}.`,
  sound: 'No quality findings.',
  against: (file: string) => `Difference from ${file}, RTN axes`,
  columns: { where: 'Epoch', time: 'Time', sigmas: 'Sigmas' },
  where: { handover: 'First common', largest: 'Maximum difference' },
  level: { good: 'Good', note: 'Note', caution: 'Caution', serious: 'Serious' },
  facts: {
    span: 'Span',
    of: (usual: string) => `of ${usual}`,
    period: 'Orbital period',
    states: 'States per revolution',
    gaps: 'Gaps',
    none: 'None',
    interpolation: 'Interpolation error',
    sigma: 'Along-track sigma, first to last',
    exponent: 'Growth exponent of sigma',
    overlap: 'Overlap with the previous file',
    fit: 'Difference RMS: total, after fit of orbit and drag',
    burn: 'Burn R · T · N',
  },
  finding: {
    'span-short': ({ value, limit }: Figures) => `Span of ${value}; usual for this orbit: ${limit}.`,
    'states-sparse': ({ value, limit }: Figures) => `${value} states per revolution; minimum: ${limit}.`,
    gaps: ({ value, time }: Figures) => `States are missing for ${value} from ${time}.`,
    'interpolation-coarse': ({ value }: Figures) => `Interpolation error between states of about ${value}.`,
    'covariance-missing': (_: Figures) => 'No usable covariance: Pc cannot be computed from this file.',
    'covariance-left-out': ({ value }: Figures) => `Covariances ignored (not positive definite): ${value}.`,
    'covariance-constant': (_: Figures) =>
      'The covariance is constant to the end; the covariance of a prediction grows.',
    'covariance-shrinks': ({ value }: Figures) =>
      `The along-track sigma shrinks to ${value} of its first value; the sigma of a prediction grows.`,
    'covariance-jumps': ({ value }: Figures) =>
      `The along-track sigma jumps by a factor of ${value} between consecutive epochs.`,
    'nothing-before': (_: Figures) => 'No previous operational file for a comparison.',
    'no-overlap': ({ file }: Figures) => `No overlap with ${file}.`,
    continues: ({ value, file }: Figures) =>
      `Consistent with ${file}: difference of ${value} sigma at the first common epoch.`,
    parts: ({ value, limit, file }: Figures) =>
      `Not consistent with ${file}: difference of ${value} sigma at the first common epoch, limit ${limit}.`,
    'burn-undeclared': ({ value, time, file }: Figures) =>
      `The difference from ${file} indicates an undeclared burn of ${value} at ${time}.`,
    'burn-declared': ({ value, time }: Figures) => `Burn of ${value} at ${time}, at the start of a segment.`,
    'realism-too-small': ({ value, file }: Figures) =>
      `The covariance of ${file} was too small by a factor of ${value} in sigma.`,
    'realism-too-large': ({ value, file }: Figures) =>
      `The covariance of ${file} was too large: sigmas × ${value} would fit.`,
    'realism-fits': ({ file }: Figures) => `The prediction of ${file} was accurate within its covariance.`,
  },
  action: {
    'span-short': 'Upload a longer file before this one runs out.',
    'states-sparse': 'Export it with shorter steps.',
    gaps: 'Close the gap with another file: the gap is not screened.',
    'interpolation-coarse': 'Export it with shorter steps, or state the correct interpolation method.',
    'covariance-missing': 'Export it with covariances.',
    'covariance-left-out': 'Check the export: a covariance must be positive definite.',
    'covariance-constant': 'Propagate the covariance. Until then, Pc is unreliable towards the end of the span.',
    'covariance-shrinks': 'Check the source of the covariance with flight dynamics.',
    'covariance-jumps': 'Check whether the file combines several orbit determinations.',
    'nothing-before': '',
    'no-overlap': 'Upload files that overlap by some hours, so that they can be compared.',
    continues: '',
    parts: 'Check both orbit determinations. Possible causes: a manoeuvre, a wrong frame, a wrong time scale.',
    'burn-undeclared': 'Confirm the burn with flight dynamics, and start a new segment at each burn.',
    'burn-declared': '',
    'realism-too-small': 'Increase the process noise of your predictions. One pair of files is one sample.',
    'realism-too-large': 'No action needed; smaller sigmas allow earlier decisions.',
    'realism-fits': '',
  },
};
