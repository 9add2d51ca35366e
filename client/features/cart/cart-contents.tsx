import { useEffect, useRef, useState } from 'react'
import type { Notice } from '#shared/api/notice.ts'
import type { Cart, CartLine } from '#shared/cart/cart.ts'
import { toNewLine } from '#shared/cart/put-back.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CartLineItem, editButtonId } from './cart-line.tsx'
import { ClearCart } from './clear-cart.tsx'
import { clearCart, removeLine } from './line-actions.ts'
import { RemovedLines } from './removed-lines.tsx'
import { savedForLater } from './saved-for-later.ts'
import { useCart } from './use-cart.ts'

interface CartContentsProps {
  cart: Cart | undefined
  /** On the cart's own page, where it can be emptied and lines can be saved for later. */
  isPage?: boolean
}

/** Lines that were taken out last, and where they were. */
interface Removed {
  lines: CartLine[]
  at: number
}

/** The line whose choices are open, and the sku of the line that gets the focus. */
interface Editing {
  id: number | null
  landing: string | null
}

/** The lines of the cart, or what to do about having none. Undefined: the cart is on its way. */
export function CartContents({ cart, isPage }: CartContentsProps) {
  const { t, shell, store } = useShop()
  const { addLine } = useCart()
  const box = useRef<HTMLDivElement>(null)
  const [told, setTold] = useState('')
  const [{ id: editedId, landing }, setEditing] = useState<Editing>({ id: null, landing: null })
  const [removed, setRemoved] = useState<Removed | null>(null)

  async function remove(line: CartLine, at: number) {
    const mine = { lines: [line], at }
    setRemoved(mine)
    setTold(t('cart.removed', { name: line.name }))
    const notices = await removeLine(store, line.id)
    tell(notices)
    if (notices.some(isError)) forget(mine) // it is there again
  }

  /** By now other lines may be those that were removed last. */
  const forget = (mine: Removed) => setRemoved((last) => (last === mine ? null : last))

  /** Takes a line out of the cart and keeps it on the device. */
  async function saveForLater(line: CartLine) {
    savedForLater(store).put(line)
    setRemoved(null)
    setTold(t('cart.laterDone', { name: line.name }))
    box.current?.focus() // the button that had the focus is gone
    const notices = await removeLine(store, line.id)
    tell(notices)
    if (notices.some(isError)) savedForLater(store).take(line) // it is still in the cart
  }

  /**
   * Puts the lines that were removed last back as they were, one after the other: each changes the same cart. What the shop
   * did not take can still be put back.
   */
  async function undo(lines: CartLine[], at: number) {
    setRemoved(null)
    box.current?.focus()
    const missing: CartLine[] = []
    for (const line of lines) {
      const notices = await addLine(toNewLine(line), line.selections)
      tell(notices.filter(({ type }) => type !== 'success'))
      if (notices.some(isError)) missing.push(line)
    }
    if (missing.length > 0) return setRemoved((newer) => newer ?? { lines: missing, at })
    const [line, ...others] = lines
    setTold(line && others.length === 0 ? t('cart.isBack', { name: line.name }) : t('cart.allBack'))
    if (line && document.activeElement === box.current) setEditing(({ id }) => ({ id, landing: line.sku }))
  }

  /**
   * `saved`: what the line is now. It may have become one with another that held the same. By now the choices of another line
   * may be open: they stay.
   */
  const onEdited = (id: number, sku: string, saved?: { text: string; notices: Notice[] }) => {
    setEditing((now) => (now.id === id ? { id: null, landing: sku } : now))
    if (!saved) return
    setTold(saved.text)
    tell(saved.notices)
  }

  async function empty() {
    const mine = { lines: cart?.lines ?? [], at: 0 }
    setRemoved(mine)
    setTold(t('cart.emptied'))
    const notices = await clearCart(store)
    tell(notices)
    if (notices.some(isError)) forget(mine) // all is there again
  }

  /** What there is to say where the line may be gone. */
  function tell(notices: Notice[]) {
    for (const { type, key, params } of notices) notify({ type, message: t(key, params) })
  }

  useEffect(() => {
    if (landing === null) return
    const line = cart?.lines.find(({ sku }) => sku === landing)
    const button = line && document.getElementById(editButtonId(line.id))
    ;(button ?? box.current)?.focus()
    setEditing(({ id }) => ({ id, landing: null }))
  }, [landing, cart])

  const rows = (cart?.lines ?? []).map((line, at) => (
    <CartLineItem
      key={line.id}
      line={line}
      onRemove={() => void remove(line, at)}
      onSaveForLater={isPage ? () => void saveForLater(line) : undefined}
      onChanged={(name) => setTold(t('cart.quantityUpdated', { name }))}
      isEdited={line.id === editedId}
      onEdit={() => setEditing({ id: line.id, landing: null })}
      onEdited={(sku, saved) => onEdited(line.id, sku, saved)}
    />
  ))
  if (removed) {
    const { lines, at } = removed
    rows.splice(
      at,
      0,
      <RemovedLines
        key={`removed-${removed.lines[0]?.id}`}
        lines={lines}
        isAll={cart?.lines.length === 0}
        onUndo={() => void undo(lines, at)}
      />,
    )
  }

  return (
    <div className="cart-contents" ref={box} tabIndex={-1} aria-busy={!cart}>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {cart && rows.length > 0 && <ul>{rows}</ul>}
      {isPage && cart && cart.lines.length > 0 && <ClearCart onClear={empty} />}
      {cart?.lines.length === 0 && (
        <div className="cart-empty">
          {isPage ? <h2>{t('cart.empty')}</h2> : <h3>{t('cart.empty')}</h3>}
          <p>{t('cart.emptyText')}</p>
          <ul>
            {shell.menu.slice(0, EMPTY_LINKS).map(({ name, path }) => (
              <li key={path}>
                <ButtonLink variant="secondary" href={path}>
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!cart && <div className="cart-waiting" />}
    </div>
  )
}

const isError = ({ type }: Notice) => type === 'error'

const EMPTY_LINKS = 6 // as many as fit on a phone
