import type { SliderBounds } from './product-list.ts'

/** Where the thumbs of a range stand: from the first mark to the last, in even steps. */
interface RangeScale extends SliderBounds {
  step: number
}

export interface ThumbRange {
  from: number
  to: number
}

const MAX_STEPS = 100 // what a finger on a phone can tell apart

/** A scale of round numbers around the bounds: `99–3499` is `50–3500` in steps of 50. */
export function rangeScale({ min, max }: SliderBounds): RangeScale {
  const wanted = Math.max(1, (max - min) / MAX_STEPS)
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = [1, 2, 5, 10].map((digit) => digit * power).find((one) => one >= wanted) ?? wanted
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step, step }
}

/** The thumbs of what is typed, on the scale; an empty end is the end of the scale. */
export function readThumbs(typed: { from: string; to: string }, { min, max }: RangeScale): ThumbRange {
  const read = (text: string, otherwise: number) => {
    const number = text.trim() === '' ? Number.NaN : Number(text)
    return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : otherwise
  }
  const [from, to] = [read(typed.from, min), read(typed.to, max)]
  return from <= to ? { from, to } : { from: to, to: from }
}

/** A thumb on its way: it stops a step before the other one. */
export const moveThumb = (
  { from, to }: ThumbRange,
  end: keyof ThumbRange,
  wanted: number,
  { step }: RangeScale,
): ThumbRange =>
  end === 'from'
    ? { from: Math.min(wanted, Math.max(from, to - step)), to }
    : { from, to: Math.max(wanted, Math.min(to, from + step)) }

/** What the thumbs mean in the fields: the ends of the scale are no limits. */
export const typedOf = ({ from, to }: ThumbRange, { min, max }: RangeScale) => ({
  from: from <= min ? '' : String(from),
  to: to >= max ? '' : String(to),
})
