import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

/** The CCSDS schema sets 2.0.0: as published, and with the local elements outside the namespace, as files in use are. */
export type SchemaSet = 'qualified' | 'unqualified';

const folderOf = (set: SchemaSet): URL =>
  new URL(`../../../shared/reference/schemas/ndmxml-2.0.0-${set}/`, import.meta.url);

/** The schemas are not ours to give on; where they are not, what needs them is skipped. */
export const hasSchemas: boolean = existsSync(folderOf('unqualified')) && existsSync(folderOf('qualified'));

/**
 * What libxml2 says against each text by a schema set: messages by the text's name, nothing for a valid one.
 *
 * `./` in front of the included files is taken away: libxml2 would load a file twice under its two names.
 */
export async function schemaFaults(texts: ReadonlyMap<string, string>, set: SchemaSet): Promise<Map<string, string[]>> {
  const folder = folderOf(set);
  const files = readdirSync(folder).map((fileName) => ({
    fileName,
    contents: readFileSync(new URL(fileName, folder), 'utf8').replaceAll('schemaLocation="./', 'schemaLocation="'),
  }));
  const names = [...texts.keys()];
  const { errors } = await validateXML({
    xml: names.map((name, index) => ({ fileName: `${String(index)}.xml`, contents: texts.get(name) ?? '' })),
    schema: files.filter((file) => file.fileName.includes('-master-')),
    preload: files.filter((file) => !file.fileName.includes('-master-')),
    initialMemoryPages: 4096,
    maxMemoryPages: 16_384,
  });
  const byName = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const { loc, message } of errors) {
    // libxml2 sums up each file in a line of its own.
    if (/^\d+\.xml fails to validate/.test(message)) continue;
    const name = names[Number(loc?.fileName.split('.')[0])];
    const sentence = message.replace(/^Schemas validity error : /, '').replaceAll(/\{urn:ccsds:schema:ndmxml\}/g, '');
    if (name === undefined) throw new Error(`the schema checker says: ${message}`);
    byName.get(name)?.push(sentence);
  }
  return byName;
}

/** The same message with its local elements in the namespace of the schemas, for the set as published. */
export function qualified(xml: string): string {
  return xml.replaceAll(/<(header|body)>/g, '<$1 xmlns="urn:ccsds:schema:ndmxml">');
}
