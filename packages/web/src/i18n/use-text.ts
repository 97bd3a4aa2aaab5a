import { en } from './en.ts';
import { createTexts, useTexts } from './texts.ts';

const shell = createTexts(en, () => import('./de.ts').then((chunk) => chunk.de));

/** The texts of the shell in the chosen language. A feature keeps its own catalogue, made with `createTexts`. */
export const useText = (): typeof en => useTexts(shell);
