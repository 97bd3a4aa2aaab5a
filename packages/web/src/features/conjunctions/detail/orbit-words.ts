import { type DisplayZone, formatTime, parseTime } from '../../../time/utc.ts';
import type { EventText } from '../texts/en.ts';

/** Where the orbit of an object is from, in the words of the page; what is told otherwise stands as it is. */
export function orbitWords(source: string, text: EventText['object'], zone: DisplayZone): string {
  const [, epoch] = /^element set of (\S+Z)$/.exec(source) ?? [];
  if (epoch !== undefined) return text.elementSet(formatTime(parseTime(epoch), zone));
  const [, file] = /^ephemeris (.+)$/.exec(source) ?? [];
  if (file !== undefined) return text.ephemeris(file);
  const [, message] = /^message, (.+)$/.exec(source) ?? [];
  return message === undefined ? source : text.message(message);
}
