import font from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url'
import type { StoreCode } from '#shared/store-views.ts'
import { savesData } from './api/saves-data.ts'
import { readDevice, readTab, writeDevice } from './storage/starter-storage.ts'
import type { DeviceKey } from './storage/storage-keys.ts'
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
  'focusin',
  'popstate', // after a reload Back changes the address alone: the page of it is React's to load
] as const

/** What does nothing without React, or less than with it. */
const NEEDS_REACT = '[data-needs-react], [type="button"]:not([popovertarget])'

/** What this device keeps, and a page does not show or send before React is there. */
const keptOnDevice = (): DeviceKey[] => [
  'skare:outbox',
  'skare:price-owner',
  'skare:skier',
  `skare:cart-changes:${storeOfDocument()}`,
]

const FONT = 'Schibsted Grotesk'

/** Key of the URL of the font that this device has loaded before. */
const FONT_KEY = 'skare:font'

/** What the document shows, whatever address the shopper has gone back to when React comes. */
const address = location.pathname + location.search
let isStarted = false
let isPreloaded = false
/** The whole stylesheet, where the document does not link it. */
let stylesheet: HTMLLinkElement | undefined
/** Whether the last tap or key leads to another document. */
let isLeaving = false

for (const sign of SIGNS_OF_USE) addEventListener(sign, onUse, { passive: true })
addEventListener('pointerover', ({ pointerType }) => pointerType !== 'mouse' && preload(), { passive: true })
addEventListener('click', keepPress)
for (const event of ['click', 'submit'] as const) addEventListener(event, noteLeaving)
addEventListener('beforeinstallprompt', keepInstallPrompt)
paintCartBadge()
addEventListener('pageshow', ({ persisted }) => persisted && followDevice())
addEventListener('storage', followDevice) // another tab
if (readDevice(FONT_KEY) === font) loadFont(showFont)
else afterFirstScreen(() => loadFont(hasCoarsePointer() ? keepFont : showFont))
watchFailedPictures()
showRestOfStyles()
afterFirstScreen(loadStylesheet)
if (document.querySelector('.offline-page'))
  start() // the shell: React brings the page
else whenLoaded(() => whenIdle(() => startWhereNeeded() || preload()))

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
 * Whether React is needed before the page is used: a part of it is live (`live-pages.ts`), something is kept that it shows, or the
 * browser has scrolled it, as after a reload.
 */
function needsReact(): boolean {
  return Boolean(
    document.querySelector('[data-live-part]') ||
      keptOnDevice().some(readDevice) ||
      readTab('skare:gathered') ||
      readTab(`skare:cart-unanswered:${storeOfDocument()}`) ||
      readTab('skare:session-end') === 'pending' ||
      scrollY,
  )
}

/**
 * A finger that comes down may tap: the page answers natively, and React starts after the paint that shows it. When a finger
 * scrolls, the browser sends `pointercancel`; a page that opens at a fragment sends `scroll`. A page that is being left needs no React.
 */
function onUse(event: Event): void {
  if (isOfRestingMouse(event)) return
  isLeaving = false
  afterPaint(() => isLeaving || start())
}

/** Browsers also send `mousemove`, without any movement, when a page comes up below the mouse. */
function isOfRestingMouse(event: Event): boolean {
  return event instanceof MouseEvent && event.type === 'mousemove' && !event.movementX && !event.movementY
}

/** Called for the links and forms that the browser follows itself. */
function noteLeaving({ type, target, defaultPrevented }: Event): void {
  const link = target instanceof Element && target.closest('a[href]:not([href^="#"],[target],[download])')
  isLeaving = !defaultPrevented && (type === 'submit' || Boolean(link))
}

/**
 * A press that needs React is noted on its control, and so is "add to cart" after it. `client/app/hold-presses.ts` does the same while
 * React hydrates, and repeats the presses when React is there.
 */
function keepPress(event: MouseEvent): void {
  const kept = document.querySelector('[data-pressed]') ? `${NEEDS_REACT},[type="submit"]` : NEEDS_REACT
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(kept)
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const { dataset } = control
  dataset.pressed = `${dataset.pressed ?? ''} ${event.timeStamp}`.trim()
  afterPaint(start)
}

/** Loads React's file without running it. */
function preload(): void {
  if (isPreloaded || isStarted || savesData()) return
  const { assets } = JSON.parse(document.querySelector('script#boot')?.textContent ?? '{}') // written by the worker
  if (!assets) return
  isPreloaded = true
  document.head.append(createLink({ rel: 'modulepreload', href: assets.entry }))
}

function start(): void {
  if (isStarted) return
  isStarted = true
  loadRestOfStyles() // where the phone is used before the page is loaded
  loadStylesheet() // React looks for its link
  for (const sign of SIGNS_OF_USE) removeEventListener(sign, onUse)
  import('./entry.tsx')
    .then(({ hydrate }) => hydrate(address))
    .then(() => removeEventListener('click', keepPress))
    .catch(reportFailure)
}

