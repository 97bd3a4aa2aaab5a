import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { command } from '../test-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'keepout-realism-'));
afterAll(() => rmSync(folder, { recursive: true }));
const HEADER = 'r1,r2,r3,c11,c12,c13,c22,c23,c33';

async function realismOf(text: string, ...options: readonly string[]) {
  const file = join(folder, 'residuals.csv');
  writeFileSync(file, text);
  const { code, stdout, stderr } = await command('realism', file, ...options);
  return { code, stdout, stderr: stderr.replaceAll(`${folder}/`, '') };
}

describe('keepout realism', () => {
  it('reads residuals and their covariances, packed or not, and tells the factor of sigma', async () => {
    const file = new URL('../../../../conformance/realism/case03.csv.gz', import.meta.url).pathname;
    const { code, stdout, stderr } = await command('realism', file, '--json');
    expect(code, stderr).toBe(0);
    const realism = JSON.parse(stdout);
    expect(realism).toMatchObject({ samples: 1000, confidence: 'conditional' });
    expect(realism.factor).toBeCloseTo(2.97, 2);
    expect(realism.pValue).toBeLessThan(1e-3);
    expect((await command('realism', file)).stdout).toContain('factor         2.972 on sigma');
  });

  it('says line and column of what cannot be read', async () => {
    const wrong = (text: string) => realismOf(text).then(({ code, stderr }) => [code, stderr]);
    expect(await wrong('')).toEqual([1, 'keepout: residuals.csv: the file is empty\n']);
    expect(await wrong('r1,r2\n1,2\n')).toEqual([
      1,
      'keepout: residuals.csv:1: r3: r3 is missing. [missing-keyword]\n',
    ]);
    expect(await wrong(`${HEADER}\n`)).toEqual([1, 'keepout: residuals.csv:1: The file ends too early. [truncated]\n']);
    expect(await wrong(`${HEADER}\n1,2,x,1,0,0,1,0,1\n`)).toEqual([
      1,
      'keepout: residuals.csv:2: r3: "x" is not a number (r3). [not-a-number]\n',
    ]);
    expect(await wrong(`${HEADER}\n1,2,3,1,0,0,1,0,1\n1,2,3,1,2,0,1,0,1\n`)).toEqual([
      1,
      'keepout: residuals.csv:3: the covariance is not positive definite\n',
    ]);
    expect(await wrong(`${HEADER}\n1,2,3,1\n`)).toEqual([
      1,
      'keepout: residuals.csv:2: The line has 4 columns; it should have 9. [wrong-number-of-columns]\n',
    ]);
  });

  it('C10 tells no factor, and no limits of one, of fewer samples than the service does', async () => {
    const rows = (count: number) => `${HEADER}\n${'1,1,1,1,0,0,1,0,1\n'.repeat(count)}`;
    expect(await realismOf(rows(9))).toMatchObject({
      code: 1,
      stderr: 'keepout: residuals.csv: samples 9: too few for a factor\n',
    });
    expect((await realismOf(rows(10))).code).toBe(0);
  });

  it('counts objects where the file names them', async () => {
    const rows = Array.from({ length: 40 }, (_, i) => `${(i % 5) - 2},${(i % 3) - 1},0.5,1,0,0,1,0,1,${i % 2}`);
    const { stdout } = await realismOf(`${HEADER},object\n${rows.join('\n')}\n`, '--json');
    expect(JSON.parse(stdout).shortfalls).toContain('objects-few');
  });
});
