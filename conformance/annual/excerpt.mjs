// Makes the excerpt of this folder from the reference set. Run from the repository root:
//   node conformance/annual/excerpt.mjs ../shared/reference/annual
import { readFileSync, writeFileSync } from 'node:fs';

const from = process.argv[2] ?? '../shared/reference/annual';
const { cases } = JSON.parse(readFileSync(`${from}/weekly_counts.json`, 'utf8'));
const excerpt = cases.map(({ primary, catalogue, eventsInSevenDays, ...figures }) => ({
  primary,
  catalogue,
  eventsInSevenDays,
  annualRateWithin5km: figures.annualRateWithin5km,
  annualCollisionProbabilityFor10mRadius: figures.annualCollisionProbabilityFor10mRadius,
}));
writeFileSync(new URL('weekly-counts.json', import.meta.url), `${JSON.stringify({ cases: excerpt })}\n`);
