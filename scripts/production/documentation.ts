import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type PlatformClientOptions, platformClient } from '@keepout/client/platform-client';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { curlOf } from '../../packages/web/src/features/docs/description/examples/curl.ts';
import {
  type ExampleCall,
  exampleCallOf,
} from '../../packages/web/src/features/docs/description/examples/example-call.ts';
import { pythonOf } from '../../packages/web/src/features/docs/description/examples/python.ts';
import { typescriptOf } from '../../packages/web/src/features/docs/description/examples/typescript.ts';
import type { OpenApiDocument } from '../../packages/web/src/features/docs/description/open-api.ts';
import { type Operation, operationsOf } from '../../packages/web/src/features/docs/description/operations.ts';
import { commandWith } from '../../services/cli/src/test-command.ts';
import { CLIENTS_PATH, packageNames } from '../clients/package-file.ts';
import { isAsSaid, printedBy, scriptOf, stepsOf } from '../guide-blocks.ts';
import { dist } from '../project.mjs';
import type { Installation } from './installation.ts';
import { halfDay, satellite } from './walk.ts';

const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const hasCurl = has('curl') && has('bash');
const hasPython = has('python3');
const GUIDE = 'docs/guides/first-screening.md';
const repository = new URL('../../', import.meta.url);

/** Refusals that say that the example is wrong, whatever the records are. */
const WRONG_EXAMPLE = ['400', '401', '403', '405', '406', '415', '429', '500'];
/** What is in the file is up to the reader. */
const WRONG_FILE = '422';

/** What the documentation says is done by hand, by an operator of its own who has nothing yet but the catalogue of the installation. */
export function checkDocumentation(installed: () => Installation): void {
  let installation: Installation;
  let environment: Record<string, string>;
  const examples: { readonly operation: Operation; readonly call: ExampleCall; readonly file: string }[] = [];

  beforeAll(async () => {
    installation = installed();
    writeFileSync(join(installation.folder, 'day.oem'), halfDay());
    const client = await commandWith(
      installation.environment,
      'client',
      'add',
      'docs',
      '--operator',
      'reader',
      '--role',
      'admin',
    );
    const [, id = '', secret = ''] = /^client (\S+), secret (\S+) /.exec(client.stdout) ?? [];
    environment = { URL: installation.origin, TOKEN: '', CLIENT_ID: id, CLIENT_SECRET: secret };
  });
  // A token lives for five minutes.
  beforeEach(async () => {
    const { CLIENT_ID = '', CLIENT_SECRET = '' } = environment;
    environment['TOKEN'] = await installation.token(CLIENT_ID, CLIENT_SECRET);
  });

  it.runIf(hasCurl)('D-02 the guide to the first screening does what it says, block by block', async () => {
    const steps = stepsOf(GUIDE, readFileSync(new URL(GUIDE, repository), 'utf8'));
    expect(steps.filter(({ printed }) => printed !== undefined).length).toBeGreaterThan(5);
    const { TOKEN: _fetched, ...variables } = environment;
    const output = await run('bash', scriptOf(steps, hasPython), { ...variables, NORAD_ID: String(satellite.noradId) });
    const printed = printedBy(output);
    expect(printed, output).toHaveLength(steps.length);
    steps.forEach(({ code, printed: text, language }, place) => {
      if (text === undefined || (language === 'python' && !hasPython)) return;
      const fact = { code, printed: printed[place], isAsSaid: isAsSaid(printed[place] ?? '', text) };
      expect(fact, text).toEqual({ ...fact, isAsSaid: true });
    });
  });

  it('D-03 the examples of the reference run in TypeScript, by the client of the product', async () => {
    const record: Record<string, string | number> = { noradId: satellite.noradId, 'norad-id': satellite.noradId };
    const operations = (await Promise.all(['ca', 'odt'].map(descriptionOf))).flatMap((document) =>
      operationsOf(document).filter((operation) => exampleCallOf(operation).answer !== 'stream'),
    );
    const statuses: string[] = [];
    // What makes a record goes first, so that the others have one.
    for (const operation of operations.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      const call = exampleCallOf(operation, record);
      const file = join(installation.folder, FILES[operation.id] ?? 'day.oem');
      const { status, ids } = await runTypescript(typescriptOf(call), { ...environment, FILE: file });
      for (const [name, id] of Object.entries(ids)) record[name] ??= id;
      examples.push({ operation, call, file });
      statuses.push(status);
    }
    expect(wrong(statuses)).toEqual([]);
    // The others meet a refusal that the description names: there is no such record in so small a world.
    expect(statuses.filter((status) => status.startsWith('2')).length).toBeGreaterThan(statuses.length / 2);
  });

  it.runIf(hasCurl)('D-03 the examples of the reference run in curl', async () => {
    const statusOnly = `curl() { command curl "$@" -sS -o /dev/null -w '%{http_code}\\n'; }`;
    const script = [statusOnly, ...examples.map(({ call, file }) => `FILE='${file}'\n${curlOf(call)}`)].join('\n');
    expect(wrong((await run('bash', script, environment)).trim().split('\n'))).toEqual([]);
  });

  it.runIf(hasPython)('D-03 the examples of the reference run in Python, with its standard library', async () => {
    const PROGRAMS = join(installation.folder, 'programs.json');
    writeFileSync(PROGRAMS, JSON.stringify(examples.map(({ call, file }) => ({ file, code: pythonOf(call) }))));
    const output = await run('python3', RUN_PYTHON, { ...environment, PROGRAMS });
    expect(wrong(output.trim().split('\n'))).toEqual([]);
  });

  it('26.9 the clients that the guide names are handed out by the platform itself', async () => {
    const names = Object.values(packageNames());
    const guide = readFileSync(new URL('docs/guides/clients.md', repository), 'utf8');
    for (const name of names) {
      expect(guide).toContain(`](${CLIENTS_PATH}${name})`);
      const answer = await fetch(`${installation.origin}${CLIENTS_PATH}${name}`);
      const built = readFileSync(join(dist, 'web', CLIENTS_PATH, name));
      expect([answer.status, built.equals(Buffer.from(await answer.arrayBuffer()))], name).toEqual([200, true]);
    }
  });

  /** Which examples were answered as an example should not be. */
  const wrong = (statuses: readonly string[]): readonly string[] => {
    expect(examples.length).toBeGreaterThan(50);
    return examples.flatMap(({ operation, call }, place) => {
      const status = statuses[place] ?? 'nothing';
      const isRefused = WRONG_EXAMPLE.includes(status) || (status === WRONG_FILE && call.body.kind !== 'form');
      return status in operation.answers && !isRefused ? [] : [`${operation.id}: ${status}`];
    });
  };

  const descriptionOf = async (service: string): Promise<OpenApiDocument> => {
    const headers = { authorization: `Bearer ${environment['TOKEN']}` };
    return (await (
      await fetch(`${installation.origin}/api/v1/${service}/openapi/`, { headers })
    ).json()) as OpenApiDocument;
  };
}

