import { env } from 'cloudflare:test'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { app } from '#platform/app.ts'
import { dialState } from '#platform/commerce/dial-state.ts'
import { parseGaps } from '#platform/commerce/gaps.ts'
import { pictureViews } from '#platform/images/art.ts'
import { drawPicture, toSvg } from '#platform/images/draw-picture.ts'
import { PICTURE_GROUND, withGround } from '#platform/images/picture-ground.ts'
import { drawWebp } from '#platform/images/raster/draw-webp.ts'
import { createTurns } from '#platform/images/raster/drawing-turns.ts'
import { startEncoder } from '#platform/images/raster/encode-webp.ts'
import { narrowFilters } from '#platform/images/raster/narrow-filters.ts'
import { startRasteriser, toPixels } from '#platform/images/raster/rasterise.ts'
import { sceneNames } from '#platform/images/scenes/scene-names.ts'
import { pictureKinds } from '#tests/support/picture-kinds.ts'

const CARD_PIXELS = 320 * 400
const WHILE_DRAWN = { timeout: 15_000, interval: 100 }

const ask = (path: string, init?: RequestInit) => app.request(`https://shop.test/img/${path}`, init, env)

/** The answer in pixels, when the picture's turn has come. */
async function askUntilDrawn(path: string): Promise<Response> {
  const answers: Response[] = []
  await vi.waitUntil(async () => {
    answers.push(await ask(path))
    return answers.at(-1)?.headers.get('content-type') === 'image/webp'
  }, WHILE_DRAWN)
  return answers.at(-1) ?? expect.fail('no answer')
}

/** Width and height as the header of a WebP picture with transparency, or of one without, says them. */
function sizeOf(webp: ArrayBuffer): number[] {
  const view = new DataView(webp)
  const letters = (at: number) => String.fromCharCode(...new Uint8Array(webp, at, 4))
  expect([letters(0), letters(8)]).toEqual(['RIFF', 'WEBP'])
  if (letters(12) === 'VP8X') return [view.getUint16(24, true) + 1, view.getUint16(27, true) + 1]
  return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
}

const ski = (colour: string) => `product/ski-classic/nordvind_${colour}-front.svg`

const draw = (path: string, width: number) => {
  const picture = drawPicture(path) ?? expect.fail(path)
  const height = Math.round((width * picture.height) / picture.width)
  return narrowFilters(toSvg(picture, { width, height }), picture.blurReach)
}

beforeAll(startRasteriser)

afterEach(() => {
  dialState.gaps = null
  vi.restoreAllMocks()
})

describe('a drawing in pixels', () => {
  test.each([
    ['320/400', ski('blue'), [320, 400]],
    ['320/320', ski('blue'), [256, 320]],
    ['384/480', 'scene/cabin.svg', [384, 216]],
    ['480/600', 'product/hat/nordvind_blue-detail.svg', [480, 600]],
  ])('in a box of %s, %s is %j', async (box, path, size) => {
    const answer = await askUntilDrawn(`${box}/webp/${path}`)
    expect(answer.status).toBe(200)
    const picture = await answer.arrayBuffer()
    expect(sizeOf(picture)).toEqual(size)
    expect(picture.byteLength).toBeLessThan(30_000)
  })

  test('of a product stands on snow, without any transparency, which would double its bytes', async () => {
    const picture = drawPicture(ski('blue')) ?? expect.fail('no picture')
    for (const [width, height] of [
      [128, 160],
      [119, 149], // not quite the shape of the drawing
    ] as const) {
      const { data } = toPixels(toSvg(withGround(picture), { width, height }))
      const colourAt = (at: number) => `#${Buffer.from(data.slice(at, at + 3)).toString('hex')}`
      expect([colourAt(0), colourAt(data.length - 4)]).toEqual([PICTURE_GROUND, PICTURE_GROUND])
      expect(new Set(data.filter((_, at) => at % 4 === 3))).toEqual(new Set([255]))
    }
    expect(await (await ask(`320/400/resize/${ski('blue')}`)).text()).not.toContain(PICTURE_GROUND)
  })

  test('is kept for good, may run nothing, and who has it is told so', async () => {
    const { headers } = await askUntilDrawn(`128/160/webp/${ski('red')}`)
    expect(headers.get('cache-control')).toBe('public, max-age=31557600, immutable')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const init = { headers: { 'If-None-Match': headers.get('etag') ?? '' } }
    expect((await ask(`128/160/webp/${ski('red')}`, init)).status).toBe(304)
    expect((await ask(`192/240/webp/${ski('red')}`, init)).status).toBe(200)
  })

  test('has a side of 2048 at most, whatever it shows, and none of 0', async () => {
    expect((await ask(`2049/100/webp/${ski('red')}`)).status).toBe(400)
    expect((await ask(`100/2048/webp/${ski('red')}`)).status).toBe(200)
    expect(await (await ask(`0/100/webp/${ski('red')}`)).text()).toBe('')
    expect((await ask('100/100/webp/product/sofa/nordvind_red-front.svg')).status).toBe(400)
  })

  test('is not what a stock platform has', async () => {
    dialState.gaps = new Set(parseGaps('extensions'))
    expect((await ask(`128/160/webp/${ski('red')}`)).status).toBe(400)
    expect((await ask(`128/160/resize/${ski('red')}`)).status).toBe(200)
  })
})

