import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeSettingProblem } from './setting-problem.ts';
import { parseSettings } from './settings.ts';
import { TEST_KEY } from './test-settings.ts';

const production = {
  KEEPOUT_MODE: 'production',
  KEEPOUT_ISSUER_URL: 'https://id.example.com/realms/platform',
  KEEPOUT_DATABASE_URL: 'postgres://keepout@db/keepout?sslmode=verify-full',
  KEEPOUT_PUBLIC_URL: 'https://keepout.example.com/',
  KEEPOUT_MAIL_FROM: 'Keepout <keepout@example.com>',
  KEEPOUT_SECRETS_KEY: TEST_KEY,
};
const GOOD =
  '{"/aurora": {"operator": "aurora", "roles": {"collision-avoidance": ["user", "admin"]}}, "t": {"operator": "b"}}';

function refusalOf(environment: Record<string, string>, root = '/srv/keepout'): string | undefined {
  const result = parseSettings(environment, root);
  return result.ok ? undefined : result.fault.problems.map(describeSettingProblem).join('; ');
}

describe('the map of groups', () => {
  it('is read from the setting or from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'keepout-groups-'));
    try {
      writeFileSync(join(folder, 'groups.json'), GOOD);
      for (const place of [GOOD, 'groups.json', join(folder, 'groups.json')]) {
        const result = parseSettings({ KEEPOUT_GROUPS: place }, folder);
        expect(result.ok && [...result.value.groups]).toEqual([
          ['/aurora', { operatorId: 'aurora', roles: { 'collision-avoidance': ['user', 'admin'] } }],
          ['t', { operatorId: 'b', roles: {} }],
        ]);
      }
      writeFileSync(join(folder, 'groups.json'), '{\n  "/aurora": {\n    "operator": aurora\n  }\n}\n');
      expect(refusalOf({ KEEPOUT_GROUPS: 'groups.json' }, folder)).toBe(
        'KEEPOUT_GROUPS names a file that is not JSON: line 3, character 17',
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const none = parseSettings({}, '/srv/keepout');
    expect(none.ok && none.value).toMatchObject({ groupsClaim: 'groups', groups: new Map() });
  });

  it.each([
    ['nowhere.json', 'must be JSON that begins with {, or the path of a file that can be read'],
    ['{"a": ', 'is not JSON'],
    ['{"a": "b"}', 'at "a": must be an object with operator, roles or both'],
    ['{" ": {"operator": "b"}}', 'has a group without a name'],
    ['{"a": {}}', 'at "a": gives neither an operator nor a role'],
    ['{"a": {"operator": ""}}', 'at "a".operator: must be the id of an operator'],
    ['{"a": {"operator": "b", "role": []}}', 'at "a": "role" is neither operator nor roles'],
    ['{"a": {"roles": ["user"]}}', 'at "a".roles: must be an object from resources to lists of roles'],
    ['{"a": {"roles": {"payments": "user"}}}', 'at "a".roles.payments: must be a list of names of roles'],
  ])('%s is refused in every mode, with place and reason', (groups, reason) => {
    expect(refusalOf({ KEEPOUT_GROUPS: groups })).toContain(`KEEPOUT_GROUPS ${reason}`);
  });

  it.each([
    ['{"a": {"roles": {"account": ["admin"]}}}', 'at "a".roles.account: is no resource; there are collision-avoidance'],
    [
      '{"a": {"roles": {"payments": ["user", "owner"]}}}',
      'at "a".roles.payments[1]: "owner" is no role; there are user',
    ],
    ['{"/aurora/*": {"operator": "aurora"}}', 'at "/aurora/*": must be the whole name of a group'],
  ])('%s is refused in production', (groups, reason) => {
    expect(refusalOf({ ...production, KEEPOUT_GROUPS: groups })).toContain(`KEEPOUT_GROUPS ${reason}`);
    expect(refusalOf({ KEEPOUT_GROUPS: groups })).toBeUndefined();
  });

  it('comes in production from a claim that users do not write, and from a provider that has groups', () => {
    const environment = { ...production, KEEPOUT_GROUPS: GOOD };
    expect(refusalOf(environment)).toBeUndefined();
    expect(refusalOf({ ...environment, KEEPOUT_GROUPS_CLAIM: 'nickname' })).toContain(
      'KEEPOUT_GROUPS_CLAIM must name a claim',
    );
    const embedded = { ...environment, KEEPOUT_ISSUER_URL: '', KEEPOUT_ALLOW_EMBEDDED_IDENTITY: '1' };
    expect(refusalOf(embedded)).toBe(
      'KEEPOUT_GROUPS needs KEEPOUT_ISSUER_URL: users of the embedded provider have roles and no groups',
    );
  });
});
