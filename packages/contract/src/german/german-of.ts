import { sentencesIn } from '../sentences.ts';
import { toldInGerman } from './tell.ts';

/** A text of the server in German, by the sentences that are in it. Apart from the telling, so that the browser reads no text again. */
export const germanOf = (text: string): string => toldInGerman(text, sentencesIn(text));
