import type { DataTable } from '../../export/data-table.ts';
import { formatMetres } from '../../format/length.ts';
import { formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { formatSigmas } from '../../format/sigma.ts';
import { formatTime } from '../../time/utc.ts';
import type { PlotText } from '../texts/plots/en.ts';
import type { PlaneAxes, PlaneMessage } from './plane-message.ts';
import { planeScene } from './plane-scene.ts';

const degrees = (value: number): string => formatNumber(value, 1);

/** The b-plane of every message as numbers. */
export function planeTable(messages: readonly PlaneMessage[], axes: PlaneAxes, text: PlotText): DataTable {
  return {
    columns: [
      { name: text.message.createdUtc },
      { name: axes.x, unit: 'm', format: formatMetres },
      { name: axes.y, unit: 'm', format: formatMetres },
      { name: 'a', unit: 'm', format: formatMetres },
      { name: 'b', unit: 'm', format: formatMetres },
      { name: text.plane.angle, unit: 'deg', format: degrees },
      { name: text.plane.sigmaDistance, format: formatSigmas },
      { name: text.plane.hardBody, unit: 'm', format: formatMetres },
      { name: text.pc, format: formatPc },
      { name: text.level },
    ],
    rows: messages.map((message) => {
      const scene = planeScene(message, false);
      const ellipse = scene?.ellipse ?? null;
      return [
        formatTime(message.createdMs),
        message.object2M?.[0] ?? null,
        message.object2M?.[1] ?? null,
        ellipse?.aM ?? null,
        ellipse?.bM ?? null,
        ellipse === null ? null : (ellipse.angleRad * 180) / Math.PI,
        scene?.missSigma ?? null,
        message.hardBodyRadiusM,
        message.pc,
        text.levels[message.level],
      ];
    }),
  };
}
