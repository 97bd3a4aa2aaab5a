import type { Sentence } from '@keepout/contract/platform/sentence';

/** What a failed request says, as the server or the specification has it: in English nothing is put in its place. */
export const en = {
  title: (given: string) => given,
  /** @param key   code of the problem, or the title where there is none */
  message: (given: string, _key: string) => given,
  /** A text of the server with its sentences by their codes. */
  told: (text: string, _sentences: readonly Sentence[]) => text,
};
