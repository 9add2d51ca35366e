import type { CardPrice as Shown } from '#shared/api/own-prices.ts'
import { Price } from '../../ui/price.tsx'
import { useCardPrice } from './own-prices.ts'

/** The price of a product that a list, a suggestion or a block shows. */
export const CardPrice = ({ card }: { card: Shown & { sku: string } }) => <Price {...useCardPrice(card)} />
