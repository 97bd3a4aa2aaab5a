import { z } from 'zod';
import {
  catalogueElements,
  catalogueInfo,
  catalogueUndoBody,
  catalogueUpload,
  keptBackCatalogue,
} from '../../ca/catalogue.ts';
import { CATALOGUE_ADMIN } from '../../ca/role.ts';
import { endpoints, oneFileBody } from '../../platform/endpoint.ts';
import { idOf, text, wholeListQuery } from '../../platform/primitives.ts';

const keptBackParams = z.object({ keptBackId: idOf('the withheld catalogue') });

/** What a catalogue may be sent as, beside a form. */
export const CATALOGUE_TYPES: readonly string[] = [
  'text/plain',
  'text/csv',
  'application/json',
  'application/xml',
  'text/xml',
  'application/gzip',
  'application/x-gzip',
  'application/octet-stream',
];

export const CATALOGUE = endpoints('ca', ['screenings'], {
  getCatalogue: {
    call: 'GET /catalogue',
    summary: 'Returns the catalogue in use, with records that could not be read',
    answers: { 200: catalogueInfo },
    problems: ['not-found'],
  },
  getCatalogueElements: {
    call: 'GET /catalogue/elements',
    summary: 'Returns the element sets of the catalogue as columns, for screening in a client',
    description:
      'About 1.1 MB compressed for 30,000 objects. Send the ETag in If-None-Match: an unchanged catalogue returns 304 without a body. Returns 404 if no catalogue is loaded.',
    answers: { 200: catalogueElements, 304: z.null() },
    tells: ['ETag'],
    problems: ['not-found'],
  },
  getPublicEphemerides: {
    call: 'GET /catalogue/public-ephemerides',
    summary: 'Returns the public ephemerides in use, for screening in a client',
    description:
      'Screenings use these ephemerides instead of the element sets of their objects. The first line is a JSON list with facts of each file, including `sizeBytes`. The unchanged files follow in this order. `X-Total-Count` has their number. Send the ETag in If-None-Match: unchanged files return 304 without a body.',
    offers: ['application/octet-stream'],
    tells: ['ETag'],
  },
  uploadCatalogue: {
    call: 'POST /catalogue',
    summary: 'Loads a catalogue (TLE, 3LE, OMM as JSON, CSV, XML or KVN; also gzip) and puts it in use',
    description:
      'For administrators of the operator of the installation. Send a form with one `file`, or the file as the body. Unreadable records are counted, and the first 100 are returned. A file without a valid record, or one that ends within a record, is refused with 422, and the previous catalogue remains in use. The same element sets again return the same catalogue (200 instead of 201). A catalogue that would lose or move too many of the objects in use is withheld (409 `catalogue-kept-back`).',
    tags: ['screenings', 'admin'],
    takes: ['multipart/form-data', ...CATALOGUE_TYPES],
    answers: { 200: catalogueUpload, 201: catalogueUpload },
    requirement: CATALOGUE_ADMIN,
    commonData: 'ALWAYS',
    form: oneFileBody('The catalogue, plain or gzip.', CATALOGUE_TYPES),
    problems: ['no-file', 'malformed-form', 'catalogue-refused', 'catalogue-kept-back'],
  },
  listKeptBackCatalogues: {
    call: 'GET /catalogue/kept-back',
    summary: 'Lists withheld catalogues: first those that wait for a decision, then the newest of the others',
    query: z.object(wholeListQuery),
    answers: { 200: z.array(keptBackCatalogue) },
  },
  acceptKeptBackCatalogue: {
    call: 'POST /catalogue/kept-back/{keptBackId}/acceptance',
    summary: 'Puts a withheld catalogue in use',
    description:
      'The data of a feed are merged with the latest data of the other feeds. `undoCatalogue` restores the previous catalogue.',
    tags: ['screenings', 'admin'],
    params: keptBackParams,
    answers: { 200: catalogueInfo },
    requirement: CATALOGUE_ADMIN,
    commonData: 'ALWAYS',
    problems: ['catalogue-decided'],
  },
  discardKeptBackCatalogue: {
    call: 'DELETE /catalogue/kept-back/{keptBackId}',
    summary: 'Discards a withheld catalogue; the same content is not offered again',
    tags: ['screenings', 'admin'],
    params: keptBackParams,
    answers: { 204: z.null() },
    requirement: CATALOGUE_ADMIN,
    commonData: 'ALWAYS',
    problems: ['catalogue-decided'],
  },
  undoCatalogue: {
    call: 'POST /catalogue/undo',
    summary: 'Restores the catalogue that was in use before',
    description:
      'Restores the previous catalogue and the feed data of that time. If the undone content arrives again, it waits for a decision. Screenings are repeated.',
    tags: ['screenings', 'admin'],
    body: catalogueUndoBody,
    answers: { 200: catalogueInfo },
    requirement: CATALOGUE_ADMIN,
    commonData: 'ALWAYS',
    problems: ['catalogue-not-in-use', 'catalogue-nothing-before', 'not-found'],
  },
  removeCatalogueSource: {
    call: 'DELETE /catalogue/sources/{source}',
    summary: 'Removes a source from the catalogue',
    description: 'Removes the element sets of a removed feed or of a loaded file. `undoCatalogue` restores them.',
    tags: ['screenings', 'admin'],
    params: z.object({ source: text('Name of the source in `sources` of the catalogue.') }),
    answers: { 200: catalogueInfo },
    requirement: CATALOGUE_ADMIN,
    commonData: 'ALWAYS',
    problems: ['catalogue-last-source'],
  },
});
