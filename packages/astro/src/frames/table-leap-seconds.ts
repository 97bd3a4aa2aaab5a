import { daysSince2000 } from '../calendar.ts';
import { taiMinusUtcOnDay } from '../leap-seconds.ts';

/** Modified Julian date of 2000-01-01. */
const MJD_2000 = 51_544;
/** Before it UTC ran at another rate, and the offset was not an integer. */
const FIRST_DAY = daysSince2000(1972, 1, 1);

export interface OtherLeapSeconds {
  /** As the table has it. */
  readonly day: string;
  /** TAI - UTC, s. */
  readonly published: number;
  readonly known: number;
}

/** The first day of a CSV table of Earth orientation (CelesTrak) on which it has other leap seconds than this version. */
export function otherLeapSeconds(text: string): OtherLeapSeconds | undefined {
  const lines = text.split(/\r?\n/);
  const header = (lines[0] ?? '').split(',').map((name) => name.trim());
  const [date, mjd, dat] = ['DATE', 'MJD', 'DAT'].map((name) => header.indexOf(name));
  if (date === undefined || mjd === undefined || dat === undefined || Math.min(date, mjd, dat) < 0) return undefined;
  for (const line of lines.slice(1)) {
    const cells = line.split(',');
    const [published, day] = [Number(cells[dat]), Number(cells[mjd]) - MJD_2000];
    if (cells.length !== header.length || Number.isNaN(published) || !(day >= FIRST_DAY)) continue;
    const known = taiMinusUtcOnDay(day);
    if (published !== known) return { day: cells[date]!.trim(), published, known };
  }
  return undefined;
}