/** Keeps the browser's offer to install the shop. It comes early and only once; the shop suggests it later, if at all. */
function keepInstallPrompt(event: BeforeInstallPromptEvent): void {
  event.preventDefault()
  window.installPrompt = event
}

/** The page works without React, because its links and forms are native: what has waited is done so. The next press tries again. */
function reportFailure(error: unknown): void {
  console.error('hydration did not start', error)
  isStarted = false
  removeEventListener('click', keepPress)
  for (const control of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete control.dataset.pressed
    control.click()
  }
  for (const sign of ['pointerup', 'keydown'] as const) addEventListener(sign, onUse, { passive: true })
}

/**
 * The first document carries its styles (`worker/render/inline-styles.ts`). The stylesheet comes after it, for no medium
 * that is on a screen; once it is in the browser's cache, a cookie with its name asks for documents that link it.
 */
function loadStylesheet(): void {
  const styles = document.querySelector<HTMLStyleElement>('style[data-href]')
  const href = styles?.dataset.href
  if (!styles || !href) return
  delete styles.dataset.href
  const onload = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no other way
    document.cookie = `skare-styles=${href.split('/').pop()}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`
  }
  stylesheet = createLink({ rel: 'stylesheet', media: 'print', href, onload })
  styles.after(stylesheet)
}

function createLink(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  return Object.assign(document.createElement('link'), properties)
}

/** The rest of the styles did not come. */
function showWholeStylesheet(): void {
  loadStylesheet()
  if (stylesheet) stylesheet.media = 'all'
}

/**
 * The document of a first visit carries the styles of a phone's first screen (`worker/render/inline-styles.ts`), and a link to the
 * others that is for wide screens alone; for phones it is a preload. There they come when the first screen is painted with its
 * pictures, or when the page is used.
 */
function showRestOfStyles(): void {
  const link = restLink()
  if (!link) return
  const wide = matchMedia(link.media)
  if (wide.matches) {
    link.onerror = showWholeStylesheet
    if (link.rel === 'preload') link.rel = 'stylesheet' // a phone that lies on its side
    wide.onchange = () => Object.assign(link, { media: 'all' })
  } else afterFirstScreen(loadRestOfStyles)
}

/**
 * A second link brings them in: where styles are added at the end, the browser lays out what they change. Another medium for the
 * first link would make it lay out the whole page.
 */
function loadRestOfStyles(): void {
  const link = restLink()
  if (!link || matchMedia(link.media).matches) return
  delete link.dataset.rest
  const second = link.cloneNode() as HTMLLinkElement
  Object.assign(second, { rel: 'stylesheet', media: 'all', onerror: showWholeStylesheet })
  document.head.append(second)
}

function restLink(): HTMLLinkElement | null {
  return document.querySelector('link[data-rest]')
}

function storeOfDocument(): StoreCode {
  return document.documentElement.dataset.store as StoreCode // the worker writes it
}

/** Shows the stored cart count at the first paint, as a custom property that CSS displays. */
function paintCartBadge(): void {
  const { style } = document.documentElement
  const count = Number(readDevice(`skare:cart-count:${storeOfDocument()}`))
  style.setProperty('--cart-count', count > 0 ? `"${count > 99 ? '99+' : count}"` : '')
}

/**
 * Loads the shop's font (47 kB). On a first visit it waits until the page and its pictures are painted: the fallback
 * font has the same metrics, so nothing moves. On later visits the font is in the browser's cache and is loaded at once.
 */
function loadFont(show: (face: FontFace) => void): void {
  const face = new FontFace(FONT, `url(${font})`, { weight: '400 900' })
  face
    .load()
    .then(() => {
      show(face)
      writeDevice(FONT_KEY, font)
    })
    .catch(keepFallbackFont)
}

/**
 * Added only when it is complete, because every change of fonts lays out the whole page. The styles name the font only now: without its file
 * the browser would look for a font of that name on the device, which holds up the first paint.
 */
function showFont(face: FontFace): void {
  document.fonts.add(face)
  document.documentElement.style.setProperty('--shop-font', `"${FONT}",`)
}

/** That layout would hold up a tap on a phone for a fifth of a second: there the next page brings the font, which is laid out anyway. */
function keepFont(face: FontFace): void {
  window.showShopFont = () => showFont(face)
}

/** Phones and tablets, where fingers point; their processors are slower than those of desks. */
function hasCoarsePointer(): boolean {
  return matchMedia('(pointer:coarse)').matches
}

/** The font failed, or storage is blocked: the fallback font stays. */
function keepFallbackFont(): void {}

/** When the page and its pictures are loaded and painted: a fast network brings them before the first paint, and nothing may share its time. */
function afterFirstScreen(work: () => void): void {
  whenLoaded(() => afterPaint(work))
}

function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}
