import { parseTime } from '../../time/utc.ts';

const FORM = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})Z?$/;

/** What was written as a time of the API; undefined where it is none. */
export function givenTime(text: string): string | undefined {
  const [, day, time] = FORM.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  const iso = `${day}T${time}Z`;
  return parseTime(iso) === undefined ? undefined : iso;
}
