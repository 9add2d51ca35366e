import { z } from 'zod'

const imageSchema = z.union([z.string(), z.object({ url: z.string() })])

/** A picture of the content service as a path of the image service: an asset, an address or a path; null when missing. */
export function imageFile(image: unknown): string | null {
  const parsed = imageSchema.safeParse(image)
  if (!parsed.success) return null
  const address = typeof parsed.data === 'string' ? parsed.data : parsed.data.url
  return address.startsWith('/') ? address : new URL(address, 'http://content').pathname
}
