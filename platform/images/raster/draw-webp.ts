import { encodeWebp } from './encode-webp.ts'
import { toPixels } from './rasterise.ts'

const MOST_RECENT = 64 // of at most 100 kB each: an isolate has 128 MB

/** What has just been drawn, until it is kept; null for a drawing that cannot be drawn in pixels. */
const recent = new Map<string, Uint8Array<ArrayBuffer> | null>()

/**
 * A drawing as WebP; null when that fails, which is logged once. Whoever asks while it is drawn gets the same: nothing
 * between asking and remembering waits for anything, and no request waits for another's work.
 */
export async function drawWebp(svg: string, tag: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const known = recent.get(tag)
  if (known !== undefined) return known
  const picture = await encodeOrNull(svg, tag)
  recent.set(tag, picture)
  const [oldest] = recent.keys()
  if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest)
  return picture
}

async function encodeOrNull(svg: string, tag: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await encodeWebp(await toPixels(svg))
  } catch (error) {
    console.error('picture not drawn', tag, error)
    return null
  }
}
