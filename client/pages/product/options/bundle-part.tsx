import { useId } from 'react'
import {
  type BundleChoice,
  type BundleLink,
  type BundleOption,
  bundlePrice,
  canChooseQuantity,
} from '#shared/product/bundle.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import { type Price, priceSpan } from '#shared/product/price.ts'
import type { ProductPart } from '#shared/product/product.ts'
import { fieldNames } from '#shared/product/selections.ts'
import { PartFit } from '../../../features/ski-finder/part-fit.tsx'
import { Picture } from '../../../shop-ui/picture.tsx'
import { optionAnchor } from '../../../shop-ui/product-options/product-options.tsx'
import { Unavailable } from '../../../shop-ui/product-options/unavailable.tsx'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { TextField } from '../../../ui/field.tsx'
import { commonWords, distinguishingWords } from './distinguishing-words.ts'

interface PartProps {
  option: BundleOption
  /** The product of a link of its option. */
  partOf: (link: Pick<BundleLink, 'sku'>) => ProductPart | undefined
  /** What is chosen of it, with how many of each. */
  choices: BundleChoice[]
  valueIn: (field: string, initial?: string) => string
  error: string | undefined
  quantityError: string | undefined
  onChoose: (field: string, linkId: string) => void
}

/** One part of the bundle: its picture, name and price, and a radio button for each that there is of it. */
export function BundlePart(props: PartProps) {
  const { option, partOf, valueIn, error, quantityError, onChoose } = props
  const { t } = useShop()
  const labelId = useId()
  const { id, title, required, isMultiple, links } = option
  const chosen = links.filter((link) => valueIn(fieldNames.bundleLink(option, link.id)) === link.id)
  const offered = links.flatMap((link) => partOf(link) ?? [])
  const counted = chosen.find((link) => canChooseQuantity(option, link))
  const quantityField = fieldNames.bundleQuantity(id)
  const pictured = chosen[0] ?? (required ? links[0] : undefined)
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
        {chosen.length > 0 ? <Chosen {...props} links={chosen} /> : required && <Open parts={offered} />}
      </p>
      {pictured && <Picture file={partOf(pictured)?.image ?? null} size={imageSizes.cart} alt="" ground />}
      <p className="field-error" role="alert">
        {error}
      </p>
      <Choices {...props} chosen={chosen} />
      {required && !isMultiple && (
        <PartFit
          option={option}
          parts={offered}
          chosen={chosen.map(({ sku }) => sku)}
          onChoose={(linkId) => onChoose(fieldNames.bundle(id), linkId)}
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

/** What is chosen of a part, and what that costs together. */
function Chosen({ links, partOf, choices }: Pick<PartProps, 'partOf' | 'choices'> & { links: BundleLink[] }) {
  const cost = useWords(bundlePrice(choices, (sku) => partOf({ sku })?.price))
  const words = links.map((link) => {
    const { quantity = 1 } = choices.find(({ linkId }) => linkId === link.id) ?? {}
    return `${quantity > 1 ? `${quantity} × ` : ''}${partOf(link)?.name}`
  })
  return (
    <span>
      {words.join(', ')}, {cost}
    </span>
  )
}

/** A part of which nothing is chosen yet: what it is, and what it costs. */
function Open({ parts }: { parts: ProductPart[] }) {
  const { t } = useShop()
  const { lowest, from } = priceSpan(parts.map((part) => part.price))
  const cost = useWords(lowest)
  return (
    <span>
      {commonWords(parts.map(({ name }) => name))}, {from ? `${t('price.from')} ${cost}` : cost}
    </span>
  )
}

/** A price in a sentence. */
function useWords({ current }: Price): string {
  const { t, price } = useShop()
  return current === null ? t('price.unknown') : price(current)
}

interface ChoicesProps extends Pick<PartProps, 'option' | 'partOf' | 'onChoose'> {
  chosen: BundleLink[]
}

/** All that there is of a part; of a required part that is one product, nothing is to be chosen. */
function Choices({ option, partOf, chosen, onChoose }: ChoicesProps) {
  const { t } = useShop()
  const { id, required, isMultiple, links } = option
  const nameOf = (link: BundleLink) => fieldNames.bundleLink(option, link.id)
  const only = links.length === 1 ? links[0] : undefined
  const words = only
    ? [t('product.with')]
    : distinguishingWords(links.map((link) => partOf(link)?.name ?? ''))
  const isGone = (link: BundleLink) => partOf(link)?.stock.status === 'out_of_stock'
  const gone = links.flatMap((link, at) =>
    isGone(link) ? [{ label: words[at] ?? '', reason: t('product.soldOut') }] : [],
  )
  return (
    <>
      {only && required ? (
        <input type="hidden" name={nameOf(only)} value={only.id} />
      ) : (
        <ul>
          {!required && !isMultiple && (
            <Choice
              name={fieldNames.bundle(id)}
              value=""
              label={t('product.none')}
              isChosen={chosen.length === 0}
              onChoose={() => onChoose(fieldNames.bundle(id), '')}
            />
          )}
          {links.map((link, at) => (
            <Choice
              key={link.id}
              name={nameOf(link)}
              value={link.id}
              isMultiple={isMultiple}
              isRequired={required && !isMultiple}
              isChosen={chosen.includes(link)}
              onChoose={(isOn) => onChoose(nameOf(link), isOn ? link.id : '')}
              label={words[at] ?? ''}
              isSoldOut={isGone(link)}
            />
          ))}
        </ul>
      )}
      <Unavailable values={gone} />
    </>
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
