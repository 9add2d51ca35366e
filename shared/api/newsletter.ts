import * as z from 'zod/mini'
import { emailSchema } from '../account/email.ts'

/** Body of `POST /api/newsletter`. */
export const newsletterSchema = z.object({ email: emailSchema() })
/** Body of `POST /api/user/newsletter`: the customer's own address. */
export const subscriptionSchema = z.object({ isSubscribed: z.boolean() })
