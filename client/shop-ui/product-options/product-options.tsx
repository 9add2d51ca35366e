import { type MouseEvent, Suspense, useId } from 'react'
import type { Chosen } from '#shared/product/choose-value.ts'
import type { OptionValue, Product, ProductOption } from '#shared/product/product.ts'
import { optionStates, type ValueState } from '#shared/product/variant-choice.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useShop } from '../shop-context.tsx'

/** What is chosen of a product, and the ways to choose something else. */
export interface Choosing extends Chosen {
  /** Address of the page with this value chosen; null when no variant has it. */
  linkOf: (code: string, value: string) => string | null
  /** Chooses a value; on the product's page the address follows once everything is chosen. */
  choose: (code: string, value: string) => void
}

const SizeGuideLink = lazyPart(() => import('./size-guide-link.tsx').then((module) => module.SizeGuideLink))

/** Id of an option's group: where the button leads while the option is open. */
export const optionAnchor = (code: string): string => `choose-${code}`

/** Leads to the values of an option that is still open. */
export function focusOption(id: string): void {
  const group = document.getElementById(id)
  group?.scrollIntoView({ block: 'center' })
  group?.querySelector<HTMLElement>('li a')?.focus({ preventScroll: true })
}

interface ProductOptionsProps {
  product: Pick<Product, 'options' | 'variants' | 'sizeGuide'>
  choosing: Choosing
  /** Code of the option that the shopper has to choose before buying. */
  missing: string | null
  /** Ids of the groups, where the page may show the same product beside. */
  idOf?: (code: string) => string
}

/** What can be chosen: every value is a link with an address of its own, which React follows without a load. */
export function ProductOptions({ product, choosing, missing, idOf = optionAnchor }: ProductOptionsProps) {
  const { t } = useShop()
  if (product.options.length === 0) return null
  const states = optionStates(product, choosing.choice)
  return (
    <div className="product-options">
      {product.options.map((option) => (
        <OptionGroup
          key={option.code}
          id={idOf(option.code)}
          option={option}
          sizeGuide={product.sizeGuide}
          states={states[option.code] ?? {}}
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

interface OptionGroupProps {
  id: string
  option: ProductOption
  sizeGuide: string | null
  states: Record<string, ValueState>
  choosing: Choosing
  isMissing: boolean
}

function OptionGroup({ id, option, sizeGuide, states, choosing, isMissing }: OptionGroupProps) {
  const { t } = useShop()
  const labelId = useId()
  const { code, label, values } = option
  const chosen = values.find(({ value }) => value === choosing.choice[code])
  const areColours = values.every(({ swatch }) => swatch)
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
      <Suspense>{!areColours && <SizeGuideLink id={sizeGuide} />}</Suspense>
      <p className="field-error" role="alert">
        {t('product.choose', { option: label.toLowerCase() })}
      </p>
      <ul>
        {values.map((value) => (
          <Value
            key={value.value}
            {...value}
            href={choosing.linkOf(code, value.value)}
            state={states[value.value] ?? 'impossible'}
            isChosen={value === chosen}
            onChoose={() => choosing.choose(code, value.value)}
          />
        ))}
      </ul>
    </div>
  )
}

interface ValueProps extends OptionValue {
  href: string | null
  state: ValueState
  isChosen: boolean
  onChoose: () => void
}

/** One value. Sold out or impossible it can still be reached, and says why. A value no variant has is left out. */
function Value({ label, swatch, href, state, isChosen, onChoose }: ValueProps) {
  const { t } = useShop()
  if (!href) return null
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose()
  }
  const reason =
    state === 'available' ? null : t(state === 'soldOut' ? 'product.soldOut' : 'product.impossible')
  return (
    <li>
      <a
        href={href}
        rel="nofollow"
        title={reason ? `${label}: ${reason}` : swatch && label}
        aria-current={isChosen ? 'true' : undefined}
        data-state={state === 'available' ? undefined : state}
        onClick={choose}
      >
        {swatch && <i style={{ '--c': swatch }} />}
        <span>{label}</span>
        {reason && <span className="visually-hidden">, {reason}</span>}
      </a>
    </li>
  )
}
