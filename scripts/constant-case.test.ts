import { expect, test } from 'vitest';
import { constantCase, constantsInOtherCase } from './constant-case.ts';

const namesIn = (text: string): string[] => constantsInOtherCase('some.ts', text).map(({ name }) => name);

test.each([
  ['a number', 'const heartbeatS = 10;', ['heartbeatS']],
  ['a number with a sign, brackets, a type', 'export const coldK: number = -(270.425 + 2) as Kelvin;', ['coldK']],
  ['arithmetic', 'const km = 1000;\nconst reachM = 2 ** 8 * km + Math.PI;', ['km', 'reachM']],
  ['arithmetic of what is imported', "import { AU_M } from './units.ts';\nconst halfM = AU_M / 2;", ['halfM']],
  ['mathematics of constants', 'const parallelSine = Math.sqrt(0.5) * Math.sin(1e-3);', ['parallelSine']],
  ['a text', "const folder = 'a/b';", ['folder']],
  ['a text of constants', `const A = 1;\nconst rowName = \`row \${A}\`;`, ['rowName']],
  ['an array, a tuple', 'const spans = [1, [2, 3]] as const;', ['spans']],
  ['a typed array', 'const nodes = Float64Array.of(0.5, Number.MAX_VALUE);', ['nodes']],
  ['a record', 'const limits = { leo: 1, geo: { low: 2, high: 3 } } as const satisfies Limits;', ['limits']],
  ['an element of a constant', 'const SPANS = [1, 2];\nconst firstSpan = SPANS[0]!;', ['firstSpan']],
])('%s is a constant', (_, text, names) => {
  expect(namesIn(text)).toEqual(names);
  const mended = names.reduce((all, name) => all.replaceAll(name, constantCase(name)), text);
  expect(namesIn(mended)).toEqual([]);
});

test.each([
  ['a function', 'const double = (x: number) => 2 * x;'],
  ['a call', 'const schema = z.string();\nconst shape = { id: schema };\nconst rows = [1, 2].map(String);'],
  ['an instance', 'const scratch = new Float64Array(6);\nconst seen = new Map([[1, 2]]);'],
  [
    'a record of texts or functions',
    "const titles = { a: 'A' };\nconst units = { m: 1, name: 'metre' };\nconst way = { to: () => 1 };",
  ],
  [
    'what the machine says',
    'const now = Date.now();\nconst port = Number(process.env.PORT);\nconst here = import.meta.url;',
  ],
  ['what changes', 'let turns = 0;'],
  ['what is not on the outermost level', 'function f() {\n  const half = 0.5;\n  return half;\n}'],
  [
    'a function or a table of somebody else',
    'const parse = Number.parseFloat;\nconst all = [CDM, OEM];\nconst own = CDM.spec;',
  ],
  ['something empty', 'const none = [];\nconst nothing = {};'],
])('%s is none', (_, text) => {
  expect(namesIn(text)).toEqual([]);
});

test('the place is told, and the name that it should have', () => {
  expect(constantsInOtherCase('some.ts', '// first\nexport const mostSteps = 3;\n')).toEqual([
    { name: 'mostSteps', at: 22, line: 2 },
  ]);
  expect(['mostSteps', 'sizeClassRcsM2', 'pcOfTLEFile', 'j2', 'wgs72Mu'].map(constantCase)).toEqual([
    'MOST_STEPS',
    'SIZE_CLASS_RCS_M2',
    'PC_OF_TLE_FILE',
    'J2',
    'WGS72_MU',
  ]);
});
