import { Hono } from 'hono'
import { type PlatformContext, Refusal } from '#platform/answers.ts'
import { hasGap } from '#platform/commerce/dial-state.ts'
import type { PlatformEnv } from '#platform/env.ts'
import { drawPicture, MAX_SCENE_SIDE, MAX_SIDE, type Picture, toSvg } from '#platform/images/draw-picture.ts'
import { hashOf } from '#platform/images/hash.ts'
import { withGround } from '#platform/images/picture-ground.ts'

const ACTIONS = ['resize', 'fit', 'identify', 'webp'] as const
type Action = (typeof ACTIONS)[number]

/** What is asked of the image service. */
interface ImageRequest {
  width: number
  height: number
  action: Action
  path: string
  /** The picture's path in the request, for messages. */
  address: string
}

const USAGE =
  'Please provide following parameters: /img/<width>/<height>/<resize|fit|identify>/<image> OR ?url=&width=&height=&action='
const READABLE = /\.(gif|png|jpe?g|webp|svg)$/i

/** Headers of a drawing. */
const SVG_HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31557600, immutable',
  // An image opened directly is a document: it may use inline styles and nothing else.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
}

/**
 * `GET /img/{width}/{height}/{resize|fit|identify}/{path}`: drawn pictures in any size (contract §8.7). Sides go to 1024 as
 * on stock platforms, to 2048 for scenes: they are the heroes of wide screens.
 */
export const imgRoutes = new Hono<PlatformEnv>()

// Before the others, whose sides go to 1024; loaded when somebody asks, because a rasteriser comes along.
imgRoutes.get('/1200/630/png/:path{.+}', async (c) => {
  const { answerSharePicture } = await import('./share.ts')
  return answerSharePicture(c, c.req.param('path'))
})

imgRoutes.get('/:width/:height/:action/:path{.+}', (c) =>
  answerImage(c, toRequest(c, { ...c.req.param(), address: c.req.url })),
)

// Also matches paths without the four parts: the response says how to request an image.
imgRoutes.get('*', (c) => {
  const { url = '', width = '', height = '', action = '' } = c.req.query()
  if (url === '') throw new Refusal(400, USAGE)
  const { host, pathname } = parseAddress(url, c.req.url)
  if (host !== new URL(c.req.url).host) throw new Refusal(400, 'Host is not allowed')
  return answerImage(c, toRequest(c, { width, height, action, path: pathname, address: url }))
})

imgRoutes.all('*', (c) => c.html('Method Not Allowed', 405))

function parseAddress(url: string, base: string): URL {
  if (!URL.canParse(url, base)) throw new Refusal(400, USAGE)
  return new URL(url, base)
}

function toRequest(
  { env }: PlatformContext,
  raw: Record<'width' | 'height' | 'action' | 'path' | 'address', string>,
): ImageRequest {
  const path = raw.path.replace(/^\/+/, '').replace(/^img\/+(?=product|scene|brand)/, '')
  const action = ACTIONS.find((name) => name === raw.action)
  const most = action === 'webp' || path.startsWith('scene/') ? MAX_SCENE_SIDE : MAX_SIDE
  const [width, height] = [toSide(raw.width, most), toSide(raw.height, most)]
  if (!action || (action === 'webp' && hasGap(env, 'extensions'))) throw new Refusal(400, USAGE)
  if (!READABLE.test(path)) throw new Refusal(400, 'Unsupported file type')
  return { width, height, action, path, address: raw.address }
}

function toSide(text: string, most: number): number {
  if (!/^-?\d+$/.test(text)) throw new Refusal(400, USAGE)
  const side = Number(text)
  if (side < 0 || side > most)
    throw new Refusal(400, `Width and height must have a value between 0 and ${most}`)
  return side
}

async function answerImage(c: PlatformContext, request: ImageRequest): Promise<Response> {
  const picture = drawPicture(request.path)
  if (!picture) throw new Refusal(400, `Unable to download the requested image ${request.address}`)
  const { width, height, action } = request
  if (action === 'webp' && width && height) {
    const { answerWebp } = await import('./webp.ts') // likewise
    const shown = picture.isProduct ? withGround(picture) : picture
    return answerWebp(c, toSvg(shown, scaledInto(picture, request)), picture.blurReach)
  }
  const body = bodyOf(picture, request)
  const tag = `"${hashOf(body).toString(36)}-${body.length.toString(36)}"`
  const headers = { ...SVG_HEADERS, ETag: tag }
  if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304, headers)
  return c.body(body, 200, headers)
}

/** The body. A side of 0 gives an empty response, like stock platforms; metadata has the picture's content type. */
function bodyOf(picture: Picture, { width, height, action }: ImageRequest): string {
  switch (action) {
    case 'identify':
      return JSON.stringify({
        format: 'svg',
        width: picture.width,
        height: picture.height,
        channels: 4,
        hasAlpha: true,
      })
    case 'fit':
      return width && height ? toSvg(picture, { width, height, crop: true }) : ''
    case 'resize':
      return width && height ? toSvg(picture, fitSize(picture, { width, height })) : ''
    case 'webp':
      return ''
    default:
      return action satisfies never
  }
}

interface Box {
  width: number
  height: number
}

/** The largest size of the same shape inside the box, never beyond the picture's own. */
const fitSize = (picture: Picture, { width, height }: Box) =>
  scaledInto(picture, {
    width: Math.min(width, picture.width),
    height: Math.min(height, picture.height),
  })

/** The largest size of the same shape inside the box: a drawing has no size of its own in pixels. */
function scaledInto(picture: Picture, box: Box): Box {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  return { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
}
