import { readdirSync, readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import type { DecisionInput, decisionResults } from '@keepout/assessment/record/decision-results';
import { earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import { FLIGHT_RULE_LIMITS } from '@keepout/conjunction/decision/flight-rules';
import { build } from 'esbuild';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { earthFixedCdm } from '../../../../../conformance/earth-fixed.ts';
import { sampled } from '../../../../../scripts/property-runs.mjs';
import { decisionSettings } from './rules.ts';

const root = new URL('../../../../../', import.meta.url);
const folder = new URL('conformance/ccsds/cdm/valid/', root);
const names = readdirSync(folder).filter((name) => name.startsWith('0000') && name.endsWith('.cdm'));
const texts = sampled(names, 4).map((name) => readFileSync(new URL(name, folder), 'utf8'));
const days = { firstDay: 8300, values: Array.from({ length: 200 }, () => [0.3 - 37, 0.1, 0.4, 0, 0, 0]).flat() };
const all = [...texts, earthFixedCdm(texts[0]!, earthOrientationOfDays(days))];

const { metafile, outputFiles } = await build({
  stdin: {
    contents: "export { decisionResults } from '@keepout/assessment/record/decision-results';",
    resolveDir: root.pathname,
  },
  bundle: true,
  metafile: true,
  write: false,
  format: 'iife',
  globalName: 'loaded',
  mainFields: ['module', 'main'],
  absWorkingDir: root.pathname,
});

type Functions = Record<string, (...values: number[]) => number>;
const engine = Math as unknown as Functions;
const ROUNDED = 'acos asin atan atan2 cbrt cos cosh exp expm1 hypot log log10 log1p log2 pow sin sinh tan tanh'.split(
  ' ',
);

/** As on an engine that rounds every function one digit higher. */
function onAnotherEngine<T>(compute: () => T): T {
  const before = Object.fromEntries(ROUNDED.map((name) => [name, engine[name]!]));
  try {
    for (const name of ROUNDED) engine[name] = (...values) => before[name]!(...values) * (1 + Number.EPSILON);
    return compute();
  } finally {
    Object.assign(Math, before);
  }
}

const { judging: rules } = decisionSettings({
  thresholds: { medium: 1e-7, high: 1e-5, critical: 1e-4 },
  decisionLeadHours: 12,
  thresholdsVersion: 1,
});
const inputs = all.map((text, index): DecisionInput => {
  const taken = {
    kind: 'MESSAGE',
    own: { object: 1, size: {} },
    ...(index === texts.length && { earthOrientation: days }),
  };
  return { messages: [{ text, taken: taken as never }], rules, limits: FLIGHT_RULE_LIMITS, nowTaiS: 0 };
});

/** The computing, loaded anew: nothing is kept of what was computed before. */
function load(): (byEngine: boolean) => readonly unknown[] {
  const judge: typeof decisionResults = runInThisContext(`${outputFiles[0]!.text}; loaded.decisionResults`);
  return (byEngine) => inputs.map((input) => judge({ ...input, byEngine }));
}

it('the figures of a record have the same digits whatever functions the engine has, and whatever it computed before', () => {
  const [elsewhere, there] = onAnotherEngine(() => {
    const judge = load();
    return [judge(true), judge(false)];
  });
  const judge = load();
  expect(there).toEqual(judge(false));
  expect(there!.every((results) => (results as { ok: boolean }).ok)).toBe(true);
  for (const [index, results] of judge(true).entries()) expect(elsewhere![index]).not.toEqual(results);
});

it('nothing that they are computed with raises to another power than two, or asks functions of the engine when it is loaded', () => {
  const asked: string[] = [];
  const before = Object.fromEntries(ROUNDED.map((name) => [name, engine[name]!]));
  for (const name of ROUNDED) engine[name] = (...values) => before[name]!(...values) + 0 * asked.push(name);
  load();
  Object.assign(Math, before);
  expect(asked).toEqual([]);
  const [output] = Object.values(metafile.outputs);
  const files = Object.entries(output!.inputs).filter(
    ([path, { bytesInOutput }]) => bytesInOutput > 0 && path.startsWith('packages/'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(([path]) => powersIn(path, readFileSync(new URL(path, root), 'utf8')))).toEqual([]);
});

/** Powers but `x ** 2`, `2 ** n` and `10 ** n`, which engines have alike. */
function powersIn(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const places: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskToken) {
      const [base, power] = [node.left.getText(), node.right.getText()];
      if (power !== '2' && base !== '2' && base !== '10') places.push(`${path}: ${node.getText()}`);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return places;
}
