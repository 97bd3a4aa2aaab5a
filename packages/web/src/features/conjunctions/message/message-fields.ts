/** Sections of a message, and the section of the fields that the assessment adds. */
export const fieldSections = [
  'header',
  'relative',
  'assessment',
  'plane',
  'metadata',
  'od',
  'additional',
  'state',
  'covariance',
] as const;
export type FieldSection = (typeof fieldSections)[number];

/** Text of a field, unchanged; null if the message does not contain it. */
export type FieldValue = string | null;

/** One field of the message: one value, or one for each object. */
export interface MessageField {
  readonly key: string;
  readonly section: FieldSection;
  readonly name: string;
  readonly unit: string;
  readonly values: readonly FieldValue[];
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const objectBlocks: readonly (readonly [block: string, section: FieldSection])[] = [
  ['metadata', 'metadata'],
  ['odParameters', 'od'],
  ['additionalParameters', 'additional'],
  ['stateVector', 'state'],
  ['covarianceMatrix', 'covariance'],
  ['additionalCovarianceMetadata', 'covariance'],
];

/** Returns the fields of a conjunction data message in JSON form, both objects side by side. */
export function messageFields(json: unknown): readonly MessageField[] {
  const message = fieldsOf(json);
  const objects = [fieldsOf(message['object1']), fieldsOf(message['object2'])];
  return [
    ...sectionLines('header', [fieldsOf(message['header'])]),
    ...sectionLines('relative', [fieldsOf(message['relativeMetadataData'])]),
    ...objectBlocks.flatMap(([block, section]) =>
      sectionLines(
        section,
        objects.map((object) => fieldsOf(object[block])),
      ),
    ),
  ];
}

function sectionLines(section: FieldSection, blocks: readonly Fields[]): readonly MessageField[] {
  const columns = blocks.map(valuesOf);
  const names = new Set(columns.flatMap((column) => [...column.keys()]));
  return [...names].map((name) => ({
    key: `${section}.${name}`,
    section,
    name,
    unit: unitOf(name),
    values: columns.map((column) => column.get(name) ?? null),
  }));
}

/** Returns comments as numbered fields, so that each can be compared separately. */
function valuesOf(block: Fields): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(block).flatMap(([name, value]): (readonly [string, string])[] => {
      if (Array.isArray(value)) return value.map((item, index) => [`${name} ${index + 1}`, String(item)]);
      if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
      return [];
    }),
  );
}

/** Units that CCSDS 508.0-B-1 prescribes for its keywords. */
const units: Readonly<Record<string, string>> = {
  MISS_DISTANCE: 'm',
  RELATIVE_SPEED: 'm/s',
  SCREEN_VOLUME_X: 'm',
  SCREEN_VOLUME_Y: 'm',
  SCREEN_VOLUME_Z: 'm',
  RECOMMENDED_OD_SPAN: 'd',
  ACTUAL_OD_SPAN: 'd',
  RESIDUALS_ACCEPTED: '%',
  AREA_PC: 'm²',
  AREA_DRG: 'm²',
  AREA_SRP: 'm²',
  HBR: 'm',
  MASS: 'kg',
  CD_AREA_OVER_MASS: 'm²/kg',
  CR_AREA_OVER_MASS: 'm²/kg',
  THRUST_ACCELERATION: 'm/s²',
  SEDR: 'W/kg',
  X: 'km',
  Y: 'km',
  Z: 'km',
  X_DOT: 'km/s',
  Y_DOT: 'km/s',
  Z_DOT: 'km/s',
};
/** Units of a row or column of the covariance: powers of metre, second and kilogram. */
const covarianceParts: readonly (readonly [part: RegExp, metre: number, second: number, kilogram: number])[] = [
  [/^[RTN]$/, 1, 0, 0],
  [/^[RTN]DOT$/, 1, -1, 0],
  [/^(?:DRG|SRP)$/, 2, 0, -1],
  [/^THR$/, 1, -2, 0],
];

/** Returns the unit of a keyword; empty for text, counts and ratios. */
export function unitOf(keyword: string): string {
  if (Object.hasOwn(units, keyword)) return units[keyword]!;
  if (/^RELATIVE_POSITION_[RTN]$/.test(keyword)) return 'm';
  if (/^RELATIVE_VELOCITY_[RTN]$/.test(keyword)) return 'm/s';
  const [row, column] = (/^C([A-Z]+)_([A-Z]+)$/.exec(keyword) ?? [])
    .slice(1)
    .map((part) => covarianceParts.find(([pattern]) => pattern.test(part)));
  if (row === undefined || column === undefined) return '';
  const [metre, second, kilogram] = [row[1] + column[1], row[2] + column[2], row[3] + column[3]];
  const under = [power('kg', -kilogram), power('s', -second)].filter((part) => part !== '');
  if (under.length === 0) return power('m', metre);
  return `${power('m', metre)}/${under.length > 1 ? `(${under.join(' ')})` : under[0]}`;
}

const raised = ['', '', '²', '³', '⁴'];
const power = (unit: string, exponent: number) => (exponent === 0 ? '' : `${unit}${raised[exponent] ?? ''}`);
