import { toCsv, toTsv } from '../../export/csv.ts';
import type { DataTable } from '../../export/data-table.ts';
import { download } from '../../export/download.ts';
import { pngBlob } from './png.ts';
import { type StandaloneOptions, standaloneSvg, svgBlob } from './standalone-svg.ts';

export type ChartAction = 'copy-picture' | 'copy-data' | 'png' | 'svg' | 'csv';

export interface TakenChart extends StandaloneOptions {
  readonly fileName: string;
  readonly table: DataTable;
  readonly plot: HTMLElement | null;
}

/** Takes a chart along, as a picture or as its figures. @returns whether it lies on the clipboard; where the browser refuses that it is saved */
export async function takeChart(
  action: ChartAction,
  { fileName, table, plot, ...words }: TakenChart,
): Promise<boolean> {
  const save = (ending: string, content: Blob) => download(`${fileName}.${ending}`, content);
  const saveCsv = () => save('csv', new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }));
  if (action === 'csv') saveCsv();
  if (action === 'copy-data') return copied(() => navigator.clipboard.writeText(toTsv(table)), saveCsv);
  const svg = plot === null || action === 'csv' ? null : standaloneSvg(plot, words);
  if (svg === null) return false;
  if (action === 'svg') save('svg', svgBlob(svg));
  else {
    const picture = pngBlob(svg);
    const savePng = async () => save('png', await picture);
    if (action === 'copy-picture')
      return copied(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]), savePng);
    await savePng();
  }
  return false;
}

/** Without a secure connection there is no clipboard at all: then too the other way is gone. */
async function copied(copy: () => Promise<void>, otherwise: () => void | Promise<void>): Promise<boolean> {
  try {
    await copy();
    return true;
  } catch {
    await otherwise();
    return false;
  }
}
