import type { DataTable } from '../../export/data-table.ts';
import { formatNumber } from '../format/number.ts';
import { formatPc } from '../format/pc.ts';
import { formatUtcSecond } from '../format/utc.ts';
import type { PlaneAxes, PlaneMessage } from './plane-message.ts';
import { planeScene } from './plane-scene.ts';

const metres = (value: number): string => formatNumber(value, 1);
const degrees = (value: number): string => formatNumber(value, 1);
const sigmas = (value: number): string => formatNumber(value, 2);

/** The b-plane of every message as numbers. */
export function planeTable(messages: readonly PlaneMessage[], axes: PlaneAxes): DataTable {
  return {
    columns: [
      { name: 'Created (UTC)' },
      { name: axes.x, unit: 'm', format: metres },
      { name: axes.y, unit: 'm', format: metres },
      { name: 'a', unit: 'm', format: metres },
      { name: 'b', unit: 'm', format: metres },
      { name: 'Angle', unit: 'deg', format: degrees },
      { name: 'Sigma distance', format: sigmas },
      { name: 'Hard body', unit: 'm', format: metres },
      { name: 'Pc', format: formatPc },
      { name: 'Level' },
    ],
    rows: messages.map((message) => {
      const scene = planeScene(message, false);
      const ellipse = scene?.ellipse ?? null;
      return [
        formatUtcSecond(message.createdMs),
        message.object2M?.[0] ?? null,
        message.object2M?.[1] ?? null,
        ellipse?.aM ?? null,
        ellipse?.bM ?? null,
        ellipse === null ? null : (ellipse.angleRad * 180) / Math.PI,
        scene?.missSigma ?? null,
        message.hardBodyRadiusM,
        message.pc,
        message.level,
      ];
    }),
  };
}
