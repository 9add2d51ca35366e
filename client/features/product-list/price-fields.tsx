import { type ListQuery, parsePriceRange, priceFields } from '#shared/catalogue/filters.ts'
import type { SliderBounds } from '#shared/catalogue/product-list.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { QueryFields } from './query-fields.tsx'

interface PriceFieldsProps {
  bounds: SliderBounds
  path: string
  query: ListQuery
}

/**
 * A price range of one's own: a GET form, with scripts and without. What the list's products cost is shown as a hint; any
 * other number is answered, too (R4.124).
 */
export function PriceFields({ bounds: { min, max }, path, query }: PriceFieldsProps) {
  const { t } = useShop()
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
    </form>
  )
}
