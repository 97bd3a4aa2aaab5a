import { textsOf } from '../../i18n/texts.ts';

/** English texts that all charts share, and those of the timeline, which is loaded with the first page. */
export const en = {
  pc: 'Pc',
  maxPc: 'Max Pc',
  tca: 'TCA',
  now: 'now',
  level: 'Level',
  levels: {
    inactive: 'inactive',
    pending: 'pending',
    ok: 'ok',
    caution: 'caution',
    unclear: 'no conclusion',
    serious: 'serious',
    critical: 'critical',
  },
  frame: {
    menu: (title: string) => `${title}: menu`,
    actions: (title: string) => `${title}: actions`,
    asChart: 'Show as chart',
    asTable: 'Show as table',
    copyPicture: 'Copy picture',
    copyData: 'Copy data',
    copied: 'Copied',
    saved: 'Saved as a file: the browser does not allow copying',
    failed: 'Action failed: a part of the application could not be loaded. Reload the page.',
    png: 'Export PNG',
    svg: 'Export SVG',
    csv: 'Export CSV',
    table: (title: string) => `${title}, table`,
  },
  timeline: {
    title: 'Closest approaches',
    pcByTca: 'Pc by TCA (UTC)',
    missByTca: 'miss distance by TCA (UTC)',
    brushed: (count: number, all: number) => `${count} of ${all} in the marked span`,
    none: 'No close approach in this range.',
    clearBrush: 'Clear marked span',
    showAll: 'Show all',
    count: (count: number) => (count === 1 ? '1 conjunction' : `${count} conjunctions`),
    label: (title: string, count: string) => `${title}, ${count}`,
    keys: 'Arrow keys move through the conjunctions, Enter selects one, Shift and arrow keys mark a span, plus and minus zoom, 0 shows all.',
    spoken: (name: string, level: string, tca: string, pc: string, miss: string) =>
      `${name}, ${level}, TCA ${tca}, Pc ${pc}, miss ${miss}`,
    axis: 'Vertical axis',
    miss: 'Miss',
    noPc: 'no Pc',
    noMiss: 'no miss',
    timeToTca: 'Time to TCA',
    more: (count: number) => `${count} more.`,
    zoom: 'Click to zoom in.',
    tcaUtc: 'TCA (UTC)',
    conjunction: 'Conjunction',
  },
};

export type ChartText = typeof en;
export const useChartText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
