import { formatUtc } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { writeFlatJson } from '../flat/json.ts';
import type { FieldGroup, FlatMessage } from '../flat/message.ts';
import { writeFlatKvn, writeFlatXml } from '../flat/write.ts';
import { COVARIANCE_KEYWORDS } from '../oem/model.ts';
import type { Notation } from '../oem/write.ts';
import { lowerFromFull } from '../value/covariance-matrix.ts';
import type { Field } from '../value/field.ts';
import { fullNumberText, numberText } from '../value/number.ts';
import { OMM } from './spec.ts';

/** Writes an OMM. Every value is written with the digits it was read with. */
export function writeOmm(omm: FlatMessage, notation: Notation): string {
  switch (notation) {
    case 'kvn':
      return writeFlatKvn(omm, OMM);
    case 'xml':
      return writeFlatXml(omm, OMM);
    case 'json':
      return writeFlatJson(omm, OMM);
  }
}

/** Who wrote a message and when; the clock belongs to the caller. */
export interface Authorship {
  readonly originator: string;
  readonly creationTaiS: number;
}

/** An OMM 2.0 of mean elements for SGP4, covariance included where there is one. */
export function ommFromElements(elements: MeanElements, authorship: Authorship): FlatMessage {
  const groups: FieldGroup[] = [
    group('header', [
      ['CREATION_DATE', formatUtc(authorship.creationTaiS, 3)],
      ['ORIGINATOR', authorship.originator],
    ]),
    group('metadata', [
      ['OBJECT_NAME', elements.name === '' ? 'UNKNOWN' : elements.name],
      ['OBJECT_ID', elements.cosparId === '' ? 'UNKNOWN' : elements.cosparId],
      ['CENTER_NAME', 'EARTH'],
      ['REF_FRAME', 'TEME'],
      ['TIME_SYSTEM', 'UTC'],
      ['MEAN_ELEMENT_THEORY', 'SGP4'],
    ]),
    group('meanElements', [
      ['EPOCH', elements.epochUtc],
      ['MEAN_MOTION', numberText(elements.meanMotionRevPerDay)],
      ['ECCENTRICITY', numberText(elements.eccentricity)],
      ['INCLINATION', numberText(elements.inclinationDeg)],
      ['RA_OF_ASC_NODE', numberText(elements.raanDeg)],
      ['ARG_OF_PERICENTER', numberText(elements.argPerigeeDeg)],
      ['MEAN_ANOMALY', numberText(elements.meanAnomalyDeg)],
    ]),
    group('tleParameters', [
      ['EPHEMERIS_TYPE', String(elements.ephemerisType)],
      ['CLASSIFICATION_TYPE', elements.classification],
      ['NORAD_CAT_ID', String(elements.noradId)],
      ['ELEMENT_SET_NO', String(elements.elementSetNo)],
      ['REV_AT_EPOCH', String(elements.revAtEpoch)],
      ['BSTAR', numberText(elements.bstar)],
      ['MEAN_MOTION_DOT', numberText(elements.meanMotionDot)],
      ['MEAN_MOTION_DDOT', numberText(elements.meanMotionDdot)],
    ]),
  ];
  const { covariance } = elements;
  if (covariance !== undefined) {
    const terms = lowerFromFull(covariance.matrix, 1e-6);
    const rows = COVARIANCE_KEYWORDS.map((keyword, at): [string, string] => [keyword, fullNumberText(terms[at] ?? 0)]);
    groups.push(group('covarianceMatrix', [['COV_REF_FRAME', covariance.frame], ...rows]));
  }
  return { version: '2.0', groups };
}

function group(section: string, entries: readonly (readonly [string, string])[]): FieldGroup {
  const fields: Field[] = entries.map(([keyword, value]) => ({ keyword, value, line: 0 }));
  return { section, object: 0, line: 0, fields };
}
