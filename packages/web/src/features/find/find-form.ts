import { type ScreeningType, screeningType } from '@keepout/contract/ca/enums';
import { paths } from '../../navigation/paths.ts';
import { stringifySearch } from '../../navigation/search-params.ts';

export const windowChoices = ['next-1', 'next-3', 'next-7', 'past-7', 'past-30', 'all', 'between'] as const;
export type WindowChoice = (typeof windowChoices)[number];
export const sources = ['record', 'live', 'file'] as const;
export type Source = (typeof sources)[number];
export const volumeChoices = ['regime', 'sphere', 'ellipsoid'] as const;
export type VolumeChoice = (typeof volumeChoices)[number];
export const typeChoices: readonly ScreeningType[] = screeningType.options;

/** Form values of a search, as typed and as stored in the address. */
export interface FindForm {
  /** Selected satellite; undefined for all. */
  readonly satelliteId: string | undefined;
  readonly object: string;
  readonly window: WindowChoice;
  /** Start and end, UTC; used if the window is `between`. */
  readonly start: string;
  readonly end: string;
  readonly missKm: string;
  readonly pc: string;
  /** Empty: any. */
  readonly type: ScreeningType | '';
  readonly source: Source;
  readonly volume: VolumeChoice;
  readonly rKm: string;
  readonly tKm: string;
  readonly nKm: string;
}

export const emptyFindForm: FindForm = {
  satelliteId: undefined,
  object: '',
  window: 'next-7',
  start: '',
  end: '',
  missKm: '',
  pc: '',
  type: '',
  source: 'record',
  volume: 'regime',
  rKm: '2',
  tKm: '25',
  nKm: '25',
};

type Search = Readonly<Record<string, string | undefined>>;

const oneOf = <T extends string>(options: readonly T[], value: string | undefined, fallback: T): T =>
  options.find((option) => option === value) ?? fallback;

/** Reads the address; missing or invalid values get their defaults. */
export function readFindForm(satelliteId: string | undefined, search: Search): FindForm {
  const [rKm = '2', tKm = '25', nKm = '25'] = search['axes']?.split(',') ?? [];
  return {
    satelliteId,
    object: search['object'] ?? '',
    window: oneOf(windowChoices, search['window'], 'next-7'),
    start: search['start'] ?? '',
    end: search['end'] ?? '',
    missKm: search['miss'] ?? '',
    pc: search['pc'] ?? '',
    type: oneOf<ScreeningType | ''>(typeChoices, search['type'], ''),
    source: oneOf(sources, search['source'], 'record'),
    volume: oneOf(volumeChoices, search['volume'], 'regime'),
    rKm,
    tKm,
    nKm,
  };
}

/** Returns whether the address contains a search or selects a file; otherwise the page shows examples. */
export const isSearch = (satelliteId: string | undefined, search: Search): boolean =>
  satelliteId !== undefined || search['window'] !== undefined || search['source'] === 'file';

/** Returns the key of the screening of a search in the browser; the other fields only filter its results and need no new screening. */
export const liveKey = (form: FindForm): string =>
  findHref({ ...form, object: '', pc: '', missKm: form.volume === 'sphere' ? form.missKm : '' });

/** Returns the address of a search; it contains only the fields that apply to its source. */
export function findHref(form: FindForm): string {
  const isBetween = form.window === 'between' && form.source !== 'file';
  const isHere = form.source !== 'record';
  return (
    paths.find(form.satelliteId) +
    stringifySearch({
      window: form.source === 'file' ? undefined : form.window,
      start: isBetween ? form.start.trim() : undefined,
      end: isBetween ? form.end.trim() : undefined,
      object: form.object.trim(),
      miss: form.missKm.trim(),
      pc: form.pc.trim(),
      type: isHere ? undefined : form.type,
      source: isHere ? form.source : undefined,
      volume: isHere && form.volume !== 'regime' ? form.volume : undefined,
      axes:
        isHere && form.volume === 'ellipsoid' ? [form.rKm, form.tKm, form.nKm].map((part) => part.trim()) : undefined,
    })
  );
}
