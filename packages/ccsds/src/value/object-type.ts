import type { ObjectType } from '@keepout/astro/nouns';

/** Returns the object type of a catalogue's text, abbreviations of the SATCAT included. Undefined for unused texts. */
export function objectTypeOf(text: string): ObjectType | undefined {
  switch (text.trim().toUpperCase()) {
    case 'PAYLOAD':
    case 'PAY':
      return 'PAYLOAD';
    case 'ROCKET BODY':
    case 'R/B':
      return 'ROCKET BODY';
    case 'DEBRIS':
    case 'DEB':
      return 'DEBRIS';
    case 'UNKNOWN':
    case 'UNK':
    case 'TBA':
    case 'OTHER':
      return 'UNKNOWN';
    default:
      return undefined;
  }
}

/** The type in a catalogue name: FENGYUN 1C DEB is debris, SL-8 R/B a rocket body. Names of payloads have no type. */
export function objectTypeOfName(name: string): ObjectType | undefined {
  if (name.endsWith(' DEB') || name.includes(' DEB ')) return 'DEBRIS';
  return name.includes(' R/B') ? 'ROCKET BODY' : undefined;
}
