import type { Vec3 } from '@keepout/astro/nouns';
import type { DataTable } from '../../export/data-table.ts';
import { formatSignificant } from '../../format/number.ts';
import { semiAxes } from './ellipsoid.ts';
import type { SceneText } from './en.ts';
import { ellipsoidsOf, type SceneEncounter } from './scene-encounter.ts';

const figure = (value: number): string => formatSignificant(value, 4);

/** The scene as numbers: places, velocities and sigmas in RTN of object 1, and the semi-axes of each ellipsoid. */
export function sceneTable(encounter: SceneEncounter, text: SceneText): DataTable {
  const { object1, object2, relativeVelocityMps } = encounter;
  const row = (name: string, unit: string, vector: Vec3 | null) => [
    name,
    unit,
    ...(vector ?? [null, null, null]),
    vector === null ? null : Math.hypot(...vector),
  ];
  const diagonal = (covarianceM2: readonly number[]): Vec3 =>
    [0, 4, 8].map((at) => Math.sqrt(Math.max(0, covarianceM2[at] ?? 0))) as unknown as Vec3;
  const shells = [
    ...ellipsoidsOf(encounter, false).map((one) => ({
      ...one,
      name: one.place === 1 ? object1.name : object2.name,
    })),
    ...ellipsoidsOf(encounter, true).map((one) => ({ ...one, name: text.combined })),
  ];
  return {
    columns: [
      { name: text.quantity },
      { name: text.unit },
      { name: 'R', format: figure },
      { name: 'T', format: figure },
      { name: 'N', format: figure },
      { name: text.length, format: figure },
    ],
    rows: [
      row(text.miss, 'm', object2.positionM),
      row(text.relativeVelocity, 'm/s', relativeVelocityMps),
      row(text.velocityOf(object1.name), 'm/s', object1.velocityMps),
      row(text.velocityOf(object2.name), 'm/s', object2.velocityMps),
      ...shells.flatMap(({ name, covarianceM2 }) => [
        [text.sigmaOf(name), 'm', ...diagonal(covarianceM2), null],
        ...(semiAxes(covarianceM2) ?? []).map((axis, index) => row(text.axisOf(name, index + 1), 'm', axis)),
      ]),
      ...[object1, object2].map(({ name, hardBodyRadiusM }) => [
        text.radiusOf(name),
        'm',
        null,
        null,
        null,
        hardBodyRadiusM,
      ]),
    ],
  };
}
