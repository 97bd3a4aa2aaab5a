import type { NamedVolume } from '@keepout/contract/ca/enums';
import { SCREENING_NUMBERS } from '@keepout/contract/ca/fields';
import { NAMED_VOLUMES } from '@keepout/contract/ca/named-volumes';
import type { WireVolume } from '@keepout/contract/ca/screening';
import { isTaken, toShown, toWire } from '@keepout/contract/platform/number-field';
import type { ScreeningRequestBody } from '../../nouns/screening/use-screenings.ts';
import { parseTime } from '../../time/utc.ts';

export type RunVolumeChoice = 'DEFAULT' | WireVolume['shape'];
export const runVolumeChoices: readonly RunVolumeChoice[] = ['DEFAULT', 'ELLIPSOID', 'BOX', 'SPHERE'];

/** Form values of the new-run dialog; lengths in km, as operators state volumes. */
export interface RunForm {
  readonly subject: 'satellite' | 'file';
  readonly satelliteId: string | undefined;
  readonly oemFileId: string | undefined;
  /** Start, UTC; empty means now. */
  readonly start: string;
  readonly days: number;
  readonly volume: RunVolumeChoice;
  readonly rKm: number;
  readonly tKm: number;
  readonly nKm: number;
}

export const VOLUME_NAMES: readonly NamedVolume[] = Object.keys(NAMED_VOLUMES) as NamedVolume[];

export const emptyRunForm: RunForm = {
  subject: 'satellite',
  satelliteId: undefined,
  oemFileId: undefined,
  start: '',
  days: 7,
  volume: 'DEFAULT',
  rKm: 2,
  tKm: 25,
  nKm: 25,
};

export type RunFault = 'subject-missing' | 'start-invalid' | 'range';
export type RunFaults = Readonly<Partial<Record<keyof RunForm, RunFault>>>;
export type RunRequest =
  | { readonly ok: true; readonly body: ScreeningRequestBody }
  | { readonly ok: false; readonly faults: RunFaults };

/** Returns the request, or the faults by field. A cleared number field is NaN. */
export function runRequest(form: RunForm): RunRequest {
  const start = form.start.trim();
  const startMs = start === '' ? undefined : parseTime(start.replace(' Z', 'Z'));
  const faults: RunFaults = {
    ...(subjectOf(form) === undefined && {
      [form.subject === 'file' ? 'oemFileId' : 'satelliteId']: 'subject-missing',
    }),
    ...(start !== '' && startMs === undefined && { start: 'start-invalid' }),
    ...(!isTaken(SCREENING_NUMBERS.days, form.days) && { days: 'range' }),
    ...Object.fromEntries(
      lengthsOf(form.volume).flatMap((field) =>
        isTaken(SCREENING_NUMBERS.length, form[field]) ? [] : [[field, 'range']],
      ),
    ),
  };
  const subject = subjectOf(form);
  if (subject === undefined || Object.keys(faults).length > 0) return { ok: false, faults };
  const volume = volumeOf(form);
  return {
    ok: true,
    body: {
      ...subject,
      days: form.days,
      ...(startMs !== undefined && { start: new Date(startMs).toISOString() }),
      ...(volume !== undefined && { volume }),
    },
  };
}

/** Returns the lengths that a volume needs. */
export function lengthsOf(volume: RunVolumeChoice): readonly ('rKm' | 'tKm' | 'nKm')[] {
  if (volume === 'DEFAULT') return [];
  return volume === 'SPHERE' ? ['rKm'] : ['rKm', 'tKm', 'nKm'];
}

/** Returns the lengths of a named volume, km. */
export function lengthsByName(name: NamedVolume): Pick<RunForm, 'rKm' | 'tKm' | 'nKm'> {
  const { r, t, n } = NAMED_VOLUMES[name];
  const [rKm, tKm, nKm] = [r, t, n].map((value) => toShown(SCREENING_NUMBERS.length, value)) as [
    number,
    number,
    number,
  ];
  return { rKm, tKm, nKm };
}

/** Returns the named volume with these lengths; undefined for other lengths. */
export const nameOfLengths = ({ rKm, tKm, nKm }: RunForm): NamedVolume | undefined =>
  VOLUME_NAMES.find((name) => String(Object.values(lengthsByName(name))) === String([rKm, tKm, nKm]));

const metres = (valueKm: number) => toWire(SCREENING_NUMBERS.length, valueKm);

function subjectOf({ subject, satelliteId, oemFileId }: RunForm) {
  if (subject === 'file') return oemFileId === undefined ? undefined : { oemFileId };
  return satelliteId === undefined ? undefined : { satelliteId };
}

function volumeOf({ volume, rKm, tKm, nKm }: RunForm): WireVolume | undefined {
  if (volume === 'DEFAULT') return undefined;
  if (volume === 'SPHERE') return { shape: volume, r: metres(rKm) };
  return { shape: volume, r: metres(rKm), t: metres(tKm), n: metres(nKm) };
}
