import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tell } from '@keepout/contract/sentences';
import { outcome } from './outcome.ts';
import type { Sender } from './sender.ts';

/** Whole or not at all, and nothing that lies there is ever written over. */
export const toFolder: Sender = async ({ address }, { name, text, operatorId }, { folder }) => {
  if (folder === undefined) return outcome('FAILED', tell('published-no-folder'));
  const place = join(folder, operatorId, address);
  const path = join(place, name);
  // Where the installation has its folders is nobody's business.
  const receipt = `${address}/${name}`;
  const draft = join(place, `.${name}.${process.pid}`);
  try {
    await mkdir(place, { recursive: true });
    await writeFile(draft, text, { flush: true });
    await link(draft, path);
    return outcome('ACCEPTED', tell('published-in-folder'), { receipt });
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'EIO';
    if (code !== 'EEXIST') return outcome('FAILED', tell('published-folder-unwritable', { code }));
    const isSame = (await readFile(path, 'utf8').catch(() => undefined)) === text;
    return isSame
      ? outcome('ACCEPTED', tell('published-in-folder'), { receipt })
      : outcome('REFUSED', tell('published-other-file-there'));
  } finally {
    await rm(draft, { force: true });
  }
};
