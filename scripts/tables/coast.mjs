// Writes packages/web/src/charts/tracking/coast.json: the land of the sensor map, from the 1:110 million land polygons of
// Natural Earth (public domain) as the packages world-atlas 2.0.2 and topojson-client 3 give them, which need not be installed here:
//   node scripts/tables/coast.mjs FOLDER_WITH_NODE_MODULES
// Longitudes go on over the date line. Points nearer than two degrees to the one before are left out, and so are islands smaller than the map can show.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const LEAST_STEP_DEG = 2;
const LEAST_POINTS = 5;
const folder = process.argv[2] ?? '.';
const { feature } = createRequire(join(folder, 'package.json'))('topojson-client');
const atlas = JSON.parse(readFileSync(join(folder, 'node_modules/world-atlas/land-110m.json'), 'utf8'));
const rings = feature(atlas, atlas.objects.land)
  .features.flatMap(({ geometry }) => geometry.coordinates.map((polygon) => polygon[0]))
  .map((ring) => {
    const keptPoints = [];
    for (const [longitudeDeg, latitude] of ring) {
      const last = keptPoints.at(-1);
      // Over the date line it goes on, so that a piece of land stays in one piece.
      const longitude =
        last === undefined ? longitudeDeg : longitudeDeg + 360 * Math.round((last[0] - longitudeDeg) / 360);
      if (last && Math.hypot(longitude - last[0], latitude - last[1]) < LEAST_STEP_DEG) continue;
      keptPoints.push([Math.round(longitude * 2) / 2, Math.round(latitude * 2) / 2]);
    }
    return keptPoints;
  })
  .filter((ring) => ring.length >= LEAST_POINTS);
writeFileSync('packages/web/src/charts/tracking/coast.json', `${JSON.stringify(rings.map((ring) => ring.flat()))}\n`);
