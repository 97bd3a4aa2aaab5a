import { z } from 'zod';
import { catalogueObject } from '../../ca/catalogue-object.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { noradIdInAddress } from '../../platform/primitives.ts';

export const OBJECT = endpoints('ca', ['screenings'], {
  getCatalogueObject: {
    call: 'GET /catalogue/objects/{noradId}',
    summary: 'Returns catalogue data of an object: name, international designator, type and size',
    description: 'Returns 404 if the catalogue does not contain the number, or if no catalogue is loaded.',
    params: z.object({ noradId: noradIdInAddress() }),
    answers: { 200: catalogueObject },
  },
});
