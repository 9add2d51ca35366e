import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { imageSizes } from '#shared/product/image-sizes.ts'
import type { ProductCard as Card } from '#shared/product/product.ts'
import { useStore } from '../../ui/create-store.ts'
import { inIdleTurn } from '../../ui/in-idle-turn.ts'
import { onceNear } from '../../ui/once-near.ts'
import { useCardPrice } from '../group-prices/use-card-price.ts'
import { useHtmlFragment } from '../html-fragments.ts'
import { Picture } from '../picture.tsx'
import { Price } from '../price.tsx'
import { Stars } from '../rating.tsx'
import { useShop } from '../shop-context.tsx'
import { type CardExtrasProps, cardExtras } from './card-extras.ts'
import { useShownCard } from './shown-cards.ts'

interface ProductCardProps {
  card: Card
  loading?: 'first' | 'eager' | 'lazy'
  /** A button next to the link that covers the card. */
  action?: ReactNode
  /** The page is about what the browser would add: it adds nothing. */
  isBare?: boolean
}

/** A product in a list. It has few elements, because a page has fifty cards. The name's link covers the whole card. */
export function ProductCard(props: ProductCardProps) {
  const { card, loading, action } = props
  const item = useRef<HTMLLIElement>(null)
  useShownCard(card)
  const inside = useHtmlFragment(
    (html) => (loading === 'lazy' && !action ? html.card(card) : null),
    <CardParts {...props} item={item} />,
  )
  return <li className="product-card" ref={item} {...inside} />
}

interface CardPartsProps extends ProductCardProps {
  /** The element around them; absent where the worker writes cards as HTML, to which nothing is added. */
  item?: RefObject<HTMLLIElement | null>
}

export function CardParts({ card, loading, action, isBare, item }: CardPartsProps) {
  const { name, brand, path, image, stock, isNew, swatches, facts, rating } = card
  const { price, from } = useCardPrice(card)
  return (
    <>
      <Picture file={image} size={imageSizes.list} alt="" loading={loading} ground />
      <Flag stock={stock} price={price} isNew={isNew} />
      {brand && <p>{brand}</p>}
      <h3>
        <a href={path}>{withoutBrand(name, brand)}</a>
      </h3>
      {facts && <p>{facts}</p>}
      <Price price={price} from={from} />
      {rating && (
        <p>
          <Stars {...rating} />
        </p>
      )}
      {swatches.length > 1 && <Swatches colours={swatches} />}
      {action}
      {!isBare && item && <DeviceExtras card={card} hasAction={action !== undefined} item={item} />}
    </>
  )
}

interface DeviceExtrasProps extends CardExtrasProps {
  item: RefObject<HTMLLIElement | null>
}

/** What this device adds to a card near the screen, in its turn: fifty at once would keep a slow phone busy. */
function DeviceExtras({ item, ...props }: DeviceExtrasProps) {
  const Extras = useStore(cardExtras, null)
  const [isItsTurn, setItsTurn] = useState(false)
  useEffect(() => {
    if (!Extras || !item.current) return
    let stop = onceNear(item.current, () => {
      stop = inIdleTurn(() => setItsTurn(true))
    })
    return () => stop()
  }, [Extras, item])
  return Extras && isItsTurn && <Extras {...props} />
}

/** The name without the brand, which is shown above it: `Fjällro Vasa 85` becomes `Vasa 85`. */
const withoutBrand = (name: string, brand: string | null) =>
  brand && name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name

/** The most important fact: sold out, cheaper or new. */
function Flag({ stock, price: { current, was }, isNew }: Pick<Card, 'stock' | 'price' | 'isNew'>) {
  const { t } = useShop()
  if (stock === 'out_of_stock') return <em>{t('card.soldOut')}</em>
  const percent = current === null || was === null ? 0 : Math.round((1 - current / was) * 100)
  if (percent > 0) return <em data-sale="">{t('price.off', { percent })}</em>
  return isNew ? <em>{t('card.new')}</em> : null
}

const SHOWN_SWATCHES = 5

function Swatches({ colours }: { colours: string[] }) {
  const { t } = useShop()
  return (
    <span className="swatches" role="img" aria-label={t('card.colours', { count: colours.length })}>
      {colours.slice(0, SHOWN_SWATCHES).map((colour) => (
        <i key={colour} style={{ '--c': colour }} />
      ))}
      {colours.length > SHOWN_SWATCHES && `+${colours.length - SHOWN_SWATCHES}`}
    </span>
  )
}
