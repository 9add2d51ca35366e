import type { BlockColours } from './content-page.ts'

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const MIN_CONTRAST = 4.5 // WCAG 2.2, 1.4.3
const INK = '#12262f'
const SNOW = '#ffffff'
const BLACK = '#000000'

/**
 * The editors' colours of a block. An unreadable text colour becomes dark or light. Null when the background is white
 * or invalid: then the shop's own colours are used.
 */
export function chooseBlockColours(ground: string, text: string): BlockColours | null {
  if (!HEX.test(ground) || contrast(ground, SNOW) === 1) return null
  if (HEX.test(text) && contrast(ground, text) >= MIN_CONTRAST) return { ground, text }
  const readable = [INK, SNOW].find((colour) => contrast(ground, colour) >= MIN_CONTRAST)
  return { ground, text: readable ?? BLACK } // black is readable on every background on which white is not
}

/** Contrast of two colours: 1 for equal ones, 21 for black on white (WCAG 2.2, contrast ratio). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance of sRGB (WCAG 2.2). */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
