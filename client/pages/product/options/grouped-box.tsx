import { useId } from 'react'
import { sumPrices } from '#shared/product/price.ts'
import type { ProductPart } from '#shared/product/product.ts'
import { fieldNames } from '#shared/product/selections.ts'
import { stockText } from '#shared/product/stock-status.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { type BuyBoxProps, BuyForm } from '../buy-form.tsx'
import { BuyFrame } from '../buy-frame.tsx'
import { useSelections } from './use-selections.ts'

/** A grouped product: its members, as many of each as one likes. They go into the cart one by one (contract §16.2). */
export function GroupedBox({ product, choosing }: BuyBoxProps) {
  const { t } = useShop()
  const form = useSelections(product, oneOfEach(product.parts))
  const wanted = form.selections.members.filter(({ quantity }) => quantity > 0 && Number.isInteger(quantity))
  const chosen = wanted.flatMap(({ sku, quantity }) => {
    const part = product.parts.find((one) => one.sku === sku)
    return part ? [{ price: part.price, quantity }] : []
  })
  const price = sumPrices(chosen)
  const error = form.errorOf(null)
  return (
    <BuyFrame product={product} price={price} stock={product.stock}>
      <BuyForm
        product={product}
        choosing={choosing}
        price={price}
        prepare={form.prepare}
        hasQuantity={false}
        fields={
          <fieldset className="choice-list">
            <legend className="visually-hidden">{t('cart.quantity')}</legend>
            {product.parts.map((part) => (
              <Member
                key={part.sku}
                part={part}
                quantity={form.valueIn(fieldNames.member(part.sku))}
                error={form.errorOf(fieldNames.member(part.sku))}
                onChange={(quantity) => form.set(fieldNames.member(part.sku), quantity)}
              />
            ))}
            <p className="field-error" role="alert">
              {error}
            </p>
          </fieldset>
        }
      />
    </BuyFrame>
  )
}

/** One of each: what the price of the group is for (Spec §4, Prices). */
const oneOfEach = (parts: ProductPart[]) =>
  Object.fromEntries(
    parts.map(({ sku, stock }) => [fieldNames.member(sku), stock.status === 'out_of_stock' ? '0' : '1']),
  )

interface MemberProps {
  part: ProductPart
  quantity: string
  error: string | undefined
  onChange: (quantity: string) => void
}

function Member({ part: { sku, name, path, price, stock }, quantity, error, onChange }: MemberProps) {
  const { t, price: format } = useShop()
  const text = stockText(stock)
  const errorId = useId()
  return (
    <div>
      <label>
        <input
          type="number"
          inputMode="numeric"
          name={fieldNames.member(sku)}
          min={0}
          max={stock.quantity ?? undefined}
          value={quantity}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <span>
          <b>{path ? <a href={path}>{name}</a> : name}</b>
          {text && <small>{t(text.key, 'params' in text ? text.params : undefined)}</small>}
        </span>
        <b>{price.current === null ? t('price.unknown') : format(price.current)}</b>
      </label>
      <p className="field-error" id={errorId} role="alert">
        {error}
      </p>
    </div>
  )
}
