import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { priceFields } from '#shared/catalogue/filters.ts'
import type { SliderBounds } from '#shared/catalogue/product-list.ts'
import { moveThumb, rangeScale, readThumbs, type ThumbRange, typedOf } from '#shared/catalogue/range-scale.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { adoptStyles } from '../../ui/adopt-styles.ts'
import styles from './range-slider.css?inline'

adoptStyles(styles)

const ENDS = ['from', 'to'] as const

/**
 * Two thumbs on one track for the two fields of the form around them. They follow what is typed. A thumb that is let go of
 * asks for the list; keys fill in the fields only, so that the list does not change under every arrow.
 */
export function RangeSlider({ bounds: { min, max } }: { bounds: SliderBounds }) {
  const { t, price } = useShop()
  const box = useRef<HTMLDivElement>(null)
  const isByKey = useRef(false)
  const scale = rangeScale({ min, max })
  const [range, setRange] = useState<ThumbRange>({ from: scale.min, to: scale.max })

  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const follow = (event?: Event) => {
      if (!isThumb(event?.target)) setRange(readThumbs(typedIn(form), rangeScale({ min, max })))
    }
    const ask = ({ target }: Event) => {
      if (isThumb(target) && !isByKey.current && hasChanged(form)) form.requestSubmit()
    }
    follow()
    form.addEventListener('input', follow)
    form.addEventListener('change', ask)
    return () => {
      form.removeEventListener('input', follow)
      form.removeEventListener('change', ask)
    }
  }, [min, max])

  function move({ currentTarget }: ChangeEvent<HTMLInputElement>, end: keyof ThumbRange) {
    const moved = moveThumb(range, end, currentTarget.valueAsNumber, scale)
    setRange(moved)
    const typed = typedOf(moved, scale)
    for (const one of ENDS) {
      const field = fieldOf(currentTarget.form, one)
      if (field) field.value = typed[one]
    }
  }

  const share = (value: number) => `${(100 * (value - scale.min)) / (scale.max - scale.min || 1)}%`
  return (
    <div className="range-slider" ref={box}>
      <i style={{ left: share(range.from), right: `calc(100% - ${share(range.to)})` }} />
      {ENDS.map((end) => (
        <input
          key={end}
          type="range"
          {...scale}
          value={range[end]}
          aria-label={t(end === 'from' ? 'list.lowestPrice' : 'list.highestPrice')}
          aria-valuetext={price(range[end] * MINOR_UNITS)}
          onChange={(event) => move(event, end)}
          onKeyDown={() => {
            isByKey.current = true
          }}
          onPointerDown={() => {
            isByKey.current = false
          }}
        />
      ))}
    </div>
  )
}

const MINOR_UNITS = 100

const isThumb = (target: EventTarget | null | undefined): boolean =>
  target instanceof HTMLInputElement && target.type === 'range'

function fieldOf(form: HTMLFormElement | null, end: keyof ThumbRange): HTMLInputElement | null {
  const field = form?.elements.namedItem(priceFields[end])
  return field instanceof HTMLInputElement ? field : null
}

const typedIn = (form: HTMLFormElement) => ({
  from: fieldOf(form, 'from')?.value ?? '',
  to: fieldOf(form, 'to')?.value ?? '',
})

/** Whether the fields say something else than the list that is shown. */
const hasChanged = (form: HTMLFormElement): boolean =>
  ENDS.some((end) => fieldOf(form, end)?.value !== fieldOf(form, end)?.defaultValue)
