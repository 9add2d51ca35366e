import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Notice } from '#shared/api/notice.ts'
import type { CartLine } from '#shared/cart/cart.ts'
import { imageSizes } from '#shared/product/gallery.ts'
import { useShop } from '../../app/store-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Amount } from '../../ui/price.tsx'
import { QuantityField } from './quantity-field.tsx'
import { useCart } from './use-cart.ts'

/** Id of a line's element, for links to it. */
export const lineAnchor = (id: number): string => `line-${id}`

interface CartLineItemProps {
  line: CartLine
  /** The line is gone: its name, for saying so. */
  onRemoved: (name: string) => void
}

/**
 * One line of the cart: a form that posts by itself, and changes the cart in place once React is here. Removing asks
 * first (R5.37).
 */
export function CartLineItem({ line, onRemoved }: CartLineItemProps) {
  const { t, to, price } = useShop()
  const { changeQuantity, removeLine } = useCart()
  const [isAsking, setIsAsking] = useState(false)
  const [notices, setNotices] = useState<Notice[]>([])
  const { id, name, path, image, options, quantity, unitPrice, rowTotal, maxQuantity, inStock } = line
  const isOnItsWay = id < 0

  async function commit(wanted: number) {
    if (wanted !== quantity) setNotices(await changeQuantity(id, wanted))
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent // a submit event's native event is one
    if (submitter instanceof HTMLButtonElement && submitter.name === 'remove') setIsAsking(true)
  }

  async function remove() {
    onRemoved(name)
    setNotices(await removeLine(id))
  }

  return (
    <li className="cart-line" id={lineAnchor(id)} aria-busy={isOnItsWay || undefined}>
      <Picture file={image} size={imageSizes.cart} alt="" ground />
      <div className="cart-line-text">
        <p className="cart-line-name">{path ? <a href={path}>{name}</a> : name}</p>
        {options.length > 0 && <p>{options.map(({ label, value }) => `${label}: ${value}`).join(', ')}</p>}
        {quantity > 1 && <p>{t('cart.each', { price: price(unitPrice) })}</p>}
      </div>
      <p className="price">
        <Amount minorUnits={rowTotal} />
      </p>
      {isAsking ? (
        <AskRemove name={name} onKeep={() => setIsAsking(false)} onRemove={remove} />
      ) : (
        <form method="post" action={to('cart', {})} onSubmit={onSubmit} noValidate>
          <input type="hidden" name="line" value={id} />
          <QuantityField
            label={t('cart.quantityOf', { name })}
            value={quantity}
            maxQuantity={maxQuantity}
            isDisabled={isOnItsWay}
            onChange={commit}
            onBelowOne={() => setIsAsking(true)}
          />
          <noscript>
            <button type="submit" className="button" data-variant="secondary">
              {t('cart.update')}
            </button>
          </noscript>
          <Button
            type="submit"
            variant="quiet"
            iconOnly
            name="remove"
            value={id}
            disabled={isOnItsWay}
            aria-label={t('list.remove', { label: name })}
          >
            <Icon name="trash" />
          </Button>
        </form>
      )}
      <div className="cart-line-notes" role="alert">
        {!inStock && <p>{t('cart.soldOut')}</p>}
        {notices.map(({ key, params }) => (
          <p key={key}>{t(key, params)}</p>
        ))}
      </div>
    </li>
  )
}

interface AskRemoveProps {
  name: string
  onKeep: () => void
  onRemove: () => void
}

/** In the line itself, where the shopper looks: the safe answer has the focus. */
function AskRemove({ name, onKeep, onRemove }: AskRemoveProps) {
  const { t } = useShop()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two answers, no form fields
    <div className="cart-line-ask" role="group" aria-label={t('cart.askRemove', { name })}>
      <p>{t('cart.askRemove', { name })}</p>
      <Button ref={first} onClick={onRemove}>
        {t('cart.remove')}
      </Button>
      <Button variant="secondary" onClick={onKeep}>
        {t('cart.keep')}
      </Button>
    </div>
  )
}
