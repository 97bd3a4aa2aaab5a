import type { Satellite } from '@keepout/contract/fleet/satellite';
import { AREA_FIELDS, BODY_FIELDS, type BodyField, type Configuration, type FieldRange, sizesOf } from './fields.ts';
import type { SatelliteContent } from './record-changes.ts';

/** The page's form as it stands; numbers in the unit of the screen, NaN while a field is empty. */
export interface PageForm {
  readonly name: string;
  readonly noradId: string;
  readonly cosparId: string;
  readonly shape: Configuration['shape'];
  readonly numbers: Readonly<Record<BodyField, number>>;
  readonly propulsion: Configuration['propulsion'];
}

const fields = Object.keys(BODY_FIELDS) as BodyField[];

export function formOf({ name, noradId, cosparId, configuration }: Satellite): PageForm {
  const numbers = Object.fromEntries(fields.map((field) => [field, configuration[field] ?? Number.NaN]));
  const { shape, propulsion } = configuration;
  return { name, noradId: String(noradId), cosparId, shape, numbers: numbers as PageForm['numbers'], propulsion };
}

export type PageFault = 'name-missing' | 'norad-invalid' | 'cospar-invalid' | 'range' | 'propellant-mass';
export type PageFaults = Readonly<
  Partial<Record<'name' | 'noradId' | 'cosparId' | 'propulsion' | BodyField, PageFault>>
>;

/** Whether a number is one that the field takes; an empty field is fine. */
export const isInRange = (value: number, { least, most }: FieldRange): boolean =>
  Number.isNaN(value) || (value >= least && value <= most);

/** What is wrong, by field. Sizes that the shape does not have are not asked about. */
export function faultsOfForm(form: PageForm): PageFaults {
  const name = form.name.trim();
  const shown = [...sizesOf(form.shape), ...AREA_FIELDS, 'wetMass'] as const;
  const { propellantMass = 0 } = form.propulsion;
  return {
    ...((name === '' || name.length > 80) && { name: 'name-missing' }),
    ...(!(/^\d{1,9}$/.test(form.noradId.trim()) && Number(form.noradId) > 0) && { noradId: 'norad-invalid' }),
    ...(!/^(\d{4}-\d{3}[A-Z]{1,3})?$/.test(form.cosparId.trim().toUpperCase()) && { cosparId: 'cospar-invalid' }),
    ...Object.fromEntries(
      shown.filter((field) => !isInRange(form.numbers[field], BODY_FIELDS[field])).map((field) => [field, 'range']),
    ),
    ...(propellantMass > form.numbers.wetMass && { propulsion: 'propellant-mass' }),
  };
}

/** The record that the form asks for. Sizes of another shape are kept: whoever goes back finds them. */
export function contentOf(form: PageForm): SatelliteContent {
  const given = fields.filter((field) => !Number.isNaN(form.numbers[field]));
  return {
    name: form.name.trim(),
    noradId: Number(form.noradId),
    cosparId: form.cosparId.trim().toUpperCase(),
    configuration: {
      shape: form.shape,
      ...Object.fromEntries(given.map((field) => [field, form.numbers[field]])),
      propulsion: form.propulsion,
    },
  };
}
