import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type * as Catalogues from './catalogues.ts';

/** The words of the application in its languages. Its sources are made for Vite, which gathers translations: here they are named one by one. */
export async function readWords(): Promise<typeof Catalogues.WORDS> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./catalogues.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    define: { 'import.meta.glob': 'noChunks', 'import.meta.env': '{}' },
    banner: { js: 'const noChunks = () => ({});' },
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { WORDS } = (await import(`data:text/javascript;base64,${code}`)) as typeof Catalogues;
  return WORDS;
}
