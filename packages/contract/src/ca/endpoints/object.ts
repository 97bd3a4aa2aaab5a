import { z } from 'zod';
import { catalogueObject } from '../../ca/catalogue-object.ts';
import { endpoints } from '../../platform/endpoint.ts';

export const OBJECT = endpoints('ca', ['screenings'], {
  getCatalogueObject: {
    call: 'GET /catalogue/objects/{noradId}',
    summary: 'One object of that catalogue: name, international designator, kind and size',
    description: '404 when the loaded catalogue does not have the number, or none is loaded.',
    params: z.object({
      noradId: z.coerce
        .number()
        .int()
        .min(0)
        .max(999_999_999)
        .meta({ description: 'Catalogue number, up to nine digits.' }),
    }),
    answers: { 200: catalogueObject },
  },
});
