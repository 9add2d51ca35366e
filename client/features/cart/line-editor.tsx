import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { Notice } from '#shared/api/notice.ts'
import type { CartLine } from '#shared/cart/cart.ts'
import {
  type CartEdit,
  type Configuring,
  type EditedProduct,
  type EditStep,
  nextEdit,
  planConfigure,
  withVariant,
} from '#shared/cart/edit-mode.ts'
import { variantFor, variantPath } from '#shared/product/choose-value.ts'
import type { ProductOption } from '#shared/product/product.ts'
import { stockText } from '#shared/product/stock-status.ts'
import { codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { useApi } from '../../api/use-api.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { Price } from '../../shop-ui/price.tsx'
import { focusOption, ProductOptions } from '../../shop-ui/product-options/product-options.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { dropQuantity } from './line-actions.ts'
import { QuantityField } from './quantity-field.tsx'
import { useCart } from './use-cart.ts'

interface LineEditorProps {
  line: CartLine
  onClose: () => void
  /** The line is what was chosen now: its sku, what it is in words, and what else there is to say. */
  onSaved: (sku: string, saved: { text: string; notices: Notice[] }) => void
}

/** Another variant and how many, chosen in the line itself (Spec §4, Cart edit mode). Escape leaves it as it was. */
export function LineEditor(props: LineEditorProps) {
  const { t } = useShop()
  const { line, onClose } = props
  const [sku] = useState(line.sku) // the line already shows what is being saved
  const { data, error } = useApi('cart.choices', { sku })
  const problem = error ? codeOf(error) : data?.product === null ? 'errors.cart.unknownProduct' : null
  if (data?.product) return <EditForm {...props} product={data.product} />
  return (
    <div className="ask row" aria-busy={problem === null}>
      <p role="alert">{problem && t(problem)}</p>
      <Button variant="secondary" onClick={onClose}>
        {t('cart.keepLine')}
      </Button>
    </div>
  )
}

type Plan = Extract<Configuring, { kind: 'configure' }>

const labelOf = ({ values }: ProductOption, chosen: string | undefined) =>
  values.find(({ value }) => value === chosen)?.label ?? ''

function EditForm({ line, product, onClose, onSaved }: LineEditorProps & { product: EditedProduct }) {
  const { t } = useShop()
  const [start] = useState(line)
  const [edit, step] = useReducer(
    (current: CartEdit, taken: EditStep) => nextEdit(product, current, taken),
    null,
    () => nextEdit(product, null, { kind: 'open', line }),
  )
  const [missing, setMissing] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { configure, notices, setNotices, isBusy } = useConfigure({ line, product, onSaved, form })
  const id = useId()
  useEffect(() => form.current?.focus(), [])
  if (edit === null) return null

  const idOf = (code: string) => `${id}${code}`

  async function save(event: FormEvent) {
    event.preventDefault()
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) return wrong.focus()
    const plan = planConfigure(product, start, edit)
    switch (plan.kind) {
      case 'nothing':
        return leave()
      case 'optionOpen':
        setMissing(plan.code)
        return focusOption(idOf(plan.code))
      case 'outOfStock':
        return setNotices([{ type: 'error', key: 'errors.cart.outOfStock' }])
      case 'configure':
        return configure(plan)
      default:
        return plan satisfies never
    }
  }

  function leave() {
    step({ kind: 'close' })
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault() // the cart's panel stays open
    leave()
  }

  return (
    <form
      ref={form}
      className="line-editor"
      tabIndex={-1}
      aria-label={t('cart.editLine', { name: line.name })}
      onSubmit={save}
      onKeyDown={onKeyDown}
      noValidate
    >
      <Choices product={product} edit={edit} name={line.name} missing={missing} idOf={idOf} step={step} />
      <div className="cart-line-notes" role="alert">
        {notices.map(({ key, params }) => (
          <p key={key}>{t(key, params)}</p>
        ))}
      </div>
      <Button type="submit" busy={isBusy}>
        {t('cart.saveLine')}
      </Button>
      <Button variant="secondary" onClick={leave}>
        {t('cart.keepLine')}
      </Button>
    </form>
  )
}

interface ConfigureInput extends Pick<LineEditorProps, 'line' | 'onSaved'> {
  product: EditedProduct
  form: RefObject<HTMLFormElement | null>
}

/** Makes the line what was chosen, and has what there is to say of it. */
function useConfigure({ line, product, onSaved, form }: ConfigureInput) {
  const { t, store } = useShop()
  const { change } = useCart()
  const [notices, setNotices] = useState<Notice[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const { id, name } = line

  const textOf = ({ variant: { values }, quantity: count }: Plan) =>
    t('cart.lineSaved', {
      name,
      options: product.options.map((option) => labelOf(option, values[option.code])).join(', '),
      count,
    })

  /** The cart shows the change at once. Refused it is taken back, and what was chosen stays here, unless the form was left. */
  async function configure(plan: Plan) {
    setIsBusy(true)
    setNotices([])
    const { sku } = plan.variant
    dropQuantity(id)
    const newNotices = await change({
      apply: (cart) => withVariant(cart, id, { product, ...plan }),
      send: () => callInTurn(store, 'cart.changeLine', { id, sku, quantity: plan.quantity }),
    })
    setIsBusy(false)
    if (newNotices.every(({ type }) => type !== 'error'))
      onSaved(sku, { text: textOf(plan), notices: newNotices })
    else if (form.current) setNotices(newNotices)
    else for (const { type, key, params } of newNotices) notify({ type, message: t(key, params) })
  }

  return { configure, notices, setNotices, isBusy }
}

interface ChoicesProps {
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
function Choices({ product, edit, name, missing, idOf, step }: ChoicesProps) {
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
          linkOf: (code, value) => {
            const found = variantFor(product, choice, [code, value])
            return found && variantPath(product, found)
          },
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
