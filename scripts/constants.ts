// Constants are written in one case: every number and text of the outermost level of a file in CONSTANT_CASE.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constantCase, constantsInOtherCase } from './constant-case.ts';

const GENERATED = /\/generated\//;

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && !GENERATED.test(file));

const lines = files.flatMap((file) =>
  constantsInOtherCase(file, readFileSync(file, 'utf8')).map(
    ({ name, line }) => `  ${file}:${line} ${name} -> ${constantCase(name)}`,
  ),
);
if (lines.length > 0) {
  console.error(`Constants that are not written in CONSTANT_CASE:\n${lines.join('\n')}`);
  process.exit(1);
}
console.log(`${files.length} files, constants in one case`);
