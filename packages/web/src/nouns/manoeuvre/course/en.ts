import { textsOf } from '../../../i18n/texts.ts';

/** English texts of a return over time. They come with its plots: an event has none as a rule. */
export const en = {
  title: 'Return over time',
  absent: 'No bands given: the plan was saved without the bands of its return.',
  sma: 'SMA over that without manoeuvres',
  phase: 'Argument of latitude ahead of it',
  both: 'with the return',
  alone: 'without the return',
  band: 'band',
  burn: 'burn',
  label: (name: string, band: string) => `${name} from the first burn to the end, band ±${band}`,
};

export const useCourseText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
