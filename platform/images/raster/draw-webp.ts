import { type EncodeWebp, startEncoder } from './encode-webp.ts'
import { startRasteriser, toPixels } from './rasterise.ts'

const MAX_RECENT = 64 // of at most 100 kB each: an isolate has 128 MB

/** What has just been drawn, until it is in the Cache API; null for a drawing that cannot be drawn in pixels. */
const recent = new Map<string, Uint8Array<ArrayBuffer> | null>()

/**
 * A drawing as WebP; null when that fails, which is logged. Concurrent requests draw it once: between reading and writing
 * `recent` nothing is awaited, so a request waits for nothing of another one but the start.
 */
export async function drawWebp(svg: string, tag: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const encode = await startTools()
  if (!encode) return null
  const drawn = recent.get(tag)
  if (drawn !== undefined) return drawn
  const picture = drawOrNull(svg, tag, encode)
  recent.set(tag, picture)
  const [oldest] = recent.keys()
  if (recent.size > MAX_RECENT && oldest !== undefined) recent.delete(oldest)
  return picture
}

/** Null where they do not start: the next picture tries again. */
async function startTools(): Promise<EncodeWebp | null> {
  try {
    const [encode] = await Promise.all([startEncoder(), startRasteriser()])
    return encode
  } catch (error) {
    console.error('pictures cannot be drawn', error)
    return null
  }
}

function drawOrNull(svg: string, tag: string, encode: EncodeWebp): Uint8Array<ArrayBuffer> | null {
  try {
    return encode(toPixels(svg))
  } catch (error) {
    console.error('picture not drawn', tag, error)
    return null
  }
}
