import { z } from 'zod';

export const serviceCode = z.enum(['ca', 'odt']).meta({ id: 'ServiceCode' });
