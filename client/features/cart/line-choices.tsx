import type { CartEdit, EditedProduct, EditStep } from '#shared/cart/edit-mode.ts'
import { valuePath } from '#shared/product/choose-value.ts'
import { stockText } from '#shared/product/stock-status.ts'
import { Price } from '../../shop-ui/price.tsx'
import { ProductOptions } from '../../shop-ui/product-options/product-options.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { QuantityField } from './quantity-field.tsx'

interface LineChoicesProps {
  product: EditedProduct
  edit: NonNullable<CartEdit>
  /** What the line is called. */
  name: string
  /** Code of the option that has to be chosen before the line can be saved. */
  missing: string | null
  /** Id of an option's element, by its code. */
  idOf: (code: string) => string
  step: (taken: EditStep) => void
}

/** The options, what the chosen variant costs and whether it is there, and how many. */
export function LineChoices({ product, edit, name, missing, idOf, step }: LineChoicesProps) {
  const { t } = useShop()
  const { quantity, selectedOptions } = edit
  const { choice, variant } = selectedOptions
  const text = variant && stockText(variant.stock)
  return (
    <>
      <ProductOptions
        product={product}
        missing={choice[missing ?? ''] ? null : missing}
        idOf={idOf}
        choosing={{
          ...selectedOptions,
          linkOf: (code, value) => valuePath(product, choice, [code, value]),
          choose: (code, value) => step({ kind: 'choose', code, value }),
        }}
      />
      {variant && (
        <div role="status">
          <Price price={variant.price} />
          {text && <p>{t(text.key, 'params' in text ? text.params : undefined)}</p>}
        </div>
      )}
      <QuantityField
        label={t('cart.quantityOf', { name })}
        value={quantity}
        maxQuantity={variant?.stock.quantity ?? null}
        onChange={(wanted) => step({ kind: 'changeQuantity', quantity: wanted })}
      />
    </>
  )
}
