import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCdm } from './read.ts';

const conformance = (path: string): string =>
  readFileSync(new URL(`../../../../conformance/${path}`, import.meta.url), 'utf8');
const objectsOf = (text: string) => {
  const cdm = readCdm(text);
  if (!cdm.ok) throw new Error(cdm.fault.code);
  return cdm.value.objects;
};
const npp = conformance('pc/cross-correlation/npp-fengyun-1c-debris.cdm');

test('drag-consider parameters are read out of the comments of 18 SDS', () => {
  const [first, second] = objectsOf(npp);
  expect(first.densityError).toEqual({
    relativeSigma: 0.162507601,
    positionRtnM: [-2.946161139106405, 1113.965981471415, -0.1148505270097804],
    velocityRtnMps: [-1.149618543506272, 4.844414411164848e-4, 6.772013266813556e-4],
  });
  expect(second.densityError?.relativeSigma).toBe(0.182378291);
});

test('drag-consider parameters are read out of the keywords of the second issue', () => {
  const [object] = objectsOf(conformance('ccsds/cdm/valid/CDMExample_issue_940.txt'));
  const [, other] = objectsOf(conformance('ccsds/cdm/valid/CDMExample_issue_940.xml'));
  expect(object.densityError).toEqual({
    relativeSigma: 2.5,
    positionRtnM: [1, 2, 3],
    velocityRtnMps: [0.1, 0.2, 0.3],
  });
  expect(other.densityError?.positionRtnM).toEqual([3, 2, 1]);
});

test('an incomplete or broken set is none, and the message stays readable', () => {
  const uncertainty = /^COMMENT DCP Density.*$/m;
  for (const broken of [
    npp.replace(uncertainty, ''),
    npp.replace(uncertainty, 'COMMENT DCP Density Forecast Uncertainty = -0.1'),
    npp.replace(uncertainty, 'COMMENT DCP Density Forecast Uncertainty = much'),
    npp.replace('1.113965981471415E+03', 'NaN'),
    npp.replace('1.113965981471415E+03', ''),
    npp.replace('RTN Vel', 'TNW Vel'),
  ]) {
    const [first, second] = objectsOf(broken);
    expect(first.densityError).toBeUndefined();
    expect(second.densityError).toBeDefined();
  }
});
