import { z } from 'zod';
import { catalogueObject } from '../../ca/catalogue-object.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { noradIdInAddress } from '../../platform/primitives.ts';

export const OBJECT = endpoints('ca', ['screenings'], {
  getCatalogueObject: {
    call: 'GET /catalogue/objects/{noradId}',
    summary: 'One object of that catalogue: name, international designator, kind and size',
    description: '404 when the loaded catalogue does not have the number, or none is loaded.',
    params: z.object({ noradId: noradIdInAddress() }),
    answers: { 200: catalogueObject },
  },
});
