import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPort } from '@keepout/server/platform/http/free-port';
import { otherVariables } from '@keepout/server/platform/settings/setting-table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program, runCommand, startProcess, type TestProcess } from '../services/cli/src/test-process.ts';
import { isAsSaid, printedBy, scriptOf, stepsOf } from './guide-blocks.ts';
import { root } from './project.mjs';
import { PATIENT } from './test-patience.mjs';

const read = (name: string) => readFileSync(join(root, 'docs/guides', name), 'utf8');
const FIRST_SCREENING = read('first-screening.md');
const LONGEST_MS = 600_000;
const run = promisify(execFile);

/** The variables that a guide asks for: the first column of its table. */
const variablesOf = (guide: string): readonly string[] =>
  [...guide.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) => names.match(/[A-Z_]+/g) ?? []);

/** What the demonstration needs otherwise than the guide says: the line that the guide gives for it. */
const insideQuotes = (pattern: RegExp): string => {
  const [, text] = pattern.exec(FIRST_SCREENING) ?? [];
  if (text === undefined) throw new Error(`the guide has no ${pattern}`);
  return text;
};

describe('the first guides on a demonstration that was started with their variables exported', () => {
  let folder: string;
  let platform: TestProcess;
  let installation: Readonly<Record<string, string>>;
  let url: string;
  let environment: Readonly<Record<string, string>>;
  let exported: Readonly<Record<string, string>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'keepout-first-guides-'));
    const port = await checkPort('127.0.0.1', 0);
    url = `http://localhost:${port}`;
    const named = variablesOf(FIRST_SCREENING);
    expect(named).toEqual(['URL', 'CLIENT_ID', 'CLIENT_SECRET', 'NORAD_ID']);
    const values: Readonly<Record<string, string>> = { URL: url, NORAD_ID: insideQuotes(/`NORAD_ID=(\d+)`/) };
    exported = Object.fromEntries(named.map((name) => [name, values[name] ?? '']));
    installation = {
      KEEPOUT_PORT: String(port),
      KEEPOUT_DATA_DIR: join(folder, 'data'),
      KEEPOUT_CATALOGUE_SIZE: '2000',
      KEEPOUT_WORKERS: '1',
    };
    const ofClients = Object.fromEntries(Object.keys(otherVariables).map((name) => [name, 'of a client program']));
    const ofFirstAlert = Object.fromEntries(variablesOf(read('first-alert.md')).map((name) => [name, 'of a guide']));
    environment = { ...ofFirstAlert, ...ofClients, ...exported, ...installation };
    platform = startProcess(['demo'], environment);
  });
  afterAll(async () => {
    await platform?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, PATIENT.timeout);

  /** Runs a script as a reader does: only the variables of the guide are exported; `npx keepout` is this program. */
  const output = async (script: string): Promise<string> => {
    const settings = Object.entries(installation).map(([name, value]) => `${name}='${value}'`);
    const npx = `npx() { shift; ${settings.join(' ')} '${process.execPath}' ${program.map((part) => `'${part}'`).join(' ')} "$@"; }`;
    const env = { PATH: process.env['PATH'] ?? '', HOME: folder, ...exported };
    const { stdout } = await run('bash', ['-c', `${npx}\n${script}`], { cwd: folder, env });
    return stdout;
  };

  it(
    'starts, and has the object that the guide names',
    async () => {
      const isThere = async () => {
        if (platform.child.exitCode !== null) throw new Error(platform.output());
        if (!platform.output().includes(`open ${url}`)) return 0;
        const { stdout } = await runCommand(['token'], { environment, cwd: folder });
        const headers = { authorization: `Bearer ${stdout.trim()}` };
        const address = `${url}/api/v1/ca/catalogue/objects/${exported['NORAD_ID']}`;
        return await fetch(address, { headers }).then(({ status }) => status);
      };
      await expect.poll(isThere, { timeout: LONGEST_MS, interval: 2000 }).toBe(200);
    },
    LONGEST_MS,
  );

  it(
    'first screening: each block prints what the guide says',
    async () => {
      const inDemonstration = insideQuotes(/`(sign_in\(\) \{[^`]+\})`/);
      const steps = stepsOf('first-screening.md', FIRST_SCREENING).map((step) => ({
        ...step,
        code: step.code.replace(/^sign_in\(\) \{\n.*?^\}$/ms, () => inDemonstration),
      }));
      expect(steps.filter(({ code }) => code.includes(inDemonstration))).toHaveLength(1);
      const script = scriptOf(steps, true);
      const printed = printedBy(await output(script));
      expect(printed).toHaveLength(steps.length);
      for (const [place, { code, printed: text }] of steps.entries()) {
        if (text === undefined) continue;
        const fact = { code, printed: printed[place], isAsSaid: isAsSaid(printed[place] ?? '', text) };
        expect(fact, `${text}\n${platform.output()}`).toEqual({ ...fact, isAsSaid: true });
      }
    },
    LONGEST_MS,
  );

  it(
    'authentication: the commands for the demonstration list its satellites, also with the variables of clients exported',
    async () => {
      const [demonstration] = stepsOf('authentication.md', read('authentication.md'));
      const script = demonstration!.code.replace('http://localhost:8080', url);
      expect(script).toContain(url);
      const satellites = JSON.parse(await output(script)) as readonly { readonly noradId: number }[];
      expect(satellites.map(({ noradId }) => noradId)).toEqual(expect.arrayContaining([99_001, 99_006]));
    },
    LONGEST_MS,
  );
});
