import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { NewLine } from '#shared/cart/optimistic.ts'
import { choiceFields, openOption, variantPath } from '#shared/product/choose-value.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import type { Price as PriceValue } from '#shared/product/price.ts'
import type { Product } from '#shared/product/product.ts'
import type { Selections } from '#shared/product/selections.ts'
import { onlyOnce, useAddToCart } from '../../features/cart/added.ts'
import { QuantityField } from '../../features/cart/quantity-field.tsx'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { Picture } from '../../shop-ui/picture.tsx'
import { Price } from '../../shop-ui/price.tsx'
import { type Choosing, focusOption, optionAnchor } from '../../shop-ui/product-options/product-options.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { afterPaint } from '../../ui/after-paint.ts'
import { Button } from '../../ui/button.tsx'
import { withoutNativeChecks } from '../../ui/without-native-checks.ts'
import { galleryVariant } from './use-choice.ts'

export interface BuyFormProps {
  product: Product
  choosing: Choosing
  price: PriceValue
  /** The price is the lowest of several. */
  from?: boolean
  /** Tells which option has to be chosen first. */
  onMissing?: (code: string) => void
  /** What is filled in before buying. */
  fields?: ReactNode
  /** Reads the form's fields; null: something is wrong with them, and the fields say what. */
  prepare?: (form: FormData) => Selections | null
  /** False: the fields say how many. */
  hasQuantity?: boolean
}

/** What each way to buy a product is given. */
export type BuyBoxProps = Pick<BuyFormProps, 'product' | 'choosing'>

/**
 * The form posts to the cart by itself; while something is open it leads to that choice. React adds in place. The button
 * is never dead: pressing it says what is in the way.
 */
export function BuyForm(props: BuyFormProps) {
  const { product, choosing, price, onMissing, fields, prepare, hasQuantity = true } = props
  const { t, to } = useShop()
  const addToCart = useAddToCart()
  const formId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [quantity, setQuantity] = useState(1)
  const [isBusy, setIsBusy] = useState(false)
  const { sku, stock } = choosing.variant ?? product
  const open = openOption(product, choosing.choice)
  const isSoldOut = !open && stock.status === 'out_of_stock'

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (open) {
      onMissing?.(open.code)
      return focusOption(optionAnchor(open.code))
    }
    if (isSoldOut) return notify({ type: 'error', message: t('errors.cart.outOfStock') })
    const form = event.currentTarget
    const selections = prepare?.(new FormData(form))
    if (selections === null) return
    const wrong = form.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) return wrong.focus() // what was typed before is not what is wanted
    setIsBusy(true)
    await afterPaint()
    await addToCart(newLine(product, choosing, { quantity, price }), selections)
    setIsBusy(false)
  }

  /** What the button of the form and that of the bar share. */
  const press: ComponentProps<typeof Button> = {
    type: 'submit',
    variant: isSoldOut ? 'secondary' : 'primary',
    busy: isBusy,
    onClick: onlyOnce,
    children: t(isSoldOut ? 'stock.outOfStock' : 'product.add'),
  }
  const chosen = open ? choiceFields(product, choosing) : { sku, parentSku: product.sku }
  const target = open ? `${product.path}#${optionAnchor(open.code)}` : to('cart', {})
  return (
    <>
      <form
        className="buy-form"
        id={formId}
        method={open ? 'get' : 'post'}
        action={target}
        onSubmit={add}
        ref={withoutNativeChecks}
      >
        {Object.entries(chosen).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields}
        {hasQuantity && (
          <QuantityField
            label={t('cart.quantity')}
            value={quantity}
            maxQuantity={stock.quantity}
            onChange={setQuantity}
          />
        )}
        <Button ref={button} {...press} />
      </form>
      <BuyBar {...props} button={button}>
        <Button form={formId} {...press} />
      </BuyBar>
    </>
  )
}

/** The line as the cart will show it, before the shop has answered. */
function newLine(
  product: Product,
  { variant }: Choosing,
  { quantity, price }: { quantity: number; price: PriceValue },
): NewLine {
  const { sku, stock, image } = variant ?? { ...product, image: null }
  const options = product.options.map(({ code, label, values }) => ({
    label,
    value: values.find(({ value }) => value === variant?.values[code])?.label ?? '',
  }))
  return {
    sku,
    parentSku: product.sku,
    type: product.type,
    name: product.name,
    path: variantPath(product, variant),
    image: image ?? product.images[0]?.file ?? null,
    options,
    quantity,
    unitPrice: price.current ?? 0,
    maxQuantity: stock.quantity,
    inStock: true,
  }
}

interface BuyBarProps extends Pick<BuyFormProps, 'product' | 'choosing' | 'price' | 'from'> {
  /** The form's own button. */
  button: RefObject<HTMLElement | null>
  children: ReactNode
}

/** What is bought and for how much, with a button, while the form's own is off the screen. */
function BuyBar({ product, choosing, price, from, button, children }: BuyBarProps) {
  if (!useIsAway(button)) return null
  return (
    <div className="buy-bar">
      <Picture
        file={galleryVariant(product, choosing)?.image ?? product.images[0]?.file ?? null}
        size={imageSizes.cart}
        alt=""
        ground
      />
      <Price price={price} from={from} />
      {children}
    </div>
  )
}

/** Whether an element has left the screen. */
function useIsAway(element: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isAway
}
