import { textsOf } from '../../../i18n/texts.ts';

/** English texts of the plots of a return manoeuvre, loaded with the plots. */
export const en = {
  title: 'Return to the orbit',
  absent: 'No bands given: the plan was saved without the bands of its return.',
  sma: 'SMA minus SMA without manoeuvres',
  phase: 'Argument of latitude minus that without manoeuvres',
  both: 'with return manoeuvre',
  alone: 'without return manoeuvre',
  band: 'band',
  burn: 'burn',
  label: (name: string, band: string) => `${name}, from the first burn to the end, band ±${band}`,
};

export const useCourseText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
