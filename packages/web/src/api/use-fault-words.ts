import type { Sentence } from '@keepout/contract/platform/sentence';
import { textsOf } from '../i18n/texts.ts';
import { en, type ToldPlace } from './words/en.ts';

const useWords = textsOf(en, import.meta.glob(['./words/??.ts', '!./words/en.ts']));

interface Said {
  readonly title: string;
  readonly message: string;
  readonly problemCode?: string;
}

/** What is wrong at a place of a file, in the chosen language. */
export function usePlaceWords(): (place: ToldPlace) => string {
  return useWords().place;
}

/** A text of the server in the chosen language, by its sentences. */
export function useSentences(): (text: string, sentences: readonly Sentence[]) => string {
  return useWords().told;
}

/** How a fault is told in the chosen language: by its code where there is a sentence for it, else as it came. */
export function useFaultWords(): <T extends Said>(fault: T) => T {
  const words = useWords();
  return (fault) => ({
    ...fault,
    title: words.title(fault.title),
    message: words.message(fault.message, fault.problemCode ?? fault.title),
  });
}
