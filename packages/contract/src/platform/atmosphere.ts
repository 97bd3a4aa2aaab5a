import { z } from 'zod';

/** Which density braked an object. */
export const atmosphereModel = z.enum(['EXPONENTIAL', 'NRLMSISE_00']).meta({
  id: 'AtmosphereModel',
  description:
    'A table of exponential layers, of an installation without space weather; or NRLMSISE-00 with the table of the installation.',
});
