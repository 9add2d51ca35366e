import { type MouseEvent, useId, useState } from 'react'
import type { Chosen } from '#shared/product/choose-value.ts'
import type { OptionValue, Product, ProductOption } from '#shared/product/product.ts'
import { isSizeOption } from '#shared/product/size-codes.ts'
import { type ValueState, valueState } from '#shared/product/variant-choice.ts'
import { hasModifier } from '../../router/index.ts'
import { afterAnswer } from '../../ui/after-answer.ts'
import { useShop } from '../shop-context.tsx'
import { SizeGuideLink } from './size-guide-link.tsx'
import { Unavailable } from './unavailable.tsx'

/** The current choice, and functions to change it. */
export interface Choosing extends Chosen {
  /** Path of the page with this value chosen; null when no variant has it. */
  linkOf: (code: string, value: string) => string | null
  /** Chooses a value. On the product page the URL changes when every option has a value. */
  choose: (code: string, value: string) => void
}

/** Id of an option's group. The buy button leads there while the option has no value. */
export const optionAnchor = (code: string): string => `choose-${code}`

/** Scrolls to and focuses the values of an option without a value. */
export function focusOption(id: string): void {
  const group = document.getElementById(id)
  group?.scrollIntoView({ block: 'center' })
  group?.querySelector<HTMLElement>('li a')?.focus({ preventScroll: true })
}

interface ProductOptionsProps {
  product: Pick<Product, 'options' | 'variants' | 'sizeGuide'>
  choosing: Choosing
  /** Code of the option that must be chosen before buying. */
  missing: string | null
  /** Ids of the groups, for pages that show the same product twice. */
  idOf?: (code: string) => string
}

/**
 * The options of a product. Every value is a link with its own address, which React follows without loading a document.
 */
export function ProductOptions({ product, choosing, missing, idOf = optionAnchor }: ProductOptionsProps) {
  const { t } = useShop()
  if (product.options.length === 0) return null
  return (
    <div className="product-options">
      {product.options.map((option) => (
        <OptionGroup
          key={option.code}
          id={idOf(option.code)}
          option={option}
          product={product}
          choosing={choosing}
          isMissing={option.code === missing}
        />
      ))}
      <p className="product-options-warning" role="status">
        {choosing.warning && t(choosing.warning)}
      </p>
    </div>
  )
}

/** The labels of what is chosen of the other options: `röd`. A colour is a word, a size a name. */
const chosenElsewhere = (
  { options }: Pick<Product, 'options'>,
  { code: own }: ProductOption,
  { choice }: Choosing,
): string =>
  options
    .flatMap(({ code, values }) => (code === own ? [] : values.filter(({ value }) => value === choice[code])))
    .map(({ label, swatch }) => (swatch ? label.toLowerCase() : label))
    .join(', ')

interface OptionGroupProps extends Pick<ProductOptionsProps, 'product' | 'choosing'> {
  id: string
  option: ProductOption
  isMissing: boolean
}

/** A pressed value has the mark at once; price, pictures and stock follow. */
function OptionGroup({ id, option, product, choosing, isMissing }: OptionGroupProps) {
  const { t } = useShop()
  const labelId = useId()
  const [pressed, setPressed] = useState<string | null>(null)
  const { code, label, values } = option
  const chosen = values.find(({ value }) => value === (pressed ?? choosing.choice[code]))
  const choose = async (value: string) => {
    setPressed(value)
    try {
      await afterAnswer(() => choosing.choose(code, value))
    } finally {
      setPressed((newest) => (newest === value ? null : newest))
    }
  }
  const areColours = values.every(({ swatch }) => swatch)
  const offered = values.flatMap((value) => {
    const href = choosing.linkOf(code, value.value) // a value that no variant has is left out
    const state = valueState(product, choosing.choice, [code, value.value])
    const reason =
      state &&
      t(state === 'soldOut' ? 'product.soldOut' : 'product.impossible', {
        choice: chosenElsewhere(product, option, choosing),
      })
    return href === null ? [] : [{ value, href, state, reason }]
  })
  if (offered.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: links, not form fields
    <div
      className="option-group"
      id={id}
      role="group"
      aria-labelledby={labelId}
      data-colours={areColours ? '' : undefined}
      data-missing={isMissing ? '' : undefined}
    >
      <p className="option-group-label" id={labelId}>
        <b>{label}</b> <span>{chosen?.label}</span>
      </p>
      {isSizeOption(code) && <SizeGuideLink id={product.sizeGuide} />}
      <p className="field-error" role="alert">
        {t('product.choose', { option: label.toLowerCase() })}
      </p>
      <ul>
        {offered.map(({ value, ...one }) => (
          <Value
            key={value.value}
            {...value}
            {...one}
            isChosen={value === chosen}
            onChoose={() => void choose(value.value)}
          />
        ))}
      </ul>
      <Unavailable
        values={offered.flatMap(({ value, reason }) => (reason ? [{ label: value.label, reason }] : []))}
      />
    </div>
  )
}

interface ValueProps extends OptionValue {
  href: string
  state: ValueState
  /** Why it cannot be had. */
  reason: string | null
  isChosen: boolean
  onChoose: () => void
}

/** One value. A sold out or impossible value is still focusable and explains why. */
function Value({ label, swatch, href, state, reason, isChosen, onChoose }: ValueProps) {
  const choose = (event: MouseEvent) => {
    if (hasModifier(event)) return
    event.preventDefault()
    onChoose()
  }
  return (
    <li>
      <a
        href={href}
        rel="nofollow"
        title={reason ? `${label}: ${reason}` : swatch && label}
        aria-current={isChosen ? 'true' : undefined}
        data-needs-react=""
        data-state={state ?? undefined}
        onClick={choose}
      >
        {swatch && <i style={{ '--c': swatch }} />}
        <span>{label}</span>
        {reason && <span className="visually-hidden">, {reason}</span>}
      </a>
    </li>
  )
}
