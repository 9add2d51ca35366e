import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { CartLine } from '#shared/cart/cart.ts'
import { matching, openOption } from '#shared/product/choose-value.ts'
import { imageSizes } from '#shared/product/gallery.ts'
import { priceSpan } from '#shared/product/price.ts'
import type { Price as PriceValue, Product } from '#shared/product/product.ts'
import { stockText } from '#shared/product/stock-status.ts'
import { useShop } from '../../app/store-context.tsx'
import { QuantityField } from '../../features/cart/quantity-field.tsx'
import { type NewLine, useCart } from '../../features/cart/use-cart.ts'
import { notify } from '../../features/notifications/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { optionAnchor, ProductOptions } from './product-options.tsx'
import { type Choosing, galleryVariant, variantPath } from './use-choice.ts'

interface BuyBoxProps {
  product: Product
  choosing: Choosing
}

/** Name, price, choices and the button, with what one wants to know before pressing it. */
export function BuyBox({ product, choosing }: BuyBoxProps) {
  const { t, to } = useShop()
  const [missing, setMissing] = useState<string | null>(null)
  const { name, brand, type, variants } = product
  const { choice, variant } = choosing
  const open = openOption(product, choice)
  const span = priceSpan(matching(product, choice).map(({ price }) => price))
  const price = variant?.price ?? (variants.length > 0 ? span.lowest : product.price)
  const stock = variant?.stock ?? (variants.length > 0 ? null : product.stock)
  const text = stock && stockText(stock)
  return (
    <div className="buy-box">
      <header>
        {brand && <p className="buy-box-brand">{brand}</p>}
        <h1>{name}</h1>
        <div className="buy-box-price">
          <Price price={price} from={!variant && span.from} large />
          <Instalment price={price} />
        </div>
      </header>
      <ProductOptions
        product={product}
        choosing={choosing}
        missing={open && open.code === missing ? missing : null}
      />
      {text && (
        <p className="buy-box-stock" data-stock={stock.status}>
          {t(text.key, 'params' in text ? text.params : undefined)}
        </p>
      )}
      {type === 'bundle' || type === 'grouped' ? (
        <p>{t('product.inParts')}</p>
      ) : (
        price.current !== null && (
          <BuyForm
            product={product}
            choosing={choosing}
            price={price}
            openCode={open?.code ?? null}
            onMissing={setMissing}
          />
        )
      )}
      <ul className="buy-box-promises">
        {type !== 'virtual' && type !== 'downloadable' && (
          <li>
            <Icon name="truck" />
            <a href={to('cms-page', { slug: 'delivery-returns' })}>{t('promises.shipping')}</a>
          </li>
        )}
        <li>
          <Icon name="return" />
          <a href={to('cms-page', { slug: 'delivery-returns' })}>{t('promises.returns')}</a>
        </li>
      </ul>
    </div>
  )
}

const INSTALMENT_MONTHS = 24 // Spec §9, Store texts
const INSTALMENT_FROM = 1000_00 // our choice: nobody pays a cap by instalments

/** What it costs a month, where the shop sells in kr (R9.55; design §10), with what the law wants beside it (U58). */
function Instalment({ price: { current } }: { price: PriceValue }) {
  const { t, price, store } = useShop()
  if (current === null || current < INSTALMENT_FROM || store.currencySign !== 'kr')
    return <p>{t('product.vat')}</p>
  return (
    <p>
      {t('product.instalment', {
        amount: price(Math.ceil(current / INSTALMENT_MONTHS / 100) * 100),
        months: INSTALMENT_MONTHS,
        total: price(current),
      })}
    </p>
  )
}

interface BuyFormProps extends BuyBoxProps {
  price: PriceValue
  /** The option that is still open, or null. */
  openCode: string | null
  onMissing: (code: string) => void
}

/**
 * The form posts to the cart by itself; while something is open it leads to that choice. React adds in place. The button
 * is never dead: pressing it says what is in the way (U60).
 */
function BuyForm({ product, choosing, price, openCode, onMissing }: BuyFormProps) {
  const { t, to } = useShop()
  const { addLine } = useCart()
  const formId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [quantity, setQuantity] = useState(1)
  const [isBusy, setIsBusy] = useState(false)
  const isAway = useIsAway(button)
  const { variant } = choosing
  const { stock } = variant ?? product
  const isSoldOut = openCode === null && stock.status === 'out_of_stock'

  async function add(event: FormEvent) {
    event.preventDefault()
    if (openCode !== null) {
      onMissing(openCode)
      const group = document.getElementById(optionAnchor(openCode))
      group?.scrollIntoView({ block: 'center' })
      return group?.querySelector<HTMLElement>('li a')?.focus({ preventScroll: true })
    }
    if (isSoldOut) return notify({ type: 'error', message: t('errors.cart.outOfStock') })
    setIsBusy(true)
    const notices = await addLine(newLine(product, choosing, quantity))
    setIsBusy(false)
    for (const { type, key, params } of notices) {
      const action =
        key === 'notices.cart.added' ? { label: t('cart.checkout'), href: to('checkout', {}) } : undefined
      notify({ type, message: t(key, params), action })
    }
  }

  const label = t(isSoldOut ? 'stock.outOfStock' : 'product.add')
  const target = openCode === null ? to('cart', {}) : `${product.path}#${optionAnchor(openCode)}`
  return (
    <>
      <form
        className="buy-form"
        id={formId}
        method={openCode === null ? 'post' : 'get'}
        action={target}
        onSubmit={add}
        noValidate
      >
        {openCode === null && (
          <>
            <input type="hidden" name="sku" value={variant?.sku ?? product.sku} />
            <input type="hidden" name="parentSku" value={product.sku} />
          </>
        )}
        <QuantityField
          label={t('cart.quantity')}
          value={quantity}
          maxQuantity={stock.quantity}
          onChange={setQuantity}
        />
        <Button ref={button} type="submit" variant={isSoldOut ? 'secondary' : 'primary'} busy={isBusy}>
          {label}
        </Button>
      </form>
      {isAway && (
        <div className="buy-bar">
          <Picture
            file={galleryVariant(product, choosing)?.image ?? product.images[0]?.file ?? null}
            size={imageSizes.cart}
            alt=""
            ground
          />
          <Price price={price} />
          <Button type="submit" form={formId} busy={isBusy}>
            {label}
          </Button>
        </div>
      )}
    </>
  )
}

/** The line as the cart will show it, before the shop has answered. */
function newLine(product: Product, { variant }: Choosing, quantity: number): NewLine {
  const { sku, stock, price, image } = variant ?? { ...product, image: null }
  const options = product.options.map(({ code, label, values }) => ({
    label,
    value: values.find(({ value }) => value === variant?.values[code])?.label ?? '',
  }))
  return {
    sku,
    parentSku: product.sku,
    name: product.name,
    path: variantPath(product, variant),
    image: image ?? product.images[0]?.file ?? null,
    options,
    quantity,
    unitPrice: price.current ?? 0,
    maxQuantity: stock.quantity,
    inStock: true,
  } satisfies Omit<CartLine, 'id' | 'rowTotal'>
}

/** Whether an element has left the screen. */
function useIsAway(element: { current: HTMLElement | null }): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isAway
}
