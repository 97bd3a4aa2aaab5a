import { z } from 'zod';

export const paymentType = z.enum(['SUBSCRIPTION']).meta({ id: 'PaymentType' });
