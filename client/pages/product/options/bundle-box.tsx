import { useId } from 'react'
import {
  type BundleLink,
  type BundleOption,
  bundlePrice,
  defaultBundleChoices,
} from '#shared/product/bundle.ts'
import { imageSizes } from '#shared/product/gallery.ts'
import type { ProductPart } from '#shared/product/product.ts'
import { bundleChoices, fieldNames } from '#shared/product/selections.ts'
import { useShop } from '../../../app/store-context.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { BuyBoxProps } from '../buy-box.tsx'
import { BuyForm } from '../buy-form.tsx'
import { BuyFrame } from '../buy-frame.tsx'
import { optionAnchor } from '../product-options.tsx'
import { tellingWords } from './telling-words.ts'
import { useSelections } from './use-selections.ts'

/** A bundle: each of its parts is chosen, and the price follows (R2.14, U62). */
export function BundleBox({ product, choosing }: BuyBoxProps) {
  const { bundleOptions, parts } = product
  const partOf = ({ sku }: Pick<BundleLink, 'sku'>) => parts.find((part) => part.sku === sku)
  const options = bundleOptions.map((option) => ({ ...option, links: option.links.filter(partOf) }))
  const form = useSelections({ ...product, bundleOptions: options }, initialFields(options))
  const price = bundlePrice(bundleChoices(product, form.selections), (sku) => partOf({ sku })?.price)
  return (
    <BuyFrame product={product} price={price} stock={product.stock}>
      <BuyForm
        product={product}
        choosing={choosing}
        price={price}
        prepare={form.prepare}
        fields={options.map((option) => (
          <Part
            key={option.id}
            option={option}
            partOf={partOf}
            chosen={form.valueIn(fieldNames.bundle(option.id))}
            error={form.errorOf(fieldNames.bundle(option.id))}
            onChoose={(link) => form.set(fieldNames.bundle(option.id), link)}
          />
        ))}
      />
    </BuyFrame>
  )
}

const initialFields = (options: BundleOption[]) =>
  Object.fromEntries(
    defaultBundleChoices(options).map(({ optionId, linkId }) => [fieldNames.bundle(optionId), linkId]),
  )

interface PartProps {
  option: BundleOption
  partOf: (link: BundleLink) => ProductPart | undefined
  /** Id of the link; empty for none. */
  chosen: string
  error: string | undefined
  onChoose: (linkId: string) => void
}

/** One part of the bundle: its picture, name and price, and a radio button for each that there is of it. */
function Part({ option, partOf, chosen, error, onChoose }: PartProps) {
  const { t, price } = useShop()
  const labelId = useId()
  const { id, title, required, links } = option
  const part = links.filter((link) => link.id === chosen).map(partOf)[0]
  const only = links.length === 1 ? links[0] : undefined
  const words = only ? [t('product.with')] : tellingWords(links.map((link) => partOf(link)?.name ?? ''))
  const radio = { name: fieldNames.bundle(id), onChoose, chosen }
  if (links.length === 0) return null
  return (
    <div
      className="option-group bundle-part"
      id={optionAnchor(id)}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required={required}
      data-missing={error ? '' : undefined}
    >
      <p className="option-group-label" id={labelId}>
        <b>{title}</b>{' '}
        {part && (
          <span>
            {part.name}, {price(part.price.current ?? 0)}
          </span>
        )}
      </p>
      {part && <Picture file={part.image} size={imageSizes.cart} alt="" ground />}
      <p className="field-error" role="alert">
        {error}
      </p>
      {only && required ? (
        <input type="hidden" name={radio.name} value={only.id} />
      ) : (
        <ul>
          {!required && <Radio {...radio} value="" label={t('product.none')} />}
          {links.map((link, at) => (
            <Radio
              key={link.id}
              {...radio}
              value={link.id}
              label={words[at] ?? ''}
              isSoldOut={partOf(link)?.stock.status === 'out_of_stock'}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface RadioProps {
  name: string
  value: string
  label: string
  chosen: string
  isSoldOut?: boolean
  onChoose: (value: string) => void
}

function Radio({ name, value, label, chosen, isSoldOut, onChoose }: RadioProps) {
  const { t } = useShop()
  return (
    <li>
      <label data-state={isSoldOut ? 'soldOut' : undefined}>
        <input
          type="radio"
          className="visually-hidden"
          name={name}
          value={value}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        />
        {label}
        {isSoldOut && <span className="visually-hidden">, {t('product.soldOut')}</span>}
      </label>
    </li>
  )
}
