import { en } from './en.ts';
import { createTexts } from './texts.ts';

/** The texts of the shell in the chosen language. A feature keeps its own catalogue, made with `createTexts`. */
export const useText: () => typeof en = createTexts(en, () => import('./de.ts').then((chunk) => chunk.de));
