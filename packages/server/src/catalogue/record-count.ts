import type { CatalogueFormat } from '@keepout/ccsds/catalogue';

/** A text that occurs at least once in each record of a format. */
const SIGNS: Readonly<Record<CatalogueFormat, string>> = {
  tle: '\n2 ',
  '3le': '\n2 ',
  'omm-csv': '\n',
  'omm-json': '"NORAD_CAT_ID"',
  'omm-xml': '<omm',
  'omm-kvn': 'CCSDS_OMM_VERS',
};

/** Returns whether a text has more records than the maximum, before memory is allocated for them. */
export function hasMoreRecords(text: string, format: CatalogueFormat, limit: number): boolean {
  const sign = SIGNS[format];
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
}
