import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSettings } from '@keepout/server/platform/settings/test-settings';
import { expect, it } from 'vitest';
import { createEmbeddedToken } from '../process/embedded-token.ts';

it('a token before the first start says what to do', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keepout-token-'));
  const settings = testSettings({ dataDir, publicUrl: 'http://127.0.0.1:9' });
  await expect(createEmbeddedToken(settings, 'demo')).rejects.toThrow(
    `no demo has run in ${dataDir} yet (KEEPOUT_DATA_DIR): start it with npm start, wait until it is ready, and ask again`,
  );
  rmSync(dataDir, { recursive: true, force: true });
});
