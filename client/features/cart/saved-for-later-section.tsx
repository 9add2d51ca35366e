import { useRef, useState } from 'react'
import type { CartLine } from '#shared/cart/cart.ts'
import { countPutBack, stateOfLater } from '#shared/cart/later-lines.ts'
import { optionWords } from '#shared/cart/option-words.ts'
import { toNewLine } from '#shared/cart/put-back.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import { codeOf } from '../../api/call-api.ts'
import { useApi } from '../../api/use-api.ts'
import { notify, notifyAll } from '../../shop-ui/notifications/notifications.ts'
import { Picture } from '../../shop-ui/picture.tsx'
import { Amount } from '../../shop-ui/price.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { useStore } from '../../ui/create-store.ts'
import { savedForLater } from './saved-for-later.ts'
import { useCart } from './use-cart.ts'

/** What was saved for later, below the cart; each line can be put back with its choices. */
export function SavedForLaterSection({ lines }: { lines: CartLine[] }) {
  const { t, store } = useShop()
  const { cart, addLine } = useCart()
  const isStored = useStore(savedForLater(store).isStored, true)
  const box = useRef<HTMLElement>(null)

  /** The button that was pressed goes: the focus is taken on from it, and from nothing else that has it by now. */
  function take(line: CartLine, pressed = document.activeElement) {
    const next = lines.length > 1 ? box.current : document.querySelector<HTMLElement>('.cart-contents')
    if (document.activeElement === pressed) next?.focus()
    savedForLater(store).take(line)
  }

  async function putBack(line: CartLine) {
    const pressed = document.activeElement
    const notices = await addLine(toNewLine(line), line.selections)
    notifyAll(
      notices.filter(({ type }) => type !== 'success'),
      t,
    )
    if (notices.some(({ type }) => type === 'error')) return
    const quantity = countPutBack(line, notices, cart?.lines)
    if (quantity <= 0) return
    if (quantity < line.quantity) savedForLater(store).take({ ...line, quantity })
    else take(line, pressed)
    notify({ type: 'success', message: t('cart.isBack', { name: line.name }) })
  }

  return (
    <section className="cart-contents" ref={box} tabIndex={-1} aria-labelledby="later-title">
      <h2 id="later-title">{t('cart.laterTitle')}</h2>
      {!isStored && <p role="status">{t('saved.notKept')}</p>}
      <ul>
        {lines.map((line) => (
          <LaterLine
            key={JSON.stringify([line.sku, line.options])}
            line={line}
            onPutBack={() => putBack(line)}
            onRemove={() => take(line)}
          />
        ))}
      </ul>
    </section>
  )
}

interface LaterLineProps {
  line: CartLine
  onPutBack: () => Promise<void>
  onRemove: () => void
}

/** One line, with the price it had, and whether it can be bought now. */
function LaterLine({ line, onPutBack, onRemove }: LaterLineProps) {
  const { t } = useShop()
  const { name, path, image, options, quantity, unitPrice } = line
  const { text, isBuyable } = useStateNow(line)
  const [isBusy, setIsBusy] = useState(false)

  async function putBack() {
    setIsBusy(true)
    await onPutBack()
    setIsBusy(false)
  }

  return (
    <li className="cart-line">
      <Picture file={image} size={imageSizes.cart} alt="" ground />
      <div className="cart-line-text">
        <p className="cart-line-name">{path ? <a href={path}>{name}</a> : name}</p>
        {options.length > 0 && <p>{options.map(optionWords).join(', ')}</p>}
        <p>{t('cart.laterCount', { count: quantity })}</p>
        <p role="status">{text}</p>
      </div>
      <p className="price">
        <Amount minorUnits={unitPrice} />
      </p>
      <div className="row">
        {isBuyable && (
          <Button
            variant="secondary"
            busy={isBusy}
            aria-label={t('cart.laterBackOf', { name })}
            onClick={putBack}
          >
            {t('cart.laterBack')}
          </Button>
        )}
        <Button variant="quiet" aria-label={t('cart.removeOf', { label: name })} onClick={onRemove}>
          {t('cart.remove')}
        </Button>
      </div>
    </li>
  )
}

/** What the shop says of it today; nothing while nobody knows. */
function useStateNow(line: CartLine): { text: string | null; isBuyable: boolean } {
  const { t, price } = useShop()
  const { data, error } = useApi('products.offers', { sku: line.parentSku })
  const isGone = error && codeOf(error) === 'errors.notFound'
  const state = isGone ? ({ kind: 'gone' } as const) : stateOfLater(line, data?.offers)
  if (state.kind !== 'buyable')
    return { text: t(state.kind === 'gone' ? 'cart.laterGone' : 'cart.laterSoldOut'), isBuyable: false }
  return {
    text: state.price === null ? null : t('cart.laterNow', { price: price(state.price) }),
    isBuyable: true,
  }
}
