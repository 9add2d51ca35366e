import { type FormEvent, type KeyboardEvent, Suspense, useRef, useState } from 'react'
import type { Notice } from '#shared/api/notice.ts'
import type { CartLine } from '#shared/cart/cart.ts'
import { isOnItsWay } from '#shared/cart/optimistic.ts'
import { optionWords } from '#shared/cart/option-words.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { Picture } from '../../shop-ui/picture.tsx'
import { Amount } from '../../shop-ui/price.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Ask } from '../../ui/ask.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isSubmittedBy } from '../../ui/is-submitted-by.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { changeQuantity } from './line-actions.ts'
import { QuantityField } from './quantity-field.tsx'

const LineEditor = lazyPart(() =>
  withMessages(
    import('./line-editor.tsx').then((module) => module.LineEditor),
    'cart',
  ),
)

/** The name of a line among others: two sizes of a product have the same name. */
const labelOf = ({ name, options }: CartLine): string => [name, ...options.map(optionWords)].join(', ')

/** Id of a line's element, for links to it. */
export const lineAnchor = (id: number): string => `line-${id}`

/** Enter in the number's field would press the first button of the form, which removes the line. The number counts already. */
function keepEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

interface CartLineItemProps {
  line: CartLine
  onRemove: () => void
  /** Saves the line for later; absent where that is not offered. */
  onSaveForLater?: (() => void) | undefined
  /** The line has the quantity that was asked for. */
  onChanged: (quantity: number) => void
  /** Whether this is the line whose choices are open. */
  isEdited: boolean
  onEdit: () => void
  /** The choices are closed; `sku` is what the line is now. */
  onEdited: (sku: string, saved?: { text: string; notices: Notice[] }) => void
}

/** Id of the button that opens a line's choices: it has the focus again when they close. */
export const editButtonId = (id: number): string => `edit-${id}`

/**
 * One line of the cart: a form that posts by itself, and changes the cart in place once React is here. Removing asks
 * first (R5.37).
 */
export function CartLineItem(props: CartLineItemProps) {
  const { line, onRemove, onChanged, isEdited, onEdited } = props
  const { t, store } = useShop()
  const [isAsking, setIsAsking] = useState(false)
  const [notices, setNotices] = useState<Notice[]>([])
  const { id, name, image, quantity, rowTotal, sku, stockNotice } = line
  const row = useRef<HTMLLIElement>(null)
  const ask = () => setIsAsking(true)

  async function commit(wanted: number) {
    if (wanted === quantity) return
    const newNotices = await changeQuantity(store, id, wanted)
    if (newNotices === 'superseded') return
    setNotices(newNotices)
    if (newNotices.length === 0 && row.current) onChanged(wanted) // it may have been removed meanwhile
  }

  return (
    <li className="cart-line" id={lineAnchor(id)} ref={row} aria-busy={isOnItsWay(id) || undefined}>
      <Picture file={image} size={imageSizes.cart} alt="" ground />
      <LineText {...props} onNotices={setNotices} />
      <p className="price">
        <Amount minorUnits={rowTotal} />
      </p>
      {isEdited && (
        <Suspense>
          <LineEditor line={line} onClose={() => onEdited(sku)} onSaved={onEdited} />
        </Suspense>
      )}
      {isAsking && (
        <Ask
          question={t('cart.askRemove', { name })}
          yes={t('cart.remove')}
          no={t('cart.keep')}
          onYes={onRemove}
          onNo={() => setIsAsking(false)}
        />
      )}
      {!isEdited && !isAsking && <LineForm line={line} onQuantity={commit} onRemove={ask} />}
      <div className="cart-line-notes" role="alert">
        {stockNotice?.type === 'error' && <p>{t(stockNotice.key, stockNotice.params)}</p>}
        {notices.map(({ key, params }) => (
          <p key={key}>{t(key, params)}</p>
        ))}
      </div>
    </li>
  )
}

interface LineTextProps extends CartLineItemProps {
  onNotices: (notices: Notice[]) => void
}

/** What the line is, with the buttons to change that. */
function LineText(props: LineTextProps) {
  const { t, price } = useShop()
  const { name, path, options, quantity, unitPrice, stockNotice, delayedBy } = props.line
  return (
    <div className="cart-line-text">
      <p className="cart-line-name">{path ? <a href={path}>{name}</a> : name}</p>
      {options.length > 0 && <p>{options.map(optionWords).join(', ')}</p>}
      {stockNotice?.type === 'info' && (
        <p>{delayedBy ? t(`delivery.${delayedBy}`) : t(stockNotice.key, stockNotice.params)}</p>
      )}
      {!props.isEdited && <LineButtons {...props} />}
      {quantity > 1 && <p>{t('cart.each', { price: price(unitPrice) })}</p>}
    </div>
  )
}

/** Opens the choices, and saves the line for later. They are in the document, so that nothing moves under a finger when React comes. */
function LineButtons({ line, onSaveForLater, onEdit, onNotices }: LineTextProps) {
  const { t } = useShop()
  const { id, configurableId } = line
  const name = labelOf(line)
  const edit = () =>
    LineEditor.preload().then(onEdit, () => onNotices([{ type: 'error', key: 'errors.unexpected' }]))
  return (
    <div className="row">
      {configurableId && (
        <Button
          id={editButtonId(id)}
          variant="quiet"
          aria-label={t('cart.editLine', { name })}
          onClick={edit}
        >
          {t('cart.edit')}
        </Button>
      )}
      {onSaveForLater && (
        <Button
          variant="quiet"
          disabled={isOnItsWay(id)}
          aria-label={t('cart.laterOf', { name })}
          onClick={onSaveForLater}
        >
          {t('cart.later')}
        </Button>
      )}
    </div>
  )
}

interface LineFormProps {
  line: CartLine
  onQuantity: (wanted: number) => void
  onRemove: () => void
}

/** How many, and the button that removes the line. */
function LineForm({ line, onQuantity, onRemove }: LineFormProps) {
  const { t, to } = useShop()
  const { id, quantity, maxQuantity } = line
  const name = labelOf(line)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmittedBy(event, 'remove')) onRemove()
  }

  return (
    <form method="post" action={to('cart', {})} onSubmit={onSubmit} onKeyDown={keepEnter} noValidate>
      <input type="hidden" name="line" value={id} />
      <QuantityField
        label={t('cart.quantityOf', { name })}
        value={quantity}
        maxQuantity={maxQuantity}
        isDisabled={isOnItsWay(id)}
        onChange={onQuantity}
        onBelowOne={onRemove}
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
        disabled={isOnItsWay(id)}
        aria-label={t('cart.removeOf', { label: name })}
      >
        <Icon name="trash" />
      </Button>
    </form>
  )
}
