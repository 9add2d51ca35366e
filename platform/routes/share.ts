import { type PlatformContext, Refusal } from '#platform/answers.ts'
import { hashOf } from '#platform/images/hash.ts'
import { createPictureCache } from '#platform/images/raster/picture-cache.ts'
import { startRasteriser, toPng } from '#platform/images/raster/rasterise.ts'
import { shareCard } from '#platform/images/share/share-card.ts'

const HEADERS = {
  'Content-Type': 'image/png',
  'Cache-Control': 'public, max-age=31557600, immutable',
  'Content-Security-Policy': "default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
}

/**
 * `GET /img/1200/630/png/{path}`: the picture of a shared link, because link previews do not show SVG. It costs a
 * tenth of a second of computing, so it has one size, and only what the catalogue shows is drawn; then it is kept.
 */
export async function answerSharePicture(c: PlatformContext, path: string): Promise<Response> {
  const card = (await isShown(c, path)) ? shareCard(path) : null
  if (!card) throw new Refusal(400, `Unable to download the requested image ${c.req.url}`)
  const tag = `"${hashOf(card).toString(36)}-${card.length.toString(36)}"`
  const headers = { ...HEADERS, ETag: tag }
  if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304, headers)
  return c.body(await cachedPng(card, tag), 200, headers)
}

/** Landscapes are few; of products there are only those of the catalogue. */
async function isShown({ env }: PlatformContext, path: string): Promise<boolean> {
  if (path.startsWith('scene/')) return true
  const found = await env.DB.prepare(
    "SELECT 1 FROM product WHERE json_extract(source, '$.image') = ? LIMIT 1",
  )
    .bind(`/${path}`)
    .first()
  return found !== null
}

const pictures = createPictureCache('share-pictures')

/** The PNG of a card, drawn once in each data centre, as long as it is drawn the same. */
async function cachedPng(card: string, tag: string): Promise<ArrayBuffer> {
  const cached = await pictures.read(tag)
  if (cached) return cached
  await startRasteriser()
  const png = toPng(card)
  await pictures.write(tag, png, HEADERS)
  return png.buffer
}
