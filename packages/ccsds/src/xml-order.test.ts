import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { convertMessage } from './convert.ts';
import { parseXml, type XmlElement } from './notation/xml.ts';

const root = new URL('../../../conformance/ccsds/', import.meta.url);

/** Of each structure of the CCSDS schemas 2.0.0: name, structure, least and greatest number (0: any) of its elements in order. */
type Elements = readonly (readonly [name: string, type: string, least: number, most: number])[];
const order = JSON.parse(readFileSync(new URL('xml-order.json', root), 'utf8')) as Record<string, Elements>;

/** What stands out of order, too often or not at all, below an element. */
function faultsOf(element: XmlElement, type: string, path: string): string[] {
  const elements = order[type];
  if (elements === undefined) return [`${path} has no structure ${type}`];
  const faults: string[] = [];
  let at = 0;
  for (const child of element.children) {
    const rank = elements.findIndex(([name]) => name === child.name);
    const place = `${path}/${child.name}`;
    if (rank < at) faults.push(rank < 0 ? `${place} is not known` : `${place} comes too late`);
    at = Math.max(at, rank);
    const below = elements[rank]?.[1] ?? '';
    if (below !== '') faults.push(...faultsOf(child, below, place));
    else if (child.children.length > 0) faults.push(`${place} has elements`);
  }
  for (const [name, , least, most] of elements) {
    const count = element.children.filter((child) => child.name === name).length;
    if (count < least || (most > 0 && count > most)) faults.push(`${path}/${name} stands there ${String(count)} times`);
  }
  return faults;
}

for (const kind of ['oem', 'opm', 'omm', 'cdm', 'tdm']) {
  it(`${kind}: the XML of each valid sample has the elements of the schema in their order`, () => {
    let count = 0;
    const folder = new URL(`${kind}/valid/`, root);
    for (const file of readdirSync(folder)) {
      const written = convertMessage(readFileSync(new URL(file, folder), 'utf8'), 'xml');
      const parsed = written.ok ? parseXml(written.value) : written;
      if (!parsed.ok) throw new Error(`${file}: ${parsed.fault.code}`);
      const { version = '' } = parsed.value.attributes;
      // The schemas hold CDM 1.0 and OEM, OPM, OMM and TDM 2.0; TDM 1.0 has no more than 2.0.
      if (!(kind === 'cdm' ? ['1.0'] : kind === 'tdm' ? ['1.0', '2.0'] : ['2.0']).includes(version)) continue;
      count += 1;
      const faults = faultsOf(parsed.value, `${kind}Type`, kind);
      // Theory SGP has no BSTAR, and the book leaves ELEMENT_SET_NO optional where the schema does not.
      if (file === 'v2_0_sgp.omm')
        expect(faults.every((fault) => /BSTAR|ELEMENT_SET_NO|REV_AT_EPOCH/.test(fault))).toBe(true);
      else expect(faults, file).toEqual([]);
    }
    expect(count, 'samples of the versions that the schemas hold').toBeGreaterThan(kind === 'opm' ? 0 : 5);
  });
}
