import { parseNumber } from '../value/number.ts';

/** `HBR = 10 [m]`, `Hard Body Radius = 10.0 m`: the combined radius that the author of a CDM used. */
const HARD_BODY =
  /^\s*(?:COMBINED[ _])?(?:HBR|HARD[ _]?BODY[ _]RADIUS)\s*[=:]\s*([-+.\dEe]+)\s*\[?\s*(m|km)?\s*\]?\s*$/i;
/** `Operator Hard Body Radius = 2.5 [m]`: the radius of one object. */
const OPERATOR = /^\s*OPERATOR[ _]HARD[ _]?BODY[ _]RADIUS\s*[=:]\s*([-+.\dEe]+)\s*\[?\s*(m|km)?\s*\]?\s*$/i;
/** `Exclusion Volume Radius = 5.000000 [m]`. */
const EXCLUSION = /^\s*EXCLUSION[ _]VOLUME[ _]RADIUS\s*[=:]\s*([-+.\dEe]+)\s*\[?\s*(m|km)?\s*\]?\s*$/i;

/** A longer comment is a text. */
const LONGEST = 200;

/** Returns the combined hard-body radius in comments, m. */
export function hardBodyRadiusIn(comments: readonly string[]): number | undefined {
  return radiusIn(comments, HARD_BODY);
}

/** Returns one object's own radius in its comments, m. */
export function operatorRadiusIn(comments: readonly string[]): number | undefined {
  return radiusIn(comments, OPERATOR);
}

/** Returns one object's exclusion volume radius in its comments, m. */
export function exclusionRadiusIn(comments: readonly string[]): number | undefined {
  return radiusIn(comments, EXCLUSION);
}

const RADIUS_COMMENT = /^\s*(?:COMBINED[ _]|OPERATOR[ _])?(?:HBR|HARD[ _]?BODY[ _]RADIUS)\s*[=:]\s*(.*)$/i;

/** Returns the text of a comment for a hard-body radius that is not a positive length; undefined for a valid radius or other comments. */
export function unreadRadiusIn(comment: string): string | undefined {
  const statedText = RADIUS_COMMENT.exec(comment.slice(0, LONGEST))?.[1]?.trim();
  const isRead = hardBodyRadiusIn([comment]) !== undefined || operatorRadiusIn([comment]) !== undefined;
  return isRead ? undefined : statedText;
}

function radiusIn(comments: readonly string[], pattern: RegExp): number | undefined {
  for (const comment of comments) {
    const match = pattern.exec(comment.slice(0, LONGEST));
    if (match === null) continue;
    const value = parseNumber(match[1] ?? '') * (match[2]?.toLowerCase() === 'km' ? 1000 : 1);
    if (value > 0) return value;
  }
  return undefined;
}
