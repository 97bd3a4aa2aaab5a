import type { Sentence } from '@keepout/contract/platform/sentence';

/** A place of a file as far as a sentence needs it. */
export interface ToldPlace {
  readonly message: string;
  readonly code?: string | undefined;
  readonly keyword?: string | undefined;
  readonly value?: string | undefined;
  readonly limit?: string | undefined;
}

/** What a failed request says, as the server or the specification has it: in English nothing is put in its place. */
export const en = {
  title: (text: string) => text,
  /** @param key   code of the problem, or the title where there is none */
  message: (text: string, _key: string) => text,
  /** What is wrong at a place of a file. */
  place: ({ message }: ToldPlace) => message,
  /** A text of the server with its sentences by their codes. */
  told: (text: string, _sentences: readonly Sentence[]) => text,
};
