import * as z from 'zod/mini'

const imageSchema = z.union([z.string(), z.object({ url: z.string() })])

/**
 * The image service's path for a picture of the content service, which may be an asset, a URL or a path; null when
 * missing.
 */
export function imageFile(image: unknown): string | null {
  const parsed = imageSchema.safeParse(image)
  if (!parsed.success) return null
  const address = typeof parsed.data === 'string' ? parsed.data : parsed.data.url
  return address.startsWith('/') ? address : new URL(address, 'http://content').pathname
}
