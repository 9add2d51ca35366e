import { type FormEvent, type KeyboardEvent, useEffect, useId, useReducer, useRef, useState } from 'react'
import {
  type CartEdit,
  type EditedProduct,
  type EditStep,
  nextEdit,
  planConfigure,
} from '#shared/cart/edit-mode.ts'
import { codeOf } from '../../api/call-api.ts'
import { useApi } from '../../api/use-api.ts'
import { focusOption } from '../../shop-ui/product-options/product-options.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { LineChoices } from './line-choices.tsx'
import { type ConfigureInput, useConfigure } from './use-configure.ts'

interface LineEditorProps extends Pick<ConfigureInput, 'line' | 'onSaved'> {
  onClose: () => void
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
      <LineChoices product={product} edit={edit} name={line.name} missing={missing} idOf={idOf} step={step} />
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
