import type { KeptLanguage } from '@keepout/contract/identity/kept-language';
import type { Language } from '@keepout/contract/platform/language';
import { urlOfCall } from '../api/call-url.ts';

/**
 * Tells the server the language of the application.
 *
 * @param call       with a body it puts, without one it gets
 * @param isChosen   the user has just chosen it; else it is told only where he has never said one, so that a machine on which somebody else
 *                   has chosen changes nothing
 */
export async function tellLanguage(
  call: (address: string, body?: object) => Promise<Response | undefined>,
  language: Language,
  isChosen: boolean,
): Promise<void> {
  if (!isChosen) {
    const answer = await call(urlOfCall('getAccountLanguage'));
    if (answer?.ok !== true || ((await answer.json()) as KeptLanguage).updatedAt !== null) return;
  }
  await call(urlOfCall('putAccountLanguage'), { language });
}
