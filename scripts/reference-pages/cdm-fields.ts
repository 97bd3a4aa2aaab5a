import { CDM } from '../../packages/ccsds/src/cdm/spec.ts';
import type { FieldRow } from '../../packages/ccsds/src/value/field.ts';
import { code, page, table } from './page.ts';

const TITLES: Readonly<Record<string, string>> = {
  header: 'Header',
  relativeMetadataData: 'Relative metadata and data',
  metadata: 'Metadata of each object',
  odParameters: 'Orbit determination',
  additionalParameters: 'Additional parameters',
  stateVector: 'State',
  covarianceMatrix: 'Covariance',
  alternateCovariance: 'Alternate covariance',
  covarianceRealism: 'Covariance realism',
  userDefinedParameters: 'User-defined parameters',
};
const KINDS: Readonly<Record<FieldRow['kind'], string>> = {
  text: 'text',
  number: 'number',
  integer: 'whole number',
  epoch: 'time',
  time: 'time, or seconds',
  vector: 'three numbers',
};

const rowOf = ({ keyword, presence, kind, unit, values, since, book }: FieldRow): readonly string[] => [
  code(keyword),
  presence,
  values ? values.map(code).join(' ') : KINDS[kind],
  code(unit),
  since === undefined ? book : `${book}, from ${since}`,
];

/** Every keyword of a conjunction data message that is read, by section. */
export function cdmFieldsPage(): string {
  const sections = CDM.sections.flatMap(({ name, rows, prefix, isWholeOrAbsent }) => [
    `## ${TITLES[name] ?? name}`,
    '',
    ...(isWholeOrAbsent ? ['There as a whole, or not at all.', ''] : []),
    ...(prefix === undefined ? [] : [`Keywords that begin with \`${prefix}\` are kept as they stand.`, '']),
    ...(rows.length === 0 ? [] : [...table(['keyword', 'presence', 'value', 'unit', 'book'], rows.map(rowOf)), '']),
  ]);
  return page({ title: 'Fields of a CDM', order: 912, service: 'ca' }, '`ccsds/cdm/spec.ts`', [
    `A conjunction data message (\`${CDM.versionKeyword}\` ${CDM.versions.join(' or ')}): every keyword that is read, with its unit and where`,
    'the book tells of it. Missing mandatory keywords and values that are not allowed are named with their line.',
    '',
    ...sections,
  ]);
}
