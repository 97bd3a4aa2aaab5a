const LONGEST = 200;

/** The name of an uploaded file as it is kept and shown: without control characters, and never endless. */
export function fileNameOf(proposal: string | undefined, fallback: string): string {
  const name = (proposal ?? '').replaceAll(/[\p{Cc}\p{Cs}]/gu, '_').trim();
  if (name === '') return fallback;
  const signs = [...name];
  return signs.length <= LONGEST ? name : `${signs.slice(0, LONGEST - 1).join('')}…`;
}
