import {
  type BundleLink,
  type BundleOption,
  bundlePrice,
  completeBundle,
  defaultBundleChoices,
  missingBundleOptions,
} from '#shared/product/bundle.ts'
import { bundleStock } from '#shared/product/bundle-stock.ts'
import { bundleChoices, fieldNames } from '#shared/product/selections.ts'
import { type BuyBoxProps, BuyForm } from '../buy-form.tsx'
import { BuyFrame } from '../buy-frame.tsx'
import { BundlePart } from './bundle-part.tsx'
import { useSelections } from './use-selections.ts'

/**
 * A bundle: each of its parts is chosen, and the price follows (R2.14). While a required part is open, the price is what
 * the bundle costs at least.
 */
export function BundleBox({ product, choosing }: BuyBoxProps) {
  const { bundleOptions, parts } = product
  const partOf = ({ sku }: Pick<BundleLink, 'sku'>) => parts.find((part) => part.sku === sku)
  const options = bundleOptions.map((option) => ({ ...option, links: option.links.filter(partOf) }))
  const form = useSelections({ ...product, bundleOptions: options }, initialFields(options))
  const choices = bundleChoices(product, form.selections)
  const priceOf = (sku: string) => partOf({ sku })?.price
  const price = bundlePrice(completeBundle(options, choices, priceOf), priceOf)
  const isOpen = missingBundleOptions(options, choices).length > 0
  const quantityError = (optionId: string) => form.errorOf(fieldNames.bundleQuantity(optionId))
  /** A quantity that is wrong is told at its field, and says nothing of the bundle. */
  const countable = choices.map((one) => (quantityError(one.optionId) ? { ...one, quantity: 1 } : one))
  const stock = bundleStock(countable, (sku) => partOf({ sku })?.stock)
  return (
    <BuyFrame
      product={product}
      price={price}
      from={isOpen}
      stock={isOpen && stock.status !== 'out_of_stock' ? null : stock}
    >
      <BuyForm
        product={{ ...product, stock }}
        choosing={choosing}
        price={price}
        from={isOpen}
        prepare={form.prepare}
        fields={options.map((option) => (
          <BundlePart
            key={option.id}
            option={option}
            partOf={partOf}
            choices={choices.filter(({ optionId }) => optionId === option.id)}
            valueIn={form.valueIn}
            error={form.errorOf(fieldNames.bundle(option.id))}
            quantityError={quantityError(option.id)}
            onChoose={form.set}
          />
        ))}
      />
    </BuyFrame>
  )
}

const initialFields = (options: BundleOption[]) =>
  Object.fromEntries(
    options.flatMap((option) =>
      defaultBundleChoices([option]).flatMap(({ linkId, quantity }) => [
        [fieldNames.bundleLink(option, linkId), linkId],
        [fieldNames.bundleQuantity(option.id), String(quantity)],
      ]),
    ),
  )
