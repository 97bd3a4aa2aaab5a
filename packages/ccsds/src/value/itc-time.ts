import { calendarDay, dayOfYear, daysSince2000 } from '@keepout/astro/calendar';

const STATE_TIME = /^(\d{4})(\d{3})(\d\d)(\d\d)(\d\d(?:\.\d*)?)$/;
const HEADER_TIME = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d*)?)(?: ?UTC|Z)?$/i;
/** A time of a CCSDS message, by calendar or by day of the year. */
const MESSAGE_TIME = /^(\d{4})-(?:(\d{3})|(\d\d)-(\d\d))T(\d\d):(\d\d):(\d\d(?:\.\d*)?)Z?$/;

/** Converts the time of a state in Modified ITC (`2026254014242.000`) to the form of CCSDS, with the same digits; undefined for other texts. */
export function stateTime(text: string): string | undefined {
  const [, year, day, hour, minute, second] = STATE_TIME.exec(text) ?? [];
  return year && `${year}-${day}T${hour}:${minute}:${second}`;
}

/** The same of a time of the header (`2026-09-11 01:42:42 UTC`). */
export function headerTime(text: string): string | undefined {
  const [, date, clock] = HEADER_TIME.exec(text) ?? [];
  return date && `${date}T${clock}`;
}

/** A time of a CCSDS message as Modified ITC has it at a state. */
export function asStateTime(text: string): string | undefined {
  const [, year, day, month, dayOfMonth, hour, minute, second] = MESSAGE_TIME.exec(text) ?? [];
  if (year === undefined) return undefined;
  const ofYear = day ?? String(dayOfYear(Number(year), Number(month), Number(dayOfMonth))).padStart(3, '0');
  return `${year}${ofYear}${hour}${minute}${second!.includes('.') ? second : `${second}.000`}`;
}

/** A time of a CCSDS message as Modified ITC has it in the header. */
export function asHeaderTime(text: string): string | undefined {
  const [, year, day, month, dayOfMonth, hour, minute, second] = MESSAGE_TIME.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = day === undefined ? `${month}-${dayOfMonth}` : calendarText(Number(year), Number(day));
  return `${year}-${date} ${hour}:${minute}:${second} UTC`;
}

function calendarText(year: number, ofYear: number): string {
  const { month, day } = calendarDay(daysSince2000(year, 1, 1) + ofYear - 1);
  return [month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
