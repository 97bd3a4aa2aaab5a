// Makes packages/astro/src/force/egm96.json from the ICGEM text of EGM96 (EGM96.gfc). Run from the repository root:
//   node scripts/tables/egm96.mjs EGM96.gfc && npx biome check --write packages/astro/src/force/egm96.json
import { readFileSync, writeFileSync } from 'node:fs';

const DEGREE = 70;
const lines = readFileSync(process.argv[2] ?? 'EGM96.gfc', 'utf8').split('\n');
const header = (name) => Number(lines.find((line) => line.startsWith(name)).split(/\s+/)[1]);
const empty = () => Array.from({ length: DEGREE + 1 }, (_, n) => new Array(n + 1).fill(0));
const c = empty();
const s = empty();
for (const line of lines) {
  const [key, n, m, cosine, sine] = line.trim().split(/\s+/);
  if (key !== 'gfc' || Number(n) > DEGREE) continue;
  c[n][m] = Number(cosine);
  s[n][m] = Number(sine);
}
const table = {
  source:
    'EGM96, Lemoine et al., NASA/TP-1998-206861, degree and order 70 of 360; fully normalised, tide-free; C[n][m], S[n][m]',
  name: 'EGM96',
  mu: header('earth_gravity_constant'),
  radius: header('radius'),
  degree: DEGREE,
  c,
  s,
};
writeFileSync('packages/astro/src/force/egm96.json', `${JSON.stringify(table)}\n`);
