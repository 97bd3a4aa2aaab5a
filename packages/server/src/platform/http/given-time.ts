import { parseUtc } from '@keepout/astro/epoch';
import { refused } from './problem.ts';

/**
 * A time that a caller wrote, as an epoch. The schema has seen that it looks like one; the thirtieth of February does too.
 *
 * @param pointer   where it stands in the request: `?from`, `#/start`
 */
export function givenTime(text: string, pointer: string): number {
  const parsed = parseUtc(text);
  if (parsed.ok) return parsed.value;
  const [code, message] = ['time-invalid', `${text} is not a time.`] as const;
  throw refused(code, { detail: message, errors: [{ pointer, code, message }] });
}
