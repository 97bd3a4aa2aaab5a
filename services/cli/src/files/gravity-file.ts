import { egm96 } from '@keepout/astro/force/egm96';
import { type GravityFileFault, readIcgem } from '@keepout/astro/force/icgem';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { readText } from './input-file.ts';

type Gravity = ReturnType<typeof egm96>;

/** Degree of the built-in EGM96, and the default degree for a larger model in a file. */
const BUILT_IN_DEGREE = 70;
const USUAL_DEGREE = 120;

const REASONS: Readonly<Record<GravityFileFault['code'], (fault: GravityFileFault) => string>> = {
  'gravity-file-malformed': ({ field }) =>
    field === undefined ? 'not a row of coefficients' : `no ${field}: not a gravity field of ICGEM (.gfc)`,
  'gravity-header-incomplete': ({ field }) => `the header has no ${field ?? ''}`,
  'gravity-product-unknown': ({ field }) => `product_type ${field ?? ''} is not gravity_field`,
  'gravity-norm-unknown': ({ field }) => `norm ${field ?? ''} is not known`,
  'gravity-coefficient-missing': ({ field }) => `the coefficient of degree and order ${field ?? ''} is missing`,
  'gravity-degree-missing': ({ limit }) => `the file goes to degree ${limit ?? 0}`,
};

/** Returns the gravity field of a file or the built-in one, up to a degree, with a line that identifies it. */
export function readGravity(
  path: string | undefined,
  degree: number | undefined,
): { field: Gravity; description: string } {
  if (path === undefined) {
    const requestedDegree = degree ?? BUILT_IN_DEGREE;
    if (requestedDegree > BUILT_IN_DEGREE)
      throw wrongUsage(`--degree ${requestedDegree}: above ${BUILT_IN_DEGREE} give --gravity`);
    return { field: egm96(requestedDegree), description: `EGM96 to degree ${requestedDegree}` };
  }
  const text = readText(path);
  const fieldOfFile = readIcgem(text, degree);
  if (!fieldOfFile.ok) {
    const { line } = fieldOfFile.fault;
    const reason = REASONS[fieldOfFile.fault.code](fieldOfFile.fault);
    throw inputAtFault(`${line === undefined ? path : `${path}:${line}`}: ${reason} [${fieldOfFile.fault.code}]`);
  }
  const cut =
    degree === undefined && fieldOfFile.value.field.degree > USUAL_DEGREE ? readIcgem(text, USUAL_DEGREE) : fieldOfFile;
  const { field, degreeOfFile, tideSystem, varying } = cut.ok ? cut.value : fieldOfFile.value;
  const of = field.degree < degreeOfFile ? ` of ${degreeOfFile}` : '';
  const drift = varying > 0 ? `, ${varying} drifts and periods left out` : '';
  return {
    field,
    description: `${field.name} to degree ${field.degree}${of}, ${tideSystem ?? 'tide system not said'}${drift}`,
  };
}
