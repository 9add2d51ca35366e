import { type RefObject, useState } from 'react'
import type { Notice } from '#shared/api/notice.ts'
import type { CartLine } from '#shared/cart/cart.ts'
import { type Configuring, type EditedProduct, withVariant } from '#shared/cart/edit-mode.ts'
import type { ProductOption } from '#shared/product/product.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { notifyAll } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { dropQuantity } from './line-actions.ts'
import { useCart } from './use-cart.ts'

type Plan = Extract<Configuring, { kind: 'configure' }>

export interface ConfigureInput {
  line: CartLine
  product: EditedProduct
  /** The line is what was chosen now: its sku, what it is in words, and what else there is to say. */
  onSaved: (sku: string, saved: { text: string; notices: Notice[] }) => void
  form: RefObject<HTMLFormElement | null>
}

/** Changes a line to what was chosen, and holds the notices of that. */
export function useConfigure({ line, product, onSaved, form }: ConfigureInput) {
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
    else notifyAll(newNotices, t)
  }

  return { configure, notices, setNotices, isBusy }
}

const labelOf = ({ values }: ProductOption, chosen: string | undefined) =>
  values.find(({ value }) => value === chosen)?.label ?? ''
