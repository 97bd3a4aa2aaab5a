import type { Sentence } from '@keepout/contract/platform/sentence';
import { textsOf } from '../i18n/texts.ts';
import { en, type ToldPlace } from './words/en.ts';

const useWords = textsOf(en, import.meta.glob(['./words/??.ts', '!./words/en.ts']));

interface FaultWords {
  readonly title: string;
  readonly message: string;
  readonly problemCode?: string;
}

/** Returns the text of an error at a place of a file, in the current language. */
export function usePlaceWords(): (place: ToldPlace) => string {
  return useWords().place;
}

/** A text of the server in the chosen language, by its sentences. */
export function useSentences(): (text: string, sentences: readonly Sentence[]) => string {
  return useWords().told;
}

/** Returns the text of an error in the current language: by its code where a text exists, else as received. */
export function useFaultWords(): <T extends FaultWords>(fault: T) => T {
  const words = useWords();
  return (fault) => ({
    ...fault,
    title: words.title(fault.title),
    message: words.message(fault.message, fault.problemCode ?? fault.title),
  });
}
