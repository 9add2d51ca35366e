import * as z from 'zod/mini'

/** Body of `POST /api/newsletter`. */
export const newsletterSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254)),
})
/** Body of `POST /api/user/newsletter`: the customer's own address. */
export const subscriptionSchema = z.object({ isSubscribed: z.boolean() })
