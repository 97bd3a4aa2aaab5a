import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const CONTRACT = fileURLToPath(new URL('../contract/src/', import.meta.url));
const PAGES = fileURLToPath(new URL('src/', import.meta.url));
const ENUMS = /^@keepout\/contract\/([a-z]+\/(?:[a-z]+-)*enums)$/;
const PREFIX = '\0enum-options:';

/**
 * The enumerations of the contract as a page needs them: their values. The schemas, with the library that they stand on, stay out of the
 * bundle; what is no enumeration of a file is not there for a page.
 */
export function enumOptions(): Plugin {
  return {
    name: 'keepout-enum-options',
    enforce: 'pre',
    resolveId(source, importer) {
      const name = ENUMS.exec(source)?.[1];
      return name !== undefined && importer?.startsWith(PAGES) ? `${PREFIX}${name}` : null;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const { module: schemas } = await runnerImport<
        Readonly<Record<string, { readonly options?: readonly string[] }>>
      >(`${CONTRACT}${id.slice(PREFIX.length)}.ts`);
      return Object.entries(schemas)
        .map(([name, { options }]) => options && `export const ${name} = ${JSON.stringify({ options })};`)
        .join('\n');
    },
  };
}
