import font from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url'
import type { StoreCode } from '#shared/store-views.ts'
import { readDevice, writeDevice } from './storage/starter-storage.ts'

/**
 * The first script of every page: paints what the device knows, brings the font, and brings React in at the shopper's
 * first sign of life, or when the page is idle after loading. Until then links and forms do
 * their native work.
 */
const SIGNS_OF_LIFE = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const

/** Names the font that this device has had. */
const HAD_FONT = 'skare:font'

let started = false

for (const sign of SIGNS_OF_LIFE) addEventListener(sign, start, { passive: true, once: true })
paintCartBadge()
if (readDevice(HAD_FONT) === font) bringFont()
else whenLoaded(bringFont)
whenLoaded(whenIdle)

function start(): void {
  if (started) return
  started = true
  for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, start)
  import('./entry.tsx').then(({ hydrate }) => hydrate()).catch(reportFailure)
}

/** The page goes on without React: its links and forms are real. */
function reportFailure(error: unknown): void {
  console.error('hydration did not start', error)
}

/** The cart's badge is right at the first paint: the count of the last visit, as a custom property that CSS prints. */
function paintCartBadge(): void {
  const { dataset, style } = document.documentElement
  // the worker writes the store's code
  const count = Number(readDevice(`skare:cart-count:${dataset.store as StoreCode}`))
  if (count > 0) style.setProperty('--cart-count', `"${count > 99 ? '99+' : count}"`)
}

/**
 * The shop's letters, 47 kB, come when the page is here with its pictures: their stand-in has the same measures, so they
 * can wait, and nothing waits for them. Where they came before they are in the browser's cache, and here at once. They
 * join the page when they are whole: each time its fonts change it is laid out anew.
 */
function bringFont(): void {
  const face = new FontFace('Schibsted Grotesk', `url(${font})`, { weight: '400 900' })
  face.load().then(show).catch(leaveStandIn)
}

function show(face: FontFace): void {
  document.fonts.add(face)
  writeDevice(HAD_FONT, font)
}

/** Letters that do not come, or a device that remembers nothing, cost nobody anything. */
function leaveStandIn(): void {}

function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
  else setTimeout(start, 1500)
}
