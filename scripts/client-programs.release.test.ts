import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Day, startDay } from './clients/test-day.ts';
import {
  EXAMPLES,
  installPython,
  installTypescript,
  orWhyNot,
  whyNoCurl,
  whyNoPython,
} from './clients/test-installed.ts';

const LONGEST_PROGRAM = 60;
const guide = readFileSync(new URL('../docs/guides/clients.md', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'keepout-programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ran {
  readonly lines: readonly string[];
  /** By their names. */
  readonly files: Readonly<Record<string, string>>;
}

/** What a program prints, and the files that it leaves in an empty folder. */
async function run(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ran> {
  const own = mkdtempSync(join(folder, 'run-'));
  const env = { PATH: process.env['PATH'] ?? '', HOME: own, ...environment };
  const output = await new Promise<string>((ended, failed) => {
    execFile(program, args, { cwd: own, env }, (cause, stdout, stderr) =>
      cause === null ? ended(stdout) : failed(new Error(`${stderr}\n${stdout}`, { cause })),
    );
  });
  const files = readdirSync(own).map((name) => [name, readFileSync(join(own, name), 'utf8')]);
  return { lines: output.trimEnd().split('\n'), files: Object.fromEntries(files) };
}

/** The first piece of code of the guide in a language, asked of the platform of the day. */
const firstCall = (language: string, { environment }: Day): string => {
  const [, code = ''] = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'm').exec(guide) ?? [];
  return code
    .replace('https://keepout.example.com', environment['KEEPOUT_URL']!)
    .replace('the token', environment['KEEPOUT_TOKEN']!);
};

it.each(readdirSync(EXAMPLES))('26.9 the program %s can be read in one go', (name) => {
  const lines = readFileSync(join(EXAMPLES, name), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(LONGEST_PROGRAM);
});

describe('26.9 a day of an operator as a program', () => {
  let day: Day;
  let message: string;
  beforeEach(async () => {
    day = await startDay();
    message = join(folder, 'day.cdm');
    writeFileSync(message, day.message);
  });
  afterEach(() => day.close());

  /** What it said and wrote is what the platform has. */
  async function check({ lines, files }: Ran): Promise<void> {
    const { api } = day;
    const [event, ...others] = await api.call('listConjunctions');
    const [plan] = await api.call('listManoeuvres');
    const [order] = await api.call('listRequests');
    expect([others, event?.needsDecision]).toEqual([[], true]);
    const { satelliteName, object2, conjunctionData, probabilityOfCollision, verdict } = event!;
    const { manoeuvreId, manoeuvre, result } = plan!;
    expect(result.totalProbability).toBeLessThan(probabilityOfCollision! / 100);

    const figures = lines.map((line) => line.replaceAll(/e([+-])0?(\d)\b/g, 'e$1$2'));
    const heard = figures.slice(4).map((line) => /^heard: \d+ (\S+)$/.exec(line)?.[1]);
    expect(figures.slice(0, 3)).toEqual([
      'uploaded: 1 taken, 0 refused',
      `decide: ${satelliteName} and ${object2.name}, ${conjunctionData.tca}, Pc ${probabilityOfCollision!.toExponential(2)}, ${verdict.kind}`,
      `planned: ${manoeuvreId}, ${result.figures.totalDeltaVMagnitude.toFixed(4)} m/s, Pc ${result.totalProbability.toExponential(2)}`,
    ]);
    expect(figures[3]).toMatch(new RegExp(`^ordered: ${order!.observationRequestId}, [1-9]\\d* of [1-9]\\d* passes$`));
    expect(heard).toEqual(expect.arrayContaining(['conjunctions', 'manoeuvres']));
    expect(heard.indexOf('tracking')).toBe(heard.length - 1);

    expect(Object.keys(files)).toEqual([`${manoeuvreId}.opm`]);
    const [seconds = ''] = manoeuvre.ignitionEpoch.split('.');
    expect(files[`${manoeuvreId}.opm`]).toContain(`\nMAN_EPOCH_IGNITION = ${seconds}.`);
  }

  it('in TypeScript', async () => {
    const { program } = await installTypescript(join(folder, 'typescript'), join(EXAMPLES, 'day.ts'));
    await check(await run(process.execPath, [program, message], day.environment));
    const source = join(folder, 'first.ts');
    writeFileSync(source, firstCall('ts', day));
    const first = await installTypescript(join(folder, 'typescript'), source);
    expect((await run(process.execPath, [first.program], {})).lines).toEqual(['[]']);
  });

  it.skipIf(whyNoCurl)(orWhyNot('by curl', whyNoCurl), async () => {
    await check(await run('sh', [join(EXAMPLES, 'day.sh'), message], day.environment));
  });

  it.skipIf(whyNoPython)(orWhyNot('in Python', whyNoPython), async () => {
    const path = await installPython(join(folder, 'python'));
    const environment = { ...day.environment, PYTHONPATH: path };
    await check(await run('python3', [join(EXAMPLES, 'day.py'), message], environment));
    expect((await run('python3', ['-c', firstCall('python', day)], environment)).lines).toEqual(['[]']);
  });
});
