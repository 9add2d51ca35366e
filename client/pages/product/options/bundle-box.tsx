import { useId } from 'react'
import {
  type BundleChoice,
  type BundleLink,
  type BundleOption,
  bundlePrice,
  canChooseQuantity,
  completeBundle,
  defaultBundleChoices,
  missingBundleOptions,
} from '#shared/product/bundle.ts'
import { bundleStock } from '#shared/product/bundle-stock.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import { priceSpan } from '#shared/product/price.ts'
import type { ProductPart } from '#shared/product/product.ts'
import { bundleChoices, fieldNames } from '#shared/product/selections.ts'
import { PartFit } from '../../../features/ski-finder/part-fit.tsx'
import { Picture } from '../../../shop-ui/picture.tsx'
import { optionAnchor } from '../../../shop-ui/product-options/product-options.tsx'
import { Unavailable } from '../../../shop-ui/product-options/unavailable.tsx'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { TextField } from '../../../ui/field.tsx'
import { type BuyBoxProps, BuyForm } from '../buy-form.tsx'
import { BuyFrame } from '../buy-frame.tsx'
import { commonWords, distinguishingWords } from './distinguishing-words.ts'
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
          <Part
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
        [fieldOf(option, linkId), linkId],
        [fieldNames.bundleQuantity(option.id), String(quantity)],
      ]),
    ),
  )

const fieldOf = ({ id, isMultiple }: BundleOption, linkId: string) =>
  isMultiple ? fieldNames.bundleLink(id, linkId) : fieldNames.bundle(id)

interface PartProps {
  option: BundleOption
  partOf: (link: BundleLink) => ProductPart | undefined
  /** What is chosen of it, with how many of each. */
  choices: BundleChoice[]
  valueIn: (field: string, initial?: string) => string
  error: string | undefined
  quantityError: string | undefined
  onChoose: (field: string, linkId: string) => void
}

/** One part of the bundle: its picture, name and price, and a radio button for each that there is of it. */
function Part({ option, partOf, choices, valueIn, error, quantityError, onChoose }: PartProps) {
  const { t, price } = useShop()
  const labelId = useId()
  const { id, title, required, isMultiple, links } = option
  const chosen = links.filter((link) => valueIn(fieldOf(option, link.id)) === link.id)
  const parts = chosen.flatMap((link) => partOf(link) ?? [])
  const offered = links.flatMap((link) => partOf(link) ?? [])
  const quantityOf = ({ id: linkId }: BundleLink) =>
    choices.find((choice) => choice.linkId === linkId)?.quantity ?? 1
  const counted = chosen.find((link) => canChooseQuantity(option, link))
  const quantityField = fieldNames.bundleQuantity(id)
  const only = links.length === 1 ? links[0] : undefined
  const words = only
    ? [t('product.with')]
    : distinguishingWords(links.map((link) => partOf(link)?.name ?? ''))
  const choose = (linkId: string) => (isOn: boolean) => onChoose(fieldOf(option, linkId), isOn ? linkId : '')
  const pictured = parts[0] ?? (required ? offered[0] : undefined)
  const isGone = (link: BundleLink) => partOf(link)?.stock.status === 'out_of_stock'
  const gone = links.flatMap((link, at) =>
    isGone(link) ? [{ label: words[at] ?? '', reason: t('product.soldOut') }] : [],
  )
  if (links.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid, which a fieldset with its legend is not
    <div
      className="option-group bundle-part"
      id={optionAnchor(id)}
      role="group"
      aria-labelledby={labelId}
      data-missing={error ? '' : undefined}
    >
      <p className="option-group-label" id={labelId}>
        <b>{title}</b>{' '}
        {parts.length > 0 ? (
          <span>
            {chosen.map((link) => `${times(quantityOf(link))}${partOf(link)?.name}`).join(', ')},{' '}
            {price(bundlePrice(choices, (sku) => parts.find((part) => part.sku === sku)?.price).current ?? 0)}
          </span>
        ) : (
          required && <Open parts={offered} />
        )}
      </p>
      {pictured && <Picture file={pictured.image} size={imageSizes.cart} alt="" ground />}
      <p className="field-error" role="alert">
        {error}
      </p>
      {only && required ? (
        <input type="hidden" name={fieldOf(option, only.id)} value={only.id} />
      ) : (
        <ul>
          {!required && !isMultiple && (
            <Choice
              name={fieldNames.bundle(id)}
              value=""
              label={t('product.none')}
              isChosen={chosen.length === 0}
              onChoose={choose('')}
            />
          )}
          {links.map((link, at) => (
            <Choice
              key={link.id}
              name={fieldOf(option, link.id)}
              value={link.id}
              isMultiple={isMultiple}
              isRequired={required && !isMultiple}
              isChosen={chosen.includes(link)}
              onChoose={choose(link.id)}
              label={words[at] ?? ''}
              isSoldOut={isGone(link)}
            />
          ))}
        </ul>
      )}
      <Unavailable values={gone} />
      {required && !isMultiple && (
        <PartFit
          option={option}
          parts={offered}
          chosen={parts.map(({ sku }) => sku)}
          onChoose={(linkId) => choose(linkId)(true)}
        />
      )}
      {counted && (
        <TextField
          type="number"
          inputMode="numeric"
          name={quantityField}
          label={`${t('cart.quantity')}: ${title}`}
          error={quantityError}
          min={1}
          max={partOf(counted)?.stock.quantity ?? undefined}
          value={valueIn(quantityField, String(counted.quantity ?? 1))}
          onChange={({ currentTarget }) => onChoose(quantityField, currentTarget.value)}
        />
      )}
    </div>
  )
}

const times = (quantity: number) => (quantity > 1 ? `${quantity} × ` : '')

/** A part of which nothing is chosen yet: what it is, and what it costs. */
function Open({ parts }: { parts: ProductPart[] }) {
  const { t, price } = useShop()
  const { lowest, from } = priceSpan(parts.map((part) => part.price))
  const cost = price(lowest.current ?? 0)
  return (
    <span>
      {commonWords(parts.map(({ name }) => name))}, {from ? `${t('price.from')} ${cost}` : cost}
    </span>
  )
}

interface ChoiceProps {
  name: string
  value: string
  label: string
  isMultiple?: boolean
  /** The browser asks for one of its name, too, where our script is not there. */
  isRequired?: boolean
  isChosen: boolean
  isSoldOut?: boolean
  onChoose: (isOn: boolean) => void
}

function Choice({ name, value, label, isMultiple, isRequired, isChosen, isSoldOut, onChoose }: ChoiceProps) {
  const { t } = useShop()
  return (
    <li>
      <label
        data-state={isSoldOut ? 'soldOut' : undefined}
        title={isSoldOut ? `${label}: ${t('product.soldOut')}` : undefined}
      >
        <input
          type={isMultiple ? 'checkbox' : 'radio'}
          className="visually-hidden"
          name={name}
          value={value}
          required={isRequired}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
        {label}
        {isSoldOut && <span className="visually-hidden">, {t('product.soldOut')}</span>}
      </label>
    </li>
  )
}
