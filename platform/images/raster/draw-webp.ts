import { type EncodeWebp, startEncoder } from './encode-webp.ts'
import { startRasteriser, toPixels } from './rasterise.ts'

const MOST_RECENT = 64 // of at most 100 kB each: an isolate has 128 MB

/** What has just been drawn, until it is kept; null for a drawing that cannot be drawn in pixels. */
const recent = new Map<string, Uint8Array<ArrayBuffer> | null>()

/**
 * A drawing as WebP; null when that fails, which is logged once. Whoever asks while it is drawn gets the same: between
 * looking and remembering nothing is awaited, and no request waits for another's work.
 */
export async function drawWebp(svg: string, tag: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const [encode] = await Promise.all([startEncoder(), startRasteriser()])
  const known = recent.get(tag)
  if (known !== undefined) return known
  const picture = drawOrNull(svg, tag, encode)
  recent.set(tag, picture)
  const [oldest] = recent.keys()
  if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest)
  return picture
}

function drawOrNull(svg: string, tag: string, encode: EncodeWebp): Uint8Array<ArrayBuffer> | null {
  try {
    return encode(toPixels(svg))
  } catch (error) {
    console.error('picture not drawn', tag, error)
    return null
  }
}
