/** English texts of a screening wherever one is shown: state, progress, what was left out. */
export const en = {
  states: {
    QUEUED: 'Queued',
    RUNNING: 'Running',
    COMPLETED: 'Completed',
    FAILED: 'Failed',
    CANCELLED: 'Cancelled',
  } as Readonly<Record<string, string>>,
  progressOf: (name: string) => `Screening of ${name}`,
  progress: (percent: string, remaining: string) => (remaining === '' ? percent : `${percent} · ${remaining}`),
  left: (remaining: string) => `${remaining} left`,
  waiting: 'waiting',
  objects: (count: string) => `${count} objects`,
  dropouts: {
    summary: (count: number, text: string) =>
      count === 1
        ? '1 object could not be followed to the end of the window'
        : `${text} objects could not be followed to the end of the window`,
    first: (shown: string) => `The first ${shown} are listed.`,
    norad: 'NORAD',
    name: 'Object',
    reason: 'Reason',
    from: 'From',
  },
};
