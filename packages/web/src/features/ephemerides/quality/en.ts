/** What a sentence of a finding is made of; figures come with their unit. */
interface Figures {
  readonly value: string;
  readonly limit: string;
  readonly time: string;
  /** The file that this one is compared with. */
  readonly file: string;
}

export const en = {
  title: 'Quality',
  loading: 'Loading the quality report',
  inForce: 'In force: this file speaks for the satellite.',
  notInForce: 'Not in force.',
  identical: (files: string) => `Identical to ${files}: the same bytes were uploaded before.`,
  sound: 'Nothing speaks against this file.',
  against: (file: string) => `Difference to ${file}, RTN axes`,
  columns: { where: 'Where', time: 'Time', sigmas: 'Sigmas' },
  where: { handover: 'First common', largest: 'Largest' },
  level: { good: 'Good', note: 'Note', caution: 'Caution', serious: 'Serious' },
  facts: {
    span: 'Span',
    of: (wanted: string) => `of ${wanted}`,
    period: 'Period of the orbit',
    states: 'States per revolution',
    gaps: 'Gaps',
    none: 'None',
    interpolation: 'Error between states',
    sigma: 'Along-track sigma, first to last',
    exponent: 'It grows with time to the power',
    overlap: 'Overlap with the file before',
    fit: 'Difference (RMS), and without orbit and drag',
    burn: 'Burn R · T · N',
  },
  finding: {
    'span-short': ({ value, limit }: Figures) => `It covers ${value}; ${limit} are usual for this orbit.`,
    'states-sparse': ({ value, limit }: Figures) => `It has ${value} states per revolution; ${limit} are needed.`,
    gaps: ({ value, time }: Figures) => `States are missing for ${value} from ${time}.`,
    'interpolation-coarse': ({ value }: Figures) => `Between its states it is only good to about ${value}.`,
    'covariance-missing': (_: Figures) => 'It has no covariance that can be used, so no probability rests on it.',
    'covariance-left-out': ({ value }: Figures) => `Covariances left out because they are not positive: ${value}.`,
    'covariance-constant': (_: Figures) => 'Its covariance stays the same to the end, as no prediction does.',
    'covariance-shrinks': ({ value }: Figures) =>
      `Its along-track sigma shrinks to ${value} of what it was, though a prediction only gets worse.`,
    'covariance-jumps': ({ value }: Figures) =>
      `Its along-track sigma jumps by a factor of ${value} between neighbours.`,
    'nothing-before': (_: Figures) => 'There is no earlier operational file to compare with.',
    'no-overlap': ({ file }: Figures) => `It has no instant in common with ${file}.`,
    continues: ({ value, file }: Figures) => `It goes on from ${file}: ${value} sigma apart where they meet.`,
    parts: ({ value, limit, file }: Figures) =>
      `It does not go on from ${file}: ${value} sigma apart where they meet, over ${limit}.`,
    'burn-undeclared': ({ value, time, file }: Figures) =>
      `Against ${file} it looks like a burn of ${value} at ${time} that nothing declares.`,
    'burn-declared': ({ value, time }: Figures) => `It contains a burn of ${value} at ${time}, where a segment begins.`,
    'realism-too-small': ({ value, file }: Figures) =>
      `The covariance of ${file} was too small: its sigmas would have to be ${value} times larger.`,
    'realism-too-large': ({ value, file }: Figures) =>
      `The covariance of ${file} was larger than needed: ${value} times its sigmas would do.`,
    'realism-fits': ({ file }: Figures) => `What ${file} predicted was met within its covariance.`,
  },
  action: {
    'span-short': 'Upload a longer file before this one runs out.',
    'states-sparse': 'Export it with shorter steps.',
    gaps: 'Close the gap with another file: nothing is screened in it.',
    'interpolation-coarse': 'Export it with shorter steps, or name the interpolation that fits it.',
    'covariance-missing': 'Export it with covariances.',
    'covariance-left-out': 'Look at the export: a covariance must be positive definite.',
    'covariance-constant': 'Have the covariance propagated; until then take the probability with care towards the end.',
    'covariance-shrinks': 'Ask your flight dynamics where the covariance comes from.',
    'covariance-jumps': 'See whether it was put together from several determinations.',
    'nothing-before': '',
    'no-overlap': 'Upload files that overlap by some hours, so that they can be compared.',
    continues: '',
    parts:
      'Check both determinations before you rely on either; a manoeuvre, or a wrong frame or time scale, shows like this.',
    'burn-undeclared': 'Confirm it with flight dynamics, and begin a new segment at a burn.',
    'burn-declared': '',
    'realism-too-small': 'Enlarge the process noise of your predictions; one pair of files is one trial.',
    'realism-too-large': 'No harm done; smaller sigmas would decide earlier.',
    'realism-fits': '',
  },
};
