/** An event of a calendar. */
export interface CalendarEvent {
  readonly uid: string;
  /** Grows with every change. */
  readonly sequence: number;
  /** Unix ms. */
  readonly changedMs: number;
  readonly startMs: number;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** How long before its start an alarm is given, minutes; none where it is undefined. */
  readonly alarmMinutes: number | undefined;
}

export interface Calendar {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
}

const MOST_OCTETS = 75;

/** A calendar as RFC 5545 has it. */
export function icsOf({ name, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Keepout//Decisions//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    // Refresh interval for calendar programs: RFC 7986, and the older property.
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): readonly string[] {
  const { uid, sequence, changedMs, startMs, summary, description, url, alarmMinutes } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcOf(changedMs)}`,
    `LAST-MODIFIED:${utcOf(changedMs)}`,
    `DTSTART:${utcOf(startMs)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    ...(alarmMinutes === undefined ? [] : alarmLines(summary, alarmMinutes)),
    'END:VEVENT',
  ];
}

const alarmLines = (summary: string, minutes: number): readonly string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
];

const utcOf = (unixMs: number): string => new Date(unixMs).toISOString().replace(/[-:]|\.\d+/g, '');

/** Escapes the text of a property: special characters and line breaks are escaped, other control characters removed. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Returns the length of a character in UTF-8, bytes. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
}

/** In lines of at most 75 octets, of which each but the first begins with a blank; no character is cut. */
function folded(line: string): string {
  const lines: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    if (octets + octetsOf(character) > MOST_OCTETS) {
      lines.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += octetsOf(character);
  }
  return [...lines, part].join('\r\n');
}
