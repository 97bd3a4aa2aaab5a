import type { ObjectType } from '@keepout/astro/nouns';

/** `objectTypeOfName` for the ASCII bytes [from, to), which may have blanks around the name. */
export function typeOfName(bytes: Uint8Array, from: number, to: number): ObjectType | undefined {
  let end = to;
  while (end > from && bytes[end - 1] === 32) end--;
  let start = from;
  while (start < end && bytes[start] === 32) start++;
  let isRocketBody = false;
  for (let at = start; at + 4 <= end; at++) {
    if (bytes[at] !== 32) continue;
    const [a, b, c] = [bytes[at + 1], bytes[at + 2], bytes[at + 3]];
    if (a === 68 && b === 69 && c === 66 && (at + 4 === end || bytes[at + 4] === 32)) return 'DEBRIS';
    if (a === 82 && b === 47 && c === 66) isRocketBody = true;
  }
  return isRocketBody ? 'ROCKET BODY' : undefined;
}
