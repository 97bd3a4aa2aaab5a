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

/** Returns the page of the CDM keywords that the platform reads, by section. */
export function cdmFieldsPage(): string {
  const sections = CDM.sections.flatMap(({ name, rows, prefix, isWholeOrAbsent }) => [
    `## ${TITLES[name] ?? name}`,
    '',
    ...(isWholeOrAbsent ? ['All keywords of this section are present, or none.', ''] : []),
    ...(prefix === undefined ? [] : [`Keywords that begin with \`${prefix}\` are stored unchanged.`, '']),
    ...(rows.length === 0
      ? []
      : [...table(['keyword', 'presence', 'value', 'unit', 'reference'], rows.map(rowOf)), '']),
  ]);
  return page({ title: 'Fields of a CDM', order: 912, service: 'ca' }, '`ccsds/cdm/spec.ts`', [
    `A conjunction data message (\`${CDM.versionKeyword}\` ${CDM.versions.join(' or ')}): the keywords that the platform reads, with unit and`,
    'reference. Missing mandatory keywords and invalid values are reported with their line.',
    '',
    ...sections,
  ]);
}