describe('when many are asked for at once', () => {
  test('nobody waits for long: the drawing itself stands in, and the next who ask get the pixels', async ({
    task,
  }) => {
    const smaller = task.result?.retryCount ?? 0 // what an earlier try has drawn is kept
    const box = `${480 - 4 * smaller}/${600 - 5 * smaller}`

    const paths = [
      'red',
      'blue',
      'green',
      'black',
      'white',
      'pink',
      'yellow',
      'purple',
      'orange',
      'navy',
    ].map((colour) => `${box}/webp/${ski(colour)}`)
    const answers = await Promise.all(paths.map((path) => ask(path)))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
    const standIns = answers.filter(({ headers }) => headers.get('content-type') === 'image/svg+xml')
    expect(standIns.length).toBeGreaterThan(4)
    for (const { headers } of standIns) {
      expect(headers.get('cache-control')).toBe('public, max-age=60')
      expect(headers.get('etag')).toBeNull()
    }
    for (const path of paths) await askUntilDrawn(path)
  }, 60_000)

  test('one that many ask for is drawn once', async () => {
    const svg = draw(ski('grey'), 40)
    const drawn = await Promise.all(Array.from({ length: 5 }, () => drawWebp(svg, 'one')))
    expect(new Set(drawn).size).toBe(1)
    expect(drawn[0]?.byteLength).toBeGreaterThan(100)
  })

  test('turns follow one another with room between them, and one that is past holds nobody up', () => {
    const takeTurn = createTurns()
    const first = takeTurn('first', CARD_PIXELS, 1000)
    expect(first?.beginsInMs).toBe(0)
    expect(takeTurn('second', CARD_PIXELS, 1000)?.beginsInMs).toBeCloseTo(5 * (first?.endsInMs ?? Number.NaN))
    expect(takeTurn('third', CARD_PIXELS, 60_000)?.beginsInMs).toBe(0)
  })

  test('who asks for the same again has the same turn, and takes none from others', () => {
    const takeTurn = createTurns()
    takeTurn('first', CARD_PIXELS, 1000)
    const second = takeTurn('second', CARD_PIXELS, 1000)?.beginsInMs ?? Number.NaN
    expect(takeTurn('second', CARD_PIXELS, 1100)?.beginsInMs).toBeCloseTo(second - 100)
    expect(takeTurn('third', CARD_PIXELS, 1000)?.beginsInMs).toBeCloseTo(2 * second)
  })

  test('after a flood of others a turn is free as soon as those that have one are drawn', () => {
    const takeTurn = createTurns()
    const flood = Array.from({ length: 1000 }, (_, at) => takeTurn(`made up ${at}`, CARD_PIXELS, 1000))
    expect(flood.some((turn) => turn === null)).toBe(true)
    expect(takeTurn('wanted', CARD_PIXELS, 23_000)?.beginsInMs).toBe(0)
  })
})

test('what cannot be drawn in pixels is told once, and null', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const name = crypto.randomUUID()
  expect(await drawWebp('<svg', name)).toBeNull()
  expect(await drawWebp('<svg', name)).toBeNull()
  expect(log.mock.calls.filter((call) => call.join().includes(name))).toHaveLength(1)
})

test('every kind of picture can be drawn in pixels, from each side', async () => {
  const paths = [
    ...sceneNames.map((name) => `scene/${name}.svg`),
    ...pictureKinds.flatMap((kind) =>
      pictureViews.map((view) => `product/${kind}/vinterhed_navy-${view}.svg`),
    ),
  ]
  for (const path of paths) expect(toPixels(draw(path, 40)).width, path).toBe(40)
}, 120_000)

test('letters are drawn: with italics, and with serifs where a brand has them', async () => {
  const words = (family: string, style = 'normal') =>
    toPixels(
      `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><text y="22" font-size="20" font-weight="700" font-style="${style}" font-family="${family}">SKARE</text></svg>`,
    )
  const pictures = [
    words('Georgia,serif'),
    words('Arial,sans-serif'),
    words('Helvetica Neue,Arial,sans-serif', 'italic'),
  ]
  expect(new Set(pictures.map(({ data }) => data.join())).size).toBe(3)
  for (const { data } of pictures) expect(data.some((value) => value > 0)).toBe(true)
})

test('a picture without transparency is encoded, too', async () => {
  const data = new Uint8Array(40 * 40 * 4).fill(255)
  const encode = await startEncoder()
  expect(sizeOf(encode({ data, width: 40, height: 40 }).buffer)).toEqual([40, 40])
})
