import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutServiceLinks } from '@keepout/server/platform/settings/service-links';
import { otherVariables, settingTable } from '@keepout/server/platform/settings/setting-table';
import { describe, expect, it } from 'vitest';
import { makeCatalogue } from '../packages/demo/src/catalogue.ts';
import { DEMO_OPERATOR_NAME, makeFleet } from '../packages/demo/src/fleet.ts';
import { SCRIPTED_ENCOUNTERS } from '../packages/demo/src/scripted-encounters.ts';
import { DEMO_SENSORS } from '../packages/demo/src/sensors.ts';
import { DEMO_STATIONS } from '../packages/demo/src/stations.ts';
import { root } from './project.mjs';

const folder = join(root, 'docs/guides');
const guides = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const withCommands = [
  ...guides,
  ...['README.md', 'deploy/README.md', 'docs/operations-checklist.md'].map((name) => ({
    name,
    text: readFileSync(join(root, name), 'utf8'),
  })),
];

/** Read by tests, benchmarks and mutation runs of a clone alone, each set for one command: a server still refuses them. */
const CLONE_ONLY =
  /^KEEPOUT_(BENCH_USAGE|FUZZ_(SEED|SECONDS)|(SHELL|JOURNEYS)_PORT|(SHELL|PLATFORM)_RUNNING|MUTATION_(ROOM|ONLY|SEED|SHARE)|PICTURE|WRITE_PICTURES|SCALE_EVENTS|TASKS_WAY|TRACE)$/;
/** No variables: an interface of OpenC3, and names that tests mistype. */
const NO_VARIABLES = ['KEEPOUT_INT'];
const MISTYPED = [
  'PROT',
  'POTR',
  'DATABASEURL',
  'RECORD_LIMIT',
  'TOKN',
  'CATALOG',
  'OPERATOR_LIMIT',
  'FOO',
  'SERVER',
  'X',
];

