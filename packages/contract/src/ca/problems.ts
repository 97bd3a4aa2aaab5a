import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems of collision avoidance. What can be wrong inside a message is told by the codes of `@keepout/ccsds`. */
export const CA_PROBLEMS = {
  'window-empty': {
    status: 400,
    title: 'The end of the window is before its start.',
    advice: 'Send an `end` that is not before `start`.',
  },
  'risk-level-unknown': {
    status: 400,
    title: 'A risk level is not known.',
    advice: 'Use the levels that the sentence lists.',
  },
  'subject-missing': {
    status: 400,
    title: 'The request does not say what to screen.',
    advice: 'Send `oemFileId`, `satelliteId` or `satelliteIds`.',
  },
  'id-mismatch': {
    status: 400,
    title: 'The address and the body name different files.',
    advice: 'Send the same id in `oem-id` and `oemFileId`.',
  },
  'screening-ended': {
    status: 409,
    title: 'The screening has already ended.',
    advice: 'Nothing is left to cancel; order a new screening if you need one.',
  },
  'wrong-message-kind': {
    status: 'file',
    title: 'The file is a message of another kind.',
    advice: 'Send it to the call for messages of its kind.',
  },
  'satellite-unknown': {
    status: 'file',
    title: 'The file is not about any of your satellites.',
    advice: 'Add the satellite, or say which one the file is for.',
  },
  'interpolation-unfit': {
    status: 'file',
    title: 'The states are too far apart to be interpolated to 100 m.',
    advice: 'Send it with shorter steps, or with an interpolation that fits it.',
  },
  unreadable: {
    status: 'file',
    title: 'The message cannot be read.',
    advice: 'Check the file with `keepout validate`.',
  },
  'interpolation-coarse': {
    status: 'place',
    title: 'Between its states the ephemeris is off by more than 1 m.',
    advice: 'Nothing has to be done; shorter steps would help.',
  },
} as const satisfies ProblemTable;
