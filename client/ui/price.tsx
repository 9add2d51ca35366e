import type { Price as PriceValue } from '#shared/product/product.ts'
import { useShop } from '../app/store-context.tsx'

const NO_BREAK_SPACE = '\u00a0'

interface PriceProps {
  price: PriceValue
  /** Variants differ: the lowest price is shown with "from". */
  from?: boolean
  /** The price of a product page; names the former price in full, as the law wants it. */
  large?: boolean
}

/** What a product costs. An unknown price says so (Spec §5). */
export function Price({ price: { current, was }, from, large }: PriceProps) {
  const { t, price } = useShop()
  const size = large ? 'large' : undefined
  if (current === null) return <p className="price">{t('price.unknown')}</p>
  return (
    <p className="price" data-sale={was === null ? undefined : ''} data-size={size}>
      {from && <span className="price-note">{t('price.from')}</span>}
      <Amount minorUnits={current} />
      {was !== null && (
        <s>
          <span className="visually-hidden">{t('price.before')}</span> {price(was)}
        </s>
      )}
      {was !== null && large && <span className="price-note">{t('price.lowest30Days')}</span>}
    </p>
  )
}

/** An amount in the shop's numerals: the sign is small beside the number. */
export function Amount({ minorUnits }: { minorUnits: number }) {
  const { price } = useShop()
  const text = price(minorUnits)
  const end = text.lastIndexOf(NO_BREAK_SPACE)
  return (
    <b>
      {text.slice(0, end)}
      <small>{text.slice(end)}</small>
    </b>
  )
}
