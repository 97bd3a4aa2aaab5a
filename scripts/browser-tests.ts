import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import vite from '../packages/web/vite.config.ts';
import { machinePace } from './machine-pace.mjs';
import { PATIENT } from './test-patience.mjs';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const browser = process.env['KEEPOUT_BROWSER'] ?? installed.find((path) => existsSync(path));
const setup = fileURLToPath(new URL('../packages/web/src/testing/test-setup.ts', import.meta.url));
const LIMIT_MS = 300_000 * machinePace();
/** React as it is shipped draws each page once and for half of the computing. */
const SHIPPED = { 'process.env.NODE_ENV': '"production"' };

/** Component tests: the application with the mock API, in the document that all files share. */
export const browserTests = mergeConfig(vite({ command: 'serve', mode: 'test' }), {
  define: { __MOCK_API__: 'true' },
  // Nobody steps through these sources.
  dev: { sourcemap: false },
  oxc: { jsx: { development: false, refresh: false } },
  optimizeDeps: {
    include: ['axe-core'],
    entries: ['src/main.tsx', 'src/testing/*.ts', 'mock-api/start-mock.ts'],
    rolldownOptions: { transform: { define: SHIPPED } },
  },
  test: {
    name: 'browser',
    include: ['src/**/*.browser.test.tsx'],
    isolate: false,
    setupFiles: [setup],
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: PATIENT },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          ...(browser !== undefined && { executablePath: browser }),
          args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'America/New_York' },
      }),
    },
  },
});
