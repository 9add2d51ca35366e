import { useRef, useState } from 'react'
import type { Notice } from '#shared/api/notice.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { dismiss, notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useHydratedAtOnce } from '../../ui/use-hydrated.ts'
import { CartLineItem } from './cart-line.tsx'
import { ClearCart } from './clear-cart.tsx'
import { RemovedLines } from './removed-lines.tsx'
import { useEditedLine } from './use-edited-line.ts'
import { useNotifyAll, useRemovedLines } from './use-removed-lines.ts'

interface CartContentsProps {
  cart: Cart | undefined
  /** On the cart's own page, where it can be emptied and lines can be saved for later. */
  isPage?: boolean
}

/** The lines of the cart, or what to do about having none. Undefined: the cart is on its way. */
export function CartContents({ cart, isPage }: CartContentsProps) {
  const { t } = useShop()
  const showNotices = useNotifyAll()
  const box = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const quantityNotification = useRef(0)
  const { focusLine, ...editing } = useEditedLine(cart, box)
  const { removed, ...lines } = useRemovedLines(cart, { box, say: setAnnouncement, focusLine })

  /** `saved`: what the line is now. It may have become one with another that held the same. */
  const onEdited = (id: number, sku: string, saved?: { text: string; notices: Notice[] }) => {
    editing.close(id, sku)
    if (!saved) return
    setAnnouncement(saved.text)
    showNotices(saved.notices)
  }

  /** The newest change takes the place of the one before. Behind the panel nobody would see a notification. */
  function announceQuantity(message: string) {
    if (isPage) {
      dismiss(quantityNotification.current)
      quantityNotification.current = notify({ type: 'success', message })
    } else setAnnouncement(message)
  }

  const rows = (cart?.lines ?? []).map((line, at) => (
    <CartLineItem
      key={line.id}
      line={line}
      onRemove={() => void lines.remove(line, at)}
      onSaveForLater={isPage ? () => void lines.saveForLater(line) : undefined}
      onChanged={(quantity) => announceQuantity(t('cart.quantityUpdated', { name: line.name, quantity }))}
      isEdited={line.id === editing.editedId}
      onEdit={() => editing.open(line.id)}
      onEdited={(sku, saved) => onEdited(line.id, sku, saved)}
    />
  ))
  if (removed)
    rows.splice(
      removed.at,
      0,
      <RemovedLines
        key={`removed-${removed.lines[0]?.id}`}
        lines={removed.lines}
        isAll={cart?.lines.length === 0}
        onUndo={() => void lines.undo(removed)}
      />,
    )

  return (
    <div className="cart-contents" ref={box} tabIndex={-1} aria-busy={!cart}>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {cart && rows.length > 0 && <ul>{rows}</ul>}
      {isPage && cart && cart.lines.length > 0 && <ClearCart onClear={lines.empty} />}
      {cart?.lines.length === 0 && <EmptyCart isPage={isPage} />}
      {!cart && <div className="cart-waiting" />}
    </div>
  )
}

const EMPTY_LINKS = 6 // as many as fit on a phone

/** Where to go from a cart without lines. */
function EmptyCart({ isPage }: Pick<CartContentsProps, 'isPage'>) {
  const { t, shell } = useShop()
  const isBlocked = useHydratedAtOnce() && !navigator.cookieEnabled
  return (
    <div className="cart-empty">
      {isPage ? <h2>{t('cart.empty')}</h2> : <h3>{t('cart.empty')}</h3>}
      <p role={isBlocked ? 'status' : undefined}>{t(isBlocked ? 'cart.needsCookies' : 'cart.emptyText')}</p>
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
  )
}
