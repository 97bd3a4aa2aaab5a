// Takes the order of elements out of the CCSDS schemas, names and counts only. Run from the repository root:
//   npx tsx conformance/ccsds/xml-order.ts ../shared/reference/schemas/ndmxml-2.0.0-unqualified
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseXml, type XmlElement } from '../../packages/ccsds/src/notation/xml.ts';

type Entry = readonly [name: string, type: string, least: number, most: number];

const from = process.argv[2] ?? '../shared/reference/schemas/ndmxml-2.0.0-unqualified';
const named = new Map<string, XmlElement>();
for (const file of readdirSync(from).filter((name) => /-(oem|opm|omm|cdm|tdm|common)-/.test(name))) {
  const schema = parseXml(readFileSync(`${from}/${file}`, 'utf8'));
  if (!schema.ok) throw new Error(`${file}: ${schema.fault.code}`);
  for (const child of schema.value.children) named.set(`${child.name} ${child.attributes['name'] ?? ''}`, child);
}

const local = (name: string | undefined): string => (name ?? '').replace('ndm:', '');

/** The elements below a part of a schema, in order; those of a choice may be absent. */
function elementsBelow(part: XmlElement | undefined, inChoice: boolean): Entry[] {
  return (part?.children ?? []).flatMap((child): Entry[] => {
    const { name, type, minOccurs = '1', maxOccurs = '1', ref, base } = child.attributes;
    if (child.name === 'element') {
      const most = maxOccurs === 'unbounded' ? 0 : Number(maxOccurs);
      return [[name ?? '', local(type), inChoice ? 0 : Number(minOccurs), most]];
    }
    if (child.name === 'group') return elementsBelow(named.get(`group ${local(ref)}`), inChoice);
    const inherited =
      child.name === 'extension' ? elementsBelow(named.get(`complexType ${local(base)}`), inChoice) : [];
    return [...inherited, ...elementsBelow(child, inChoice || child.name === 'choice')];
  });
}

const entries = new Map<string, Entry[]>();
function take(type: string): void {
  const elements = elementsBelow(named.get(`complexType ${type}`), false);
  if (entries.has(type) || elements.length === 0) return;
  const isStructure = (name: string): boolean => elementsBelow(named.get(`complexType ${name}`), false).length > 0;
  entries.set(
    type,
    elements.map(([name, child, least, most]) => [name, isStructure(child) ? child : '', least, most]),
  );
  for (const [, child] of elements) take(child);
}
for (const root of ['oem', 'opm', 'omm', 'cdm', 'tdm']) take(`${root}Type`);
const lines = [...entries].map(([type, elements]) => `${JSON.stringify(type)}: ${JSON.stringify(elements)}`);
writeFileSync(new URL('xml-order.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
