import type { FindText } from './en.ts';
import type { FindForm } from './find-form.ts';

/** The search in words, for the list of saved ones. */
export function searchWords(form: FindForm, satelliteName: string | undefined, text: FindText): string {
  const { object, window, start, end, missKm, pc, type, source } = form;
  return [
    satelliteName ?? text.form.allSatellites,
    object !== '' && text.words.object(object),
    window === 'between' ? text.words.span(start, end) : text.form.windows[window],
    missKm !== '' && text.words.within(missKm),
    pc !== '' && text.words.from(pc),
    source === 'record' && type,
    source === 'live' && text.words.live,
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ')
    .replaceAll(', ×', ' ×');
}
