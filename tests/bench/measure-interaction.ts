import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { findChromium } from '../support/chromium.ts'
import { moveMouse } from '../support/move-mouse.ts'
import { type Figure, hold, printCount, type Section } from './figures.ts'

const TRIES = 50 // of each control
const SLOWER = 4
const LONGEST_WAIT_MS = 3000 // the moment of first use: from the first paint until well after loading
const LONGEST_HYDRATION_MS = 1000 // the moment of a tap after another sign of use: during hydration and after it
const GIVE_UP_MS = 8000
const P95_MS = 100 // our budget

interface Control {
  name: string
  path: string
  selector: string
  /** Whether the tap has done what it says. A way without our scripts counts as well. */
  isDone: (page: Page) => Promise<boolean>
}

/** The floor: what a tap on a page of one button takes on this machine. */
const FLOOR = '/floor'
const FLOOR_HTML = `<!doctype html><meta name="viewport" content="width=device-width">
<button popovertarget="words">Words</button><p id="words" popover>Words</p>`

const isOpen = (id: string) => (page: Page) =>
  page.evaluate((popover) => document.querySelector(`#${popover}:popover-open`) !== null, id)

const controls: Control[] = [
  { name: 'A page of one button', path: FLOOR, selector: 'button', isDone: isOpen('words') },
  { name: 'Menu', path: '/', selector: '.site-header-menu', isDone: isOpen('menu') },
  { name: 'Filter', path: '/klader', selector: '.product-list-open', isDone: isOpen('filters') },
  {
    name: 'Variant',
    path: '/p/DEMO-CONF/x',
    selector: '#choose-ls_skidlangd li:not(:has([data-state])) a',
    isDone: async (page) => page.url().includes('childSku='),
  },
  {
    name: 'Add to cart',
    path: '/p/DEMO-SALE/x',
    selector: '.buy-form button[type=submit]',
    isDone: async (page) =>
      page.url().endsWith('/varukorg') ||
      (await page.evaluate(() => localStorage.getItem('skare:cart-badge:sv') === '1')),
  },
]

/** What one tap took: from the finger to the next paint, or to where the next document begins. */
interface Tap {
  ms: number
  isLost: boolean
}

/** Taps at a random moment, on a processor that is four times slower: none may be lost, and each is answered soon. */
export async function measureInteraction(port: number, random: () => number): Promise<Section> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const figures: Figure[] = []
    for (const control of controls)
      figures.push(...toFigures(control, await tapOften(browser, { control, port, random })))
    return { title: 'First taps', figures, note: NOTE }
  } finally {
    await browser.close()
  }
}

const NOTE = `Phone of 390 px, processor ${SLOWER} times slower, first visit, ${TRIES} taps of each control. Half of them are the first sign of use, at a random
moment of the ${LONGEST_WAIT_MS / 1000} s after the first paint; where the control is below the screen, scrolling to it is the first sign. The others come up to ${LONGEST_HYDRATION_MS / 1000} s after a sign that starts React, so before, during and after hydration.
From the finger to the next paint (Event Timing); where the tap leads to another document, until the page has taken it.
Lost: what the control says has not happened. Measured beside the server on the same processors: a page of one button, with the
same taps, is the floor of this machine.`

interface Tries {
  control: Control
  port: number
  random: () => number
}

async function tapOften(browser: Browser, { control, port, random }: Tries): Promise<Tap[]> {
  const taps: Tap[] = []
  for (let at = 0; at < TRIES; at++) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      userAgent: devices['Pixel 7'].userAgent, // with it the browser says that it is a phone's
      serviceWorkers: 'block',
    })
    try {
      // a route of the test makes every request of its context a matter of this process, so the shop's pages have none
      if (control.path === FLOOR)
        await context.route(`**${FLOOR}`, (route) =>
          route.fulfill({ contentType: 'text/html', body: FLOOR_HTML }),
        )
      taps.push(
        await tapOnce(context, control, {
          origin: `http://localhost:${port}`,
          waitMs: random() * LONGEST_WAIT_MS,
          hydratesForMs: at % 2 === 1 ? random() * LONGEST_HYDRATION_MS : null,
        }),
      )
    } finally {
      await context.close()
    }
  }
  return taps
}

interface Moment {
  origin: string
  waitMs: number
  /** How long before the tap another sign of use has started React; null: the tap is the first one. */
  hydratesForMs: number | null
}

async function tapOnce(
  context: BrowserContext,
  { path, selector, isDone }: Control,
  { origin, waitMs, hydratesForMs }: Moment,
): Promise<Tap> {
  const page = await context.newPage()
  await page.addInitScript(watchInput)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const button = page.locator(selector).first()
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error(`${selector} is not on ${path}`)
  await page.waitForTimeout(waitMs)
  if (hydratesForMs !== null) {
    await moveMouse(page)
    await page.waitForTimeout(hydratesForMs)
  }
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const isLost = !(await becomesTrue(() => isDone(page)))
  await page.waitForTimeout(300) // an event's duration is known after its paint
  return { ms: await readDelay(page), isLost: isLost || !(await isDone(page).catch(() => true)) }
}

/**
 * Runs in the page: keeps the longest delay before a click is heard, and the longest time until the paint after it, for the document
 * that comes after a tap, too. A call to the test would cost time that the tap waits for.
 */
function watchInput(): void {
  let worstMs = Number(sessionStorage.worstMs ?? 0)
  const keep = (ms: number) => {
    worstMs = Math.max(worstMs, ms)
  }
  addEventListener('click', ({ timeStamp }) => keep(performance.now() - timeStamp), { capture: true })
  for (const event of ['pagehide', 'measured'])
    addEventListener(event, () => sessionStorage.setItem('worstMs', String(worstMs)))
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId) keep(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

async function readDelay(page: Page): Promise<number> {
  const ms = await page.evaluate(() => {
    dispatchEvent(new Event('measured'))
    return Number(sessionStorage.worstMs)
  })
  if (!(ms > 0)) throw new Error('a tap that nobody has measured')
  return ms
}

/** Asks until it is so; a document that is being replaced has no answer yet. */
async function becomesTrue(ask: () => Promise<boolean>): Promise<boolean> {
  const until = Date.now() + GIVE_UP_MS
  while (Date.now() < until) {
    if (await ask().catch(() => false)) return true
    await new Promise((next) => setTimeout(next, 50))
  }
  return false
}

function toFigures({ name, path }: Control, taps: Tap[]): Figure[] {
  const sorted = taps.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
  const print = (ms: number) => `${Math.round(ms)} ms`
  return [
    { name: `${name}: answered, p50`, value: print(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN) },
    hold(`${name}: answered, p95`, p95, print, path === FLOOR ? {} : { atMost: P95_MS }),
    hold(`${name}: lost of ${taps.length}`, taps.filter(({ isLost }) => isLost).length, printCount, {
      atMost: 0,
    }),
  ]
}
