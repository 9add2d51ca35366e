import { type AddedLine, addedLines } from '#shared/cart/added-lines.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { emptyCart } from '#shared/cart/cart.ts'
import { optionWords } from '#shared/cart/option-words.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { savesData } from '../../api/saves-data.ts'
import { Dialog } from '../../shop-ui/dialog.tsx'
import { useCardPrice } from '../../shop-ui/group-prices/use-card-price.ts'
import { closePanel, useOpenPanel } from '../../shop-ui/panels/panels.ts'
import { Picture } from '../../shop-ui/picture.tsx'
import { Amount, Price } from '../../shop-ui/price.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useSum } from '../../shop-ui/sum.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useDeliveryEstimate } from './delivery-estimate.ts'
import type { Added } from './last-added.ts'
import { useCart } from './use-cart.ts'
import { useCrossSells } from './use-cross-sells.ts'

/**
 * What has just been put into the cart, what is missing to free delivery, what goes with it, and the ways on. In a browser without
 * cookies the shop does not know it again with the next page: there the panel says that nothing is kept.
 */
export function AddedPanel({ added }: { added: Added }) {
  const { t, to } = useShop()
  const hasCookies = navigator.cookieEnabled
  return (
    <Dialog
      isOpen={useOpenPanel() === 'added'}
      onClose={() => closePanel('added')}
      title={t(hasCookies ? 'notices.cart.added' : 'head.cart.title')}
      side
      foot={
        hasCookies && (
          <div className="cart-panel-foot">
            <ButtonLink wide href={to('checkout', {})} rel="nofollow">
              {t('cart.checkout')}
            </ButtonLink>
            <ButtonLink variant="quiet" wide href={to('cart', {})} rel="nofollow">
              {t('cart.open')}
            </ButtonLink>
          </div>
        )
      }
    >
      <div className="cart-panel-foot">
        {hasCookies ? <Addition {...added} /> : <p role="status">{t('cart.needsCookies')}</p>}
      </div>
    </Dialog>
  )
}

function Addition({ line, before, notices }: Added) {
  const { t } = useShop()
  const { cart = emptyCart } = useCart()
  return (
    <>
      {[...new Set(notices.map(({ key, params }) => t(key, params)))].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul>
        {addedLines(before, cart.lines, line).map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they do not move while they are shown
          <Line key={at} line={one} />
        ))}
      </ul>
      <FreeDelivery cart={cart} />
      {navigator.onLine && !savesData() && cart.lines.length > 0 && <Suggestions cart={cart} />}
    </>
  )
}

const Line = ({ line: { name, image, options, quantity, unitPrice } }: { line: AddedLine }) => (
  <li className="cart-line">
    <Picture file={image} size={imageSizes.cart} alt="" ground />
    <div className="cart-line-text">
      <p className="cart-line-name">
        {quantity > 1 && `${quantity} × `}
        {name}
      </p>
      {options.length > 0 && <p>{options.map(optionWords).join(', ')}</p>}
    </div>
    <p className="price">
      <Amount minorUnits={quantity * unitPrice} />
    </p>
  </li>
)

/** How far the goods are from being sent for nothing; empty where nothing is sent and while nobody knows. */
function FreeDelivery({ cart }: { cart: Cart }) {
  const { t } = useShop()
  const sum = useSum()
  const { isFree, missingToFree } = useDeliveryEstimate(cart)
  const goods = cart.totals.subtotal
  return (
    <>
      <p role="status">
        {isFree && t('cart.freeReached')}
        {missingToFree !== null && t('cart.leftToFree', { price: sum(missingToFree) })}
      </p>
      {missingToFree !== null && <progress value={goods} max={goods + missingToFree} aria-hidden="true" />}
    </>
  )
}

const MAX_SUGGESTED = 2

/** What goes with the cart, as small as its lines. */
function Suggestions({ cart }: { cart: Cart }) {
  const { t } = useShop()
  const cards = useCrossSells(cart).slice(0, MAX_SUGGESTED)
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="added-more">
      <h3 id="added-more">{t('cart.crossSells')}</h3>
      <ul>
        {cards.map((card) => (
          <Suggestion key={card.sku} card={card} />
        ))}
      </ul>
    </section>
  )
}

function Suggestion({ card }: { card: ProductCard }) {
  const { price, from } = useCardPrice(card)
  return (
    <li className="cart-line">
      <Picture file={card.image} size={imageSizes.cart} alt="" ground />
      <div className="cart-line-text">
        <p className="cart-line-name">
          <a href={card.path}>{card.name}</a>
        </p>
        {card.facts && <p>{card.facts}</p>}
      </div>
      <Price price={price} from={from} />
    </li>
  )
}
