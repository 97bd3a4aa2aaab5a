import { BODY_NUMBERS, COSPAR_ID } from '@keepout/contract/fleet/fields';
import type { Satellite } from '@keepout/contract/fleet/satellite';
import { isTaken } from '@keepout/contract/platform/number-field';
import { isText, NAME } from '@keepout/contract/platform/text-field';
import { AREA_FIELDS, type BodyField, type Configuration, sizesOf, UPKEEP_FIELDS } from './fields.ts';

/** Fields of a satellite record that the operator sets. */
export type SatelliteContent = Pick<Satellite, 'name' | 'noradId' | 'cosparId' | 'configuration'>;

/** Form values of the page; numbers in display units, NaN if empty. */
export interface PageForm {
  readonly name: string;
  readonly noradId: string;
  readonly cosparId: string;
  readonly shape: Configuration['shape'];
  readonly numbers: Readonly<Record<BodyField, number>>;
  readonly propulsion: Configuration['propulsion'];
}

const fields = Object.keys(BODY_NUMBERS) as BodyField[];

export function satelliteForm({ name, noradId, cosparId, configuration }: Satellite): PageForm {
  const numbers = Object.fromEntries(fields.map((field) => [field, configuration[field] ?? Number.NaN]));
  const { shape, propulsion } = configuration;
  return { name, noradId: String(noradId), cosparId, shape, numbers: numbers as PageForm['numbers'], propulsion };
}

export type PageFault = 'name-missing' | 'norad-invalid' | 'cospar-invalid' | 'range' | 'propellant-mass';
export type PageFaults = Readonly<
  Partial<Record<'name' | 'noradId' | 'cosparId' | 'propulsion' | BodyField, PageFault>>
>;

/** Returns the faults by field. Sizes that do not apply to the shape are not checked. */
export function faultsOfForm(form: PageForm): PageFaults {
  const visibleFields = [...sizesOf(form.shape), ...AREA_FIELDS, ...UPKEEP_FIELDS, 'wetMass'] as const;
  const { propellantMass = 0 } = form.propulsion;
  return {
    ...(!isText(NAME, form.name) && { name: 'name-missing' }),
    ...(!(/^\d{1,9}$/.test(form.noradId.trim()) && Number(form.noradId) > 0) && { noradId: 'norad-invalid' }),
    ...(!isCosparId(form.cosparId) && { cosparId: 'cospar-invalid' }),
    ...Object.fromEntries(
      visibleFields
        .filter((field) => !isTaken(BODY_NUMBERS[field], form.numbers[field]))
        .map((field) => [field, 'range']),
    ),
    ...(propellantMass > form.numbers.wetMass && { propulsion: 'propellant-mass' }),
  };
}

/** Returns the record of the form. It includes sizes of other shapes, so that a change back to such a shape restores them. */
export function satelliteContent(form: PageForm): SatelliteContent {
  const filledFields = fields.filter((field) => !Number.isNaN(form.numbers[field]));
  return {
    name: form.name.trim(),
    noradId: Number(form.noradId),
    cosparId: form.cosparId.trim().toUpperCase(),
    configuration: {
      shape: form.shape,
      ...Object.fromEntries(filledFields.map((field) => [field, form.numbers[field]])),
      propulsion: form.propulsion,
    },
  };
}

function isCosparId(typed: string): boolean {
  const cosparId = typed.trim().toUpperCase();
  return cosparId === '' || COSPAR_ID.test(cosparId);
}