/** Uploads by what they are of. */
const FILES: Readonly<Record<string, string>> = { uploadCatalogue: 'gp.tle' };

const rankOf = ({ method, path }: Operation): number =>
  (method === 'post' && !path.includes('{') ? 0 : 2) + (method === 'put' ? 1 : 0);

const RUN_PYTHON = `
import contextlib, io, json, os, urllib.error, urllib.request
opened = urllib.request.urlopen
last = "nothing"
def recorded(request):
    global last
    try:
        answer = opened(request)
        last = str(answer.status)
        return answer
    except urllib.error.HTTPError as error:
        last = str(error.code)
        raise
urllib.request.urlopen = recorded
for program in json.load(open(os.environ["PROGRAMS"])):
    os.environ["FILE"] = program["file"]
    last = "nothing"
    with contextlib.redirect_stdout(io.TextIOWrapper(io.BytesIO())):
        try:
            exec(compile(program["code"], "example", "exec"), {})
        except urllib.error.HTTPError:
            pass
        except Exception as error:
            last = repr(error)
    print(last)
`;

async function run(program: string, input: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'keepout-run-'));
  const child = spawn(program, ['-'].slice(program === 'bash' ? 1 : 0), {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  await once(child, 'close');
  rmSync(folder, { recursive: true, force: true });
  return output;
}

/** Runs an example as it stands, but for its imports, which are given. */
async function runTypescript(
  code: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly status: string; readonly ids: Readonly<Record<string, string>> }> {
  let status = 'nothing';
  let ids: Record<string, string> = {};
  const recorded = async (input: Parameters<typeof fetch>[0]) => {
    const answer = await fetch(input);
    status = String(answer.status);
    return answer;
  };
  const modules = {
    platformClient: (options: PlatformClientOptions) => platformClient({ ...options, fetch: recorded }),
    readFile,
    basename,
    process: { env: environment },
    console: {
      log: (data: unknown) => {
        ids = idsIn(data);
      },
    },
    fetch: recorded,
  };
  const body = code.replaceAll(/^import .*;\n/gm, '');
  const program = new Function(...Object.keys(modules), `return (async () => {\n${body}\n})();`) as (
    ...parts: unknown[]
  ) => Promise<void>;
  await program(...Object.values(modules)).catch((error: unknown) => {
    if (status === 'nothing') status = String(error);
  });
  return { status, ids };
}

/** The ids of a record, or of the first of a list. */
function idsIn(data: unknown): Record<string, string> {
  const record: unknown = Array.isArray(data) ? data[0] : data;
  if (typeof record !== 'object' || record === null) return {};
  return Object.fromEntries(
    Object.entries(record).filter(
      (entry): entry is [string, string] => entry[0].endsWith('Id') && typeof entry[1] === 'string',
    ),
  );
}
