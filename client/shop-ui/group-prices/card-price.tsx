import type { CardPrice as Shown } from '#shared/api/group-prices.ts'
import { Price } from '../price.tsx'
import { useCardPrice } from './use-card-price.ts'

/** The price of a product that a list, a suggestion or a block shows. */
export function CardPrice({ card }: { card: Shown & { sku: string } }) {
  const { price, from } = useCardPrice(card)
  return <Price price={price} from={from} />
}
