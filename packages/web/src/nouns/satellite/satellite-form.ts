import { BODY_NUMBERS, COSPAR_ID } from '@keepout/contract/fleet/fields';
import { isTaken } from '@keepout/contract/platform/number-field';
import { isText, NAME } from '@keepout/contract/platform/text-field';

/** The dialog as it stands; numbers as they are typed, since a catalogue number has no thousands separators. */
export interface SatelliteForm {
  readonly name: string;
  readonly noradId: string;
  readonly cosparId: string;
  /** m; NaN while it is empty. */
  readonly hardBodyRadius: number;
}

export const emptySatelliteForm: SatelliteForm = {
  name: '',
  noradId: '',
  cosparId: '',
  hardBodyRadius: Number.NaN,
};

export type SatelliteFault = 'name-missing' | 'norad-invalid' | 'cospar-invalid' | 'radius-range';
export type SatelliteFaults = Readonly<Partial<Record<keyof SatelliteForm, SatelliteFault>>>;
/** What is known of a satellite that was just added; the rest can be told later. */
export interface NewSatellite {
  readonly name: string;
  readonly noradId: number;
  readonly cosparId: string;
  readonly configuration: {
    readonly shape: 'CANNONBALL' | 'OTHER';
    readonly hardBodyRadius?: number;
    readonly propulsion: { readonly type: 'UNKNOWN' };
  };
}
export type SatelliteRequest =
  | { readonly ok: true; readonly body: NewSatellite }
  | { readonly ok: false; readonly faults: SatelliteFaults };

/** The record that the form asks for, or what is wrong by field. */
export function satelliteRequest(form: SatelliteForm): SatelliteRequest {
  const name = form.name.trim();
  const noradId = form.noradId.trim();
  const cosparId = form.cosparId.trim().toUpperCase();
  const { hardBodyRadius } = form;
  const hasRadius = !Number.isNaN(hardBodyRadius);
  const faults: SatelliteFaults = {
    ...(!isText(NAME, name) && { name: 'name-missing' }),
    ...(!(/^\d{1,9}$/.test(noradId) && Number(noradId) > 0) && { noradId: 'norad-invalid' }),
    ...(cosparId !== '' && !COSPAR_ID.test(cosparId) && { cosparId: 'cospar-invalid' }),
    ...(!isTaken(BODY_NUMBERS.hardBodyRadius, hardBodyRadius) && { hardBodyRadius: 'radius-range' }),
  };
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const configuration = {
    shape: hasRadius ? 'CANNONBALL' : 'OTHER',
    ...(hasRadius && { hardBodyRadius }),
    propulsion: { type: 'UNKNOWN' },
  } as const;
  return { ok: true, body: { name, noradId: Number(noradId), cosparId, configuration } };
}
