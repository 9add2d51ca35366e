import * as z from 'zod/mini'

/** Body of `POST /api/newsletter`. */
export const newsletterSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254)),
})
export type NewsletterRequest = z.infer<typeof newsletterSchema>
