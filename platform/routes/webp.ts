import { waitUntil } from 'cloudflare:workers'
import type { PlatformContext } from '#platform/answers.ts'
import { hashOf } from '#platform/images/hash.ts'
import { drawWebp } from '#platform/images/raster/draw-webp.ts'
import { createTurns } from '#platform/images/raster/drawing-turns.ts'
import { ENCODING } from '#platform/images/raster/encode-webp.ts'
import { narrowFilters } from '#platform/images/raster/narrow-filters.ts'
import { createPictureCache } from '#platform/images/raster/picture-cache.ts'

const LONGEST_WAIT_MS = 250 // a picture that comes later than this holds the page up

const SAFE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
}
const HEADERS = {
  ...SAFE_HEADERS,
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31557600, immutable',
}
/** The drawing in place of its pixels: soon they are there. */
const STAND_IN_HEADERS = {
  ...SAFE_HEADERS,
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=60',
}

const pictures = createPictureCache('webp-pictures')
const takeTurn = createTurns()

/**
 * `GET /img/{width}/{height}/webp/{path}`: a drawing in pixels, which cost a browser's main thread nothing. Drawn at the
 * first request, and stored. A request that would wait too long, or for what cannot be drawn, gets the SVG itself.
 */
export async function answerWebp(c: PlatformContext, svg: string, blurReach: number): Promise<Response> {
  const tag = `"${ENCODING}-${hashOf(svg).toString(36)}-${svg.length.toString(36)}"`
  const headers = { ...HEADERS, ETag: tag }
  if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304, headers)
  const picture = (await pictures.read(tag)) ?? (await drawInTurn(narrowFilters(svg, blurReach), tag))
  return picture ? c.body(picture, 200, headers) : c.body(svg, 200, STAND_IN_HEADERS)
}

/** The picture, if its turn comes soon; null: it is drawn later, for the next requests. */
async function drawInTurn(svg: string, tag: string): Promise<ArrayBuffer | null> {
  const turn = takeTurn(tag, pixelsOf(svg), Date.now())
  if (!turn) return null
  const drawing = scheduler.wait(turn.beginsInMs).then(() => drawWebp(svg, tag))
  waitUntil(drawing.then((picture) => picture && pictures.write(tag, picture, HEADERS)))
  return turn.endsInMs > LONGEST_WAIT_MS ? null : ((await drawing)?.buffer ?? null)
}

const SIZE = /width="(\d+)" height="(\d+)"/

function pixelsOf(svg: string): number {
  const [, width, height] = SIZE.exec(svg) ?? []
  return Number(width) * Number(height)
}
