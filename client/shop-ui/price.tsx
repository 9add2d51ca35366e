import type { Price as PriceValue } from '#shared/product/price.ts'
import { useShop } from './shop-context.tsx'

const NO_BREAK_SPACE = '\u00a0'

interface PriceProps {
  price: PriceValue
  /** The variants' prices differ: the lowest is shown with "from". */
  from?: boolean
  /** The price of a product page. It says what the former price is, as the law requires. */
  large?: boolean
}

/** The price of a product, or a text when it is unknown (Spec §5). */
export function Price({ price: { current, was, isLowest }, from, large }: PriceProps) {
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
      {was !== null && isLowest && large && (
        <span className="price-note">{t('price.lowest30Days', { price: price(was) })}</span>
      )}
    </p>
  )
}

/** An amount with a small currency sign next to the number. */
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
