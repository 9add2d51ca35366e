import * as z from 'zod/mini'

const imageSchema = z.union([z.string(), z.object({ url: z.string() })])

/**
 * The image service's path for a picture of the content service, which may be an asset, a URL or a path; null when it is
 * missing or its address is none. Characters stand for themselves: `https://assets.example/sp%C3%A5r.jpg` is `/spår.jpg`.
 */
export function imageFile(image: unknown): string | null {
  const parsed = imageSchema.safeParse(image)
  if (!parsed.success) return null
  const address = typeof parsed.data === 'string' ? parsed.data : parsed.data.url
  const path = /^\/(?!\/)/.test(address) ? address : URL.parse(address, 'http://content')?.pathname
  return path && path !== '/' ? decoded(path) : null
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // a percent sign of its own
  }
}
