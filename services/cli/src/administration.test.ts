import { collisionAvoidance } from '@keepout/server/ca/module';
import { saveUser } from '@keepout/server/identity/embedded/users';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './test-process.ts';
import { databaseUrl } from './test-sky.ts';

describe('who runs the installation', { timeout: 120_000 }, () => {
  let platform: TestPlatform;
  let environment: Record<string, string>;
  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    environment = { KEEPOUT_DATABASE_URL: databaseUrl(platform) };
  });
  afterAll(() => platform.close());
  const run = (...args: string[]) => runCommand(args, { environment });

  it('lists, confirms and withdraws claims on catalogue numbers', async () => {
    for (const operatorId of ['aurora', 'borealis']) {
      await platform.app.inject({
        ...{ method: 'POST', url: '/api/v1/ca/satellites', headers: await platform.bearer({ operatorId }) },
        payload: {
          ...{ name: `SAT OF ${operatorId}`, noradId: 4711 },
          configuration: { shape: 'CANNONBALL', propulsion: { type: 'NONE' } },
        },
      });
    }
    const listed = await run('claims');
    expect(listed).toMatchObject({ code: 0, stderr: '' });
    expect(listed.stdout).toMatch(
      /^ +4711 {2}unverified, disputed +aurora +SAT OF aurora\n +4711 {2}unverified, disputed +borealis/,
    );
    const confirmed = await run('claims', '--confirm', '4711', '--operator', 'aurora', '--by', 'ada');
    expect(confirmed).toMatchObject({ code: 0, stdout: '4711 of aurora is confirmed\n' });
    const second = await run('claims', '--confirm', '4711', '--operator', 'borealis');
    expect(second.code).toBe(1);
    expect(second.stderr).toContain('4711 is confirmed for aurora: withdraw that first');
    expect((await run('claims', '--confirm', '7', '--operator', 'aurora')).stderr).toContain('aurora does not claim 7');
    expect((await run('claims', '--confirm', 'x', '--operator', 'aurora')).code).toBe(2);
    expect((await run('claims', '--withdraw', '4711', '--operator', 'aurora')).stdout).toContain('unverified');
    const { rows } = await platform.context.database.pool.query(
      "select actor, action from audit where action like 'claim-%med' or action like 'claim-with%' order by id",
    );
    expect(rows).toEqual([
      { actor: 'ada', action: 'claim-confirmed' },
      { actor: 'command line', action: 'claim-withdrawn' },
    ]);
  });

  it('ends the access of a user, and starts no production on what a demonstration has left', async () => {
    await saveUser(platform.context.database, {
      ...{ userName: 'demo', name: 'Demo', email: 'd@example.org', operatorId: 'demo-operator', roles: {} },
      password: 'correct horse battery staple',
    });
    expect(await run('sign-out', '--user', 'demo')).toMatchObject({ code: 0, stdout: 'nothing to end\n' });
    expect((await run('sign-out', '--user', 'nobody')).code).toBe(1);
    const production = await runCommand(['worker'], { environment: { ...environment, KEEPOUT_MODE: 'production' } });
    expect(production.code).toBe(3);
    expect(production.stderr).toContain('KEEPOUT_DATABASE_URL names a database that holds the demo world');
  });
});
