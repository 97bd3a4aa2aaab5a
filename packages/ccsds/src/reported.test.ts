import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { catalogueTableOf, readCatalogueTable } from './catalogue-table.ts';
import { readCdm } from './cdm/read.ts';
import { describeFault } from './fault/fault-text.ts';
import { ommElements, readOmm } from './omm/read.ts';
import { validateMessage } from './validate.ts';

const sample = (file: string) =>
  readFileSync(new URL(`../../../conformance/reported-messages/${file}`, import.meta.url), 'utf8');

describe('messages as public reports have them', () => {
  it('elements of the theory TLE are those of SGP4, in each notation of a table', () => {
    const text = sample('combined-theory-tle.xml');
    const read = readCatalogue(text);
    expect(read).toMatchObject({
      faults: [],
      elements: [{ noradId: 61234, eccentricity: 0.0012345, bstar: 0.12345e-3 }],
    });
    expect(readCatalogue(text.replace('>TLE<', '>SGP4<')).elements).toEqual(read.elements);
    const bytes = new TextEncoder().encode(text);
    expect((readCatalogueTable(bytes) ?? catalogueTableOf(text)).elements.count).toBe(1);
    expect(validateMessage(text)).toMatchObject({ standing: 'valid', limitations: [] });
  });

  it('OMM elements in frozen axes, or of SGP4-XP, are refused by name', () => {
    const kvn = readFileSync(new URL('../../../conformance/ccsds/omm/valid/OMMExample2.txt', import.meta.url), 'utf8');
    const elements = (text: string) => {
      const omm = readOmm(text);
      if (!omm.ok) return [omm.fault.code, omm.fault.keyword];
      const read = ommElements(omm.value);
      return read.ok ? read.value.noradId : [read.fault.code, read.fault.keyword];
    };
    const frozen = (epoch: string) => kvn.replace(/^(REF_FRAME\s*=.*)$/m, `$1\nREF_FRAME_EPOCH = ${epoch}`);
    const own = /^EPOCH\s*=\s*(\S+)/m.exec(kvn)?.[1] ?? '';
    expect(elements(kvn)).toBe(23581);
    expect(elements(frozen(own))).toBe(23581);
    expect(elements(frozen('2000-01-01T12:00:00'))).toEqual(['unsupported-frame', 'REF_FRAME_EPOCH']);
    const record = {
      OBJECT_NAME: 'A',
      OBJECT_ID: '2024-001A',
      EPOCH: '2024-11-05T12:00:00',
      MEAN_MOTION: 15,
      ECCENTRICITY: 0.001,
      INCLINATION: 97,
      RA_OF_ASC_NODE: 1,
      ARG_OF_PERICENTER: 2,
      MEAN_ANOMALY: 3,
      NORAD_CAT_ID: 5,
    };
    for (const [more, keyword] of [
      [{ BTERM: 0.02 }, 'BTERM'],
      [{ BSTAR: 1e-4, AGOM: 0.01 }, 'AGOM'],
      [{ BSTAR: 1e-4, REF_FRAME_EPOCH: '2000-01-01T12:00:00' }, 'REF_FRAME_EPOCH'],
    ] as const) {
      const text = JSON.stringify([{ ...record, ...more }]);
      for (const { faults } of [readCatalogue(text), catalogueTableOf(text)])
        expect(faults).toMatchObject([{ keyword }]);
    }
  });

  it.each([
    ['oem', sample('usable-without-e.oem'), 'USABLE_START_TIME', 'USEABLE_START_TIME'],
    ['opm', sample('tod.opm').replace('CENTER_NAME', 'CENTRE_NAME'), 'CENTRE_NAME', 'CENTER_NAME'],
    ['cdm', sample('order-tca-after-miss.cdm').replace('MANEUVERABLE', 'MANOUVERABLE'), 'MANOUVERABLE', 'MANEUVERABLE'],
  ])('a misspelt keyword of an %s is refused with the keyword of the book', (_, text, keyword, limit) => {
    const { faults } = validateMessage(text);
    const fault = faults.find(({ code }) => code === 'unknown-keyword')!;
    expect(fault).toMatchObject({ keyword, limit });
    expect(describeFault(fault)).toBe(`${keyword} is not a known keyword here; write ${limit}.`);
  });

  it('a list of conjunctions without states is refused as such, in each notation', () => {
    const json = sample('cdm-public-list.json');
    const [row] = JSON.parse(json) as [Record<string, string>];
    const csv = `${Object.keys(row).join(',')}\n${Object.values(row).join(',')}\n`;
    const xml = `<xml><item>${Object.entries(row)
      .map(([name, value]) => `<${name}>${value}</${name}>`)
      .join('')}</item></xml>`;
    const socrates =
      'NORAD_CAT_ID_1,OBJECT_NAME_1,DSE_1,NORAD_CAT_ID_2,OBJECT_NAME_2,DSE_2,TCA,TCA_RANGE,TCA_RELATIVE_SPEED,MAX_PROB,DILUTION\n';
    for (const text of [json, csv, xml, socrates]) {
      const { kind, standing, faults } = validateMessage(text);
      expect([kind, standing, faults.map(({ code }) => code)]).toEqual(['cdm', 'refused', ['summary-without-states']]);
      expect(readCdm(text)).toEqual({ ok: false, fault: faults[0] });
      expect(describeFault(faults[0]!)).toContain('without states and covariances. Send the conjunction data messages');
    }
  });

  it('short steps of a reboost within long ones are no gaps, and missing states are', () => {
    const text = sample('reboost-2s-in-4min.oem');
    expect(validateMessage(text)).toMatchObject({ standing: 'valid', limitations: [] });
    const cut = text.replace(/^2026-03-01T01:[0-3].*\n/gm, '');
    expect(validateMessage(cut).limitations).toMatchObject([
      { code: 'step-gap', value: '2026-03-01T01:40:00.000', limit: '1200 s' },
    ]);
  });
});
