import { savesData } from './api/saves-data.ts'
import { paintCartBadge } from './starter/cart-badge.ts'
import { createLink } from './starter/create-link.ts'
import { loadShopFont } from './starter/font.ts'
import { keepPress, releaseKeptPresses } from './starter/keep-presses.ts'
import { afterFirstScreen, afterPaint } from './starter/moments.ts'
import { needsReact } from './starter/needs-react.ts'
import { loadRestOfStyles, loadStylesheet, showRestOfStyles } from './starter/styles.ts'
import { watchFailedPictures } from './ui/failed-pictures.ts'
import { whenIdle } from './ui/when-idle.ts'

/**
 * The first script of every page. It shows the stored cart count, loads the font, tries failed pictures again, and loads React when the shopper uses the
 * page, or by itself when a part of the page is live. Until then links and forms work natively.
 * On a first visit it shows the styles that the document only links, and loads the stylesheet for the documents to come.
 */
const SIGNS_OF_USE = [
  'mousemove',
  'pointerup',
  'pointercancel',
  'scroll',
  'keydown',
  'click', // assistive technology sends no more than that
  'focusin',
  'popstate', // after a reload Back changes the address alone: the page of it is React's to load
] as const

/** What the document shows, whatever address the shopper has gone back to when React comes. */
const address = location.pathname + location.search
let isStarted = false
/** Whether the last tap or key leads to another document. */
let isLeaving = false

for (const sign of SIGNS_OF_USE) addEventListener(sign, onUse)
addEventListener('touchstart', preload, { once: true })
addEventListener('click', keepPress)
for (const event of ['click', 'submit'] as const) addEventListener(event, noteLeaving)
addEventListener('beforeinstallprompt', keepInstallPrompt)
paintCartBadge()
addEventListener('pageshow', ({ persisted }) => persisted && followDevice())
addEventListener('storage', followDevice) // another tab
loadShopFont()
watchFailedPictures()
showRestOfStyles()
afterFirstScreen(loadStylesheet)
if (document.querySelector('.offline-page'))
  start() // the shell: React brings the page
else afterFirstScreen(() => whenIdle(() => startWhereNeeded() || preload()))

/** What the device keeps may have changed since the document was shown: the cart, who the shopper is, what waits to be sent. */
function followDevice(): void {
  paintCartBadge()
  startWhereNeeded()
}

/** Starts React where it cannot wait for a sign of use. */
function startWhereNeeded(): boolean {
  const isNeeded = needsReact()
  if (isNeeded) start()
  return isNeeded
}

/**
 * A finger that comes down may tap: the page answers natively, and React starts after the paint that shows it. When a finger
 * scrolls, the browser sends `pointercancel`; a page that opens at a fragment sends `scroll`. A page that is being left needs no React.
 */
function onUse(event: Event): void {
  if (isOfRestingMouse(event as MouseEvent)) return // other events have no movement
  isLeaving = false
  afterPaint(() => isLeaving || start())
}

/** Browsers also send `mousemove`, without any movement, when a page comes up below the mouse. */
function isOfRestingMouse(event: MouseEvent): boolean {
  return event.type === 'mousemove' && !event.movementX && !event.movementY
}

/** Called for the links and forms that the browser follows itself. */
function noteLeaving({ type, target, defaultPrevented }: Event): void {
  const link = target instanceof Element && target.closest('a[href]:not([href^="#"])')
  isLeaving = !defaultPrevented && (type === 'submit' || Boolean(link))
}

/** Loads React's file without running it. A second link to it loads nothing. */
function preload(): void {
  if (isStarted || savesData()) return
  const href = document.querySelector<HTMLElement>('[data-entry]')?.dataset.entry // written by the worker
  document.head.append(createLink({ rel: 'modulepreload', href }))
}

function start(): void {
  if (isStarted) return
  isStarted = true
  loadRestOfStyles() // where the phone is used before the page is loaded
  loadStylesheet() // React looks for its link
  for (const sign of SIGNS_OF_USE) removeEventListener(sign, onUse)
  import('./entry.tsx')
    .then((entry) => entry.hydrate(address))
    .finally(() => removeEventListener('click', keepPress))
    .catch(reportFailure)
}

/** Keeps the browser's offer to install the shop. It comes early and only once; the shop suggests it later, if at all. */
function keepInstallPrompt(event: BeforeInstallPromptEvent): void {
  event.preventDefault()
  window.installPrompt = event
}

/** The page works without React, because its links and forms are native: what has waited is done so. The next press tries again. */
function reportFailure(error: unknown): void {
  console.error('hydration failed', error)
  isStarted = false
  releaseKeptPresses()
  for (const sign of ['pointerup', 'keydown'] as const) addEventListener(sign, onUse)
}