describe('variables with the prefix of the settings', () => {
  it('are each a setting, a variable of another program, or read in a clone alone', () => {
    const pattern = String.raw`\bKEEPOUT_[A-Z0-9_]*[A-Z0-9]\b`;
    const places = [':!CHANGELOG.md', ':!docs/decisions', ':!scripts/guides.test.ts'];
    const output = execFileSync('git', ['grep', '--untracked', '-ohIE', pattern, '--', '.', ...places], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    const names = [...new Set(output.trim().split('\n'))];
    expect(names.length).toBeGreaterThan(80);
    const unknown = Object.keys(withoutServiceLinks(Object.fromEntries(names.map((name) => [name, ''])))).filter(
      (name) =>
        !(name in settingTable) &&
        !(name in otherVariables) &&
        !CLONE_ONLY.test(name) &&
        !NO_VARIABLES.includes(name) &&
        !MISTYPED.includes(name.slice('KEEPOUT_'.length)),
    );
    expect(unknown).toEqual([]);
  });

  it('that a guide exports do not stop a server', () => {
    const exported = guides.flatMap(({ text }) =>
      [...text.matchAll(/^\s*export (.*)$/gm)].flatMap(([, line = '']) => line.match(/\bKEEPOUT_\w+/g) ?? []),
    );
    expect(exported).toContain('KEEPOUT_URL');
    expect(exported.filter((name) => !(name in settingTable) && !(name in otherVariables))).toEqual([]);
  });
});

describe('waits in guides', () => {
  const codeOf = (text: string): readonly string[] =>
    [...text.matchAll(/^[ \t]*```(?:\w+)?\n(.*?)^[ \t]*```$/gms)].map(([, code = '']) => code);
  /** A loop of a shell or a program that may never end; a loop over lines that are read ends with them. */
  const unbounded = (code: string): readonly string[] =>
    code
      .split('\n')
      .filter((line) => /(^|[;&|({]\s*|\bdo )(until|while)\b|\bfor \(\s*;\s*;/.test(line.trim()))
      .filter((line) => !/\bwhile (IFS= )?read\b/.test(line));

  it('have a limit: no guide has a loop without one', () => {
    const loops = withCommands.flatMap(({ name, text }) =>
      codeOf(text).flatMap((code) => unbounded(code).map((line) => `${name}: ${line.trim()}`)),
    );
    expect(loops).toEqual([]);
    for (const loop of [
      'until curl -s x; do sleep 1; done',
      'while true; do',
      'a; while [ 1 ]; do',
      '  while True:',
      'for (;;) {',
    ])
      expect(unbounded(loop), loop).toHaveLength(1);
  });

  it('are the same function in all guides, which renews the token and prints the last answer', () => {
    const bodies = guides.flatMap(({ text }) => text.match(/^wait_for\(\) \{\n.*?^\}$/gms) ?? []);
    expect(bodies).toHaveLength(2);
    expect(new Set(bodies).size).toBe(1);
    const sleeping = guides.flatMap(({ name, text }) =>
      codeOf(text)
        .filter((code) => /^\s*sleep \d|[;&] *sleep \d/m.test(code) && !code.includes('wait_for() {'))
        .map(() => name),
    );
    expect(sleeping).toEqual([]);
  });

  /** The function in a shell whose `call` answers as told; a day passes with each second that it sleeps. */
  const waited = (answers: string, attempts = 3) => {
    const [body = ''] = guides.flatMap(({ text }) => text.match(/^wait_for\(\) \{\n.*?^\}$/gms) ?? []);
    const script = [
      'count=0; RENEW_AT=0; sleep() { :; }',
      'sign_in() { echo renewed; RENEW_AT=9999999999; }',
      `call() { printf '%s' "${answers}"; }`,
      body.replace('seq 300', `seq ${attempts}`),
      'wait_for DONE address cat 2>&1; echo "code $?"',
    ].join('\n');
    return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trim().split('\n');
  };

  it('end when the value is there, with a renewed token', () => {
    expect(waited('DONE')).toEqual(['renewed', 'code 0']);
  });

  it('end at the limit and print the last answer', () => {
    expect(waited('RUNNING still')).toEqual([
      'renewed',
      'Not DONE after 3 attempts. Last answer of address: RUNNING still',
      'code 1',
    ]);
  });
});

describe('names in guides', () => {
  /** What readers of a guide make themselves, and other worlds: names that the demonstration does not have. */
  const OWN: Readonly<Record<string, readonly string[]>> = {
    'account.md': ['Flight dynamics'],
    'first-alert.md': ['AURORA-1', 'Aurora Orbits', 'Borealis Space', 'TraCSS'],
    'first-screening.md': ['FIRST'],
    'collision-avoidance-api.md': ['Svalbard'],
  };
  const NOW_TAI_S = 2_143_000_000;
  const objects = [
    ...makeFleet(NOW_TAI_S).map(({ body }) => body),
    ...SCRIPTED_ENCOUNTERS.map(({ secondary }) => secondary),
  ];
  const byName = new Map(objects.map((object) => [object.name, object]));
  const byNumber = new Map(objects.map((object) => [object.noradId, object]));
  const names = new Set([
    ...byName.keys(),
    DEMO_OPERATOR_NAME,
    ...DEMO_STATIONS.map(({ name }) => name),
    ...DEMO_SENSORS.flatMap(({ sensorCode, groundSensorName }) => [sensorCode, groundSensorName]),
    ...makeCatalogue({ seed: 1, nowTaiS: NOW_TAI_S, count: 30_000 }).map(({ name }) => name),
  ]);

  /** Where a guide shows an object, a sensor, a station or an operator: fields of answers, lines of a log, steps of a task. */
  const NAMED = [
    /"(?:name|satelliteName|objectName|sensorCode|groundSensorName|operatorName)": "([^"…]+)"/g,
    /\bMESSAGE_FOR = (.+)$/gm,
    /^\d{5} ([A-Z].*)$/gm,
    /"Act: (.+?) and .+?"/g,
    /"Act: .+? and (.+?)"/g,
    /^\S+Z (\S+): [A-Z_]+ -> /gm,
    /^\S+Z \S+: [A-Z_]+ -> [A-Z_]+, (.+?),/gm,
    /\bline of ([A-Z0-9][\w/ -]*?)(?: is marked|[.,])/g,
    /[Tt]ype `([A-Z][A-Z0-9/ -]+)`/g,
    /\b((?:TERN|[A-Z]{4,}(?:-\d+)?)(?:-[A-Z0-9]+)? (?:R\/B|DEB))\b/g,
    /\b(TERN-\d+)\b/g,
  ];

  it.each(guides)('of objects, sensors, stations and operators exist in the demonstration: $name', ({ name, text }) => {
    const shown = NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, label = '']) => label.trim()));
    const foreign = [...new Set(shown)].filter((each) => !names.has(each) && !OWN[name]?.includes(each));
    expect(foreign).toEqual([]);
  });

  it('have the number and the designator of the demonstration', () => {
    const wrong = guides.flatMap(({ name, text }) => {
      // Fields of one record stand together, in any order.
      const records = text.match(/\{[^{}]*"noradId": \d+[^{}]*/g) ?? [];
      const inRecords = records.flatMap((record) => {
        const field = (key: string) => new RegExp(`"${key}": "?([^",}]+)`).exec(record)?.[1];
        const object = byNumber.get(Number(field('noradId'))) ?? byName.get(field('name') ?? '');
        const said = { noradId: Number(field('noradId')), name: field('name'), cosparId: field('cosparId') };
        const isRight = (key: keyof typeof said) => said[key] === undefined || said[key] === object?.[key];
        return isRight('noradId') && isRight('name') && isRight('cosparId') ? [] : [`${name}: ${record}`];
      });
      const lines = [...text.matchAll(/^(\d{5}) ([A-Z]\S*)$/gm), ...text.matchAll(/NORAD_ID=(\d+)` \(([^)]+?) of/g)];
      const inLines = lines
        .filter(([, number, object = '']) => byName.get(object)?.noradId !== Number(number))
        .map(([line]) => `${name}: ${line}`);
      return [...inRecords, ...inLines];
    });
    expect(wrong).toEqual([]);
  });

  it('meet whom they meet in the demonstration', () => {
    const fleet = makeFleet(NOW_TAI_S).map(({ body }) => body.name);
    const met = new Set(SCRIPTED_ENCOUNTERS.map(({ satellite, secondary }) => `${fleet[satellite]} ${secondary.name}`));
    const PAIRS = [
      /"satelliteName": "([^"]+)",\s*"object2": \{[^}]*"name": "([^"]+)"/g,
      /"Act: (.+?) and (.+?)"/g,
      /^\S+Z (\S+): [A-Z_]+ -> [A-Z_]+, (.+?),/gm,
      /^Act: (.+?) and (.+?)$/gm,
    ];
    const shown = guides.flatMap(({ name, text }) =>
      PAIRS.flatMap((pattern) => [...text.matchAll(pattern)]).map(([, one, other]) => ({
        name,
        pair: `${one} ${other}`,
      })),
    );
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter(({ pair }) => !met.has(pair))).toEqual([]);
  });
});
