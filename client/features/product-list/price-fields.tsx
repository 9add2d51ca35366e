import { useEffect, useRef } from 'react'
import {
  filterLink,
  type ListQuery,
  type PriceRange,
  parsePriceRange,
  priceFields,
} from '#shared/catalogue/filters.ts'
import type { SliderBounds } from '#shared/catalogue/product-list.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Extra } from '../../ui/extra.tsx'
import { browserPart } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { WhenNear } from '../../ui/when-near.tsx'
import { QueryFields } from './query-fields.tsx'

const RangeSlider = browserPart(() =>
  withMessages(
    import('./range-slider.tsx').then((module) => module.RangeSlider),
    'list',
  ),
)

interface PriceFieldsProps {
  bounds: SliderBounds
  path: string
  query: ListQuery
}

/**
 * A price range of one's own: a GET form, with scripts and without. What the list's products cost is shown as a hint, and is
 * what the slider goes from and to; any other number is answered, too (R4.124). The fields say what the address says: neither the
 * browser nor another address of the list brings back what was typed.
 */
export function PriceFields({ bounds, path, query }: PriceFieldsProps) {
  const { t } = useShop()
  const { min, max } = bounds
  const isHydrated = useHydrated()
  const range = parsePriceRange(query.filters.price?.[0] ?? '')
  const form = useFilled(filterLink(path, query), range)
  const toField = (end: 'from' | 'to', limit: number) => (
    <input
      type="number"
      name={priceFields[end]}
      min={min}
      max={max}
      placeholder={String(limit)}
      defaultValue={range?.[end] || ''}
      aria-label={t(end === 'from' ? 'list.priceFrom' : 'list.priceTo')}
    />
  )
  return (
    <form
      action={path}
      className="price-fields"
      ref={form}
      data-open-filter="price"
      autoComplete="off"
      noValidate
    >
      <QueryFields query={query} except="price" />
      {toField('from', min)}–{toField('to', max)}
      <Button type="submit" variant="secondary">
        {t('list.pick')}
      </Button>
      {isHydrated && (
        <WhenNear>
          <Extra>
            <RangeSlider bounds={bounds} />
          </Extra>
        </WhenNear>
      )}
    </form>
  )
}

/**
 * The form, whose fields are written anew when the address of the list changes, and when the browser brings the whole page
 * back as it was left. They stay the same elements, so that the one with the focus keeps it.
 */
function useFilled(address: string, range: PriceRange | null) {
  const form = useRef<HTMLFormElement>(null)
  const filled = useRef(address)
  useEffect(() => {
    const fill = () => {
      for (const end of ['from', 'to'] as const) {
        const field = form.current?.elements.namedItem(priceFields[end])
        if (field instanceof HTMLInputElement) field.value = field.defaultValue = String(range?.[end] || '')
      }
      form.current?.dispatchEvent(new Event('input')) // the slider follows
    }
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && fill()
    if (filled.current !== address) fill()
    filled.current = address
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  })
  return form
}
