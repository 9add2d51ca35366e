import { lazy } from 'react'
import { type ListQuery, parsePriceRange, priceFields } from '#shared/catalogue/filters.ts'
import type { SliderBounds } from '#shared/catalogue/product-list.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Extra } from '../../ui/extra.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { WhenNear } from '../../ui/when-near.tsx'
import { QueryFields } from './query-fields.tsx'

const RangeSlider = lazy(() =>
  withMessages(
    import('./range-slider.tsx').then((module) => ({ default: module.RangeSlider })),
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
 * what the slider goes from and to; any other number is answered, too (R4.124).
 */
export function PriceFields({ bounds, path, query }: PriceFieldsProps) {
  const { t } = useShop()
  const { min, max } = bounds
  const isHydrated = useHydrated()
  const chosen = query.filters.price?.[0] ?? ''
  const range = parsePriceRange(chosen)
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
    <form action={path} className="price-fields" key={chosen} data-open-filter="price" noValidate>
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
