import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { CovarianceSource } from '../orbit/party.ts';
import { orbitSources } from './orbit-sources.ts';
import { type RecordedMessage, recordedApproach } from './recorded-message.ts';

const NAME = '000054234_conj_000028343_20221130_142342_20221127_152412.cdm';
const stated = readFileSync(new URL(`../../../../conformance/ccsds/cdm/valid/${NAME}`, import.meta.url), 'utf8');
const MESSAGE: RecordedMessage['taken'] = { kind: 'MESSAGE', own: { object: 1, size: {} } };

interface Stored {
  readonly sources?: readonly [CovarianceSource, CovarianceSource];
  readonly orbitAgeS?: number | null;
  readonly isCalibrated?: boolean;
}

function sourcesOf(
  text: string,
  { sources = ['CDM', 'CDM'], orbitAgeS = 100, isCalibrated = false }: Stored = {},
  taken: RecordedMessage['taken'] = MESSAGE,
) {
  const read = recordedApproach({ text, taken });
  if (!read.ok) throw new Error(read.fault.code);
  const object = (covarianceSource: CovarianceSource) => ({
    covarianceSource,
    orbitAgeS,
    ...(isCalibrated && { countedSigmas: { factor: 1, isCalibrated } }),
  });
  const objects = [object(sources[0]), object(sources[1])] as const;
  return orbitSources({ tcaTaiS: 1000, objects }, { text, taken }, read.value);
}
const screening = (...sources: readonly [CovarianceSource, CovarianceSource]): RecordedMessage['taken'] => {
  const size = { radiusM: 1, source: 'operator-radius' } as const;
  const [first, second] = sources.map((covarianceSource) => ({ covarianceSource, orbitSource: '', orbitAgeS: 100 }));
  return {
    kind: 'SCREENING',
    radius: { radiusM: 2, source: 'sum', primary: size, secondary: size },
    objects: [first!, second!],
  };
};

it('a message that states its orbit determinations is a source of all that the rules require', () => {
  expect(sourcesOf(stated)).toEqual({
    covariances: ['determined', 'determined'],
    areDeterminationsStated: [true, true],
    secondaryObservedTaiS: 900,
  });
});

it('a message without figures of the orbit determinations states neither their quality nor an observation', () => {
  const silent = stated.replace(/^(TIME_LASTOB_\w+|OBS_USED|RESIDUALS_ACCEPTED|WEIGHTED_RMS) +=.*$\n/gm, '');
  const { areDeterminationsStated, ...rest } = sourcesOf(silent, { orbitAgeS: null });
  expect(areDeterminationsStated).toEqual([false, false]);
  expect(rest).not.toHaveProperty('secondaryObservedTaiS');
});

it('a default covariance of a message is assumed', () => {
  const byDefault = stated.replace(/^(COVARIANCE_METHOD +=) *CALCULATED/m, '$1 DEFAULT');
  expect(sourcesOf(byDefault).covariances).toEqual(['assumed', 'determined']);
  const own = { kind: 'MESSAGE', own: { object: 2, size: {} } } as const;
  expect(sourcesOf(byDefault, {}, own).covariances).toEqual(['determined', 'assumed']);
});

it('a message of this product from elsewhere says in its comments that a covariance is of an element set', () => {
  const comments = ['ELEMENT_SET', 'OEM'];
  const ours = stated
    .replace(/^(ORIGINATOR +=).*$/m, '$1 KEEPOUT')
    .replace(/^OBJECT +=.*$/gm, (line) => `${line}\nCOMMENT Covariance: ${comments.shift()}`);
  expect(sourcesOf(ours).covariances).toEqual(['unconfirmed', 'determined']);
  const own = { kind: 'MESSAGE', own: { object: 2, size: {} } } as const;
  expect(sourcesOf(ours, {}, own).covariances).toEqual(['determined', 'unconfirmed']);
});

it.each<[CovarianceSource, string, boolean]>([
  ['NONE', 'assumed', false],
  ['ESTIMATED', 'assumed', false],
  ['ELEMENT_SET', 'unconfirmed', false],
  ['OEM', 'determined', false],
  ['OBSERVATIONS', 'determined', true],
  ['CDM', 'determined', true],
])(
  '%s in a screening: the covariance is %s, and its age is that of an observation: %s',
  (source, origin, isObserved) => {
    const result = sourcesOf(stated, { sources: ['OEM', source] }, screening('OEM', source));
    expect(result.covariances).toEqual(['determined', origin]);
    expect('secondaryObservedTaiS' in result).toBe(isObserved);
  },
);

it('a calibrated covariance of an element set counts as calibrated, an estimated one stays assumed', () => {
  const calibrated = (source: CovarianceSource) =>
    sourcesOf(stated, { sources: [source, source], isCalibrated: true }, screening(source, source)).covariances;
  expect(calibrated('ELEMENT_SET')).toEqual(['calibrated', 'calibrated']);
  expect(calibrated('ESTIMATED')).toEqual(['assumed', 'assumed']);
});
