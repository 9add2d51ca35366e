import font from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url'
import { readDevice, writeDevice } from '../storage/starter-storage.ts'
import { afterFirstScreen } from './moments.ts'

const FONT = 'Schibsted'

/** Key of the URL of the font that this device has loaded before. */
const FONT_KEY = 'skare:font'

/**
 * Loads the shop's font (47 kB). On a first visit it waits until the page and its pictures are painted: the fallback
 * font has the same metrics, so nothing moves. On later visits the font is in the browser's cache and is loaded at once.
 */
export function loadShopFont(): void {
  if (readDevice(FONT_KEY) === font) loadFont(showFont)
  else afterFirstScreen(() => loadFont(matchMedia('(pointer:coarse)').matches ? keepFont : showFont))
}

function loadFont(show: (face: FontFace) => void): void {
  new FontFace(FONT, `url(${font})`, { weight: '400 900' })
    .load()
    .then(show)
    .then(() => writeDevice(FONT_KEY, font))
    .catch(console.info) // the fallback font stays, or its file is not remembered
}

/**
 * Added only when it is complete, because every change of fonts lays out the whole page. The styles name the font only now: without its file
 * the browser would look for a font of that name on the device, which holds up the first paint.
 */
function showFont(face: FontFace): void {
  document.fonts.add(face)
  document.documentElement.style.setProperty('--shop-font', `${FONT},`)
}

/** That layout would hold up a tap on a phone for a fifth of a second: there the next page brings the font, which is laid out anyway. */
function keepFont(face: FontFace): void {
  window.showShopFont = () => showFont(face)
}
