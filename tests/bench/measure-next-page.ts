import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../support/chromium.ts'
import { moveMouse } from '../support/move-mouse.ts'
import { hold, type Section } from './figures.ts'

const TRIES = 20
const ROUND_TRIP_MS = 150
const HOVER_MS = 100
const P75_MS = 100 // our budget

/** A click on a card of a list: from the click to the first paint of the product, and to that of its whole page. */
export async function measureNextPage(port: number): Promise<Section> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const origin = `http://localhost:${port}`
    for (let at = 0; at < TRIES; at++) await clickCard(browser, origin, at) // so that the edge has the pages
    const times: Times[] = []
    for (let at = 0; at < TRIES; at++) times.push(await clickCard(browser, origin, at))
    const share = (which: keyof Times, part: number) => {
      const sorted = times.map((time) => time[which]).toSorted((one, other) => one - other)
      return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN
    }
    const print = (ms: number) => `${Math.round(ms)} ms`
    return {
      title: 'The next page',
      figures: [
        { name: 'Click on a card to painted product, p50', value: print(share('productMs', 0.5)) },
        hold('Click on a card to painted product, p75', share('productMs', 0.75), print, { atMost: P75_MS }),
        { name: 'Click on a card to its whole page, p50', value: print(share('pageMs', 0.5)) },
        { name: 'Click on a card to its whole page, p75', value: print(share('pageMs', 0.75)) },
      ],
      note: `${TRIES} first visits at 1440 px, each to another card of a list, whose page the edge has; every answer takes ${ROUND_TRIP_MS} ms on its way.
The pointer rests on the card for ${HOVER_MS} ms, then clicks. The product: picture, name and price, of the card or the page. Measured beside the server on the same processors.`,
    }
  } finally {
    await browser.close()
  }
}

/** From the click, milliseconds. */
interface Times {
  productMs: number
  pageMs: number
}

async function clickCard(browser: Browser, origin: string, at: number): Promise<Times> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchClick)
    await page.goto(`${origin}/klader`, { waitUntil: 'networkidle' })
    await moveMouse(page)
    await page.locator('.product-card button').first().waitFor() // idle work has begun: cards have hearts
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    const cards = page.locator('.product-card a')
    const link = cards.nth(at % (await cards.count()))
    await link.scrollIntoViewIfNeeded()
    return await hoverAndClick(page, link)
  } finally {
    await context.close()
  }
}

async function hoverAndClick(page: Page, link: ReturnType<Page['locator']>): Promise<Times> {
  const box = await link.boundingBox()
  if (!box) throw new Error('the card is not on the page')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(HOVER_MS)
  await page.mouse.down()
  await page.mouse.up()
  const painted = await page.waitForFunction(() => {
    const { productMs, pageMs } = window as Partial<Times> & Window
    return pageMs !== undefined && productMs !== undefined && { productMs, pageMs }
  })
  return (await painted.jsonValue()) as Times
}

/** Runs in the page: keeps the times from the first click to the paints of a product, and of its whole page. */
function watchClick(): void {
  const look = (since: number, selector: string, name: string) => {
    if (!document.querySelector(selector)) return requestAnimationFrame(() => look(since, selector, name))
    const { port1, port2 } = new MessageChannel() // a message arrives after the frame's paint
    port1.onmessage = () => Object.assign(window, { [name]: performance.now() - since })
    return port2.postMessage(null)
  }
  const onClick = ({ timeStamp }: Event) => {
    look(timeStamp, '.product-page h1', 'productMs')
    look(timeStamp, '.product-page:not([aria-busy]) h1', 'pageMs')
  }
  addEventListener('click', onClick, { capture: true, once: true })
}
