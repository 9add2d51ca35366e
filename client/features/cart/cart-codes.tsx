import { type FormEvent, type MouseEvent, useId, useRef, useState } from 'react'
import type { Cart } from '#shared/cart/cart.ts'
import { BALANCE_TEXT, type CodeFormResult, type CodeKind, MAX_CODE_LENGTH } from '#shared/cart/cart-codes.ts'
import { callApi, codeOf } from '../../api/call-api.ts'
import { notifyAll } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useSum } from '../../shop-ui/sum.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { focusUnlessElsewhere } from '../../ui/focus-unless-elsewhere.ts'
import { Icon } from '../../ui/icon.tsx'
import { isSubmittedBy } from '../../ui/is-submitted-by.ts'
import { applyCode, removeCode } from './code-actions.ts'

interface CartCodesProps {
  cart: Cart
  /** What a form without JavaScript was answered with. */
  codeResult?: CodeFormResult | null
}

/**
 * Coupon and gift card: folded away until somebody has one. What is in force can be taken off again. Their forms post to the
 * cart by themselves.
 */
export function CartCodes({ cart, codeResult }: CartCodesProps) {
  const { t, to } = useShop()
  const removal = useId()
  const summary = useRef<HTMLElement>(null)
  const removable = { form: removal, onRemoved: () => summary.current?.focus() }
  return (
    <>
      <form id={removal} method="post" action={to('cart', {})} hidden />
      <div className="cart-codes">
        {cart.coupon && <Applied kind="coupon" label={cart.coupon} {...removable} />}
        {cart.totals.giftCard < 0 && <Applied kind="gift-card" label={t('cart.giftCard')} {...removable} />}
        <details open={Boolean(codeResult)}>
          <summary ref={summary}>
            {t('cart.codes')}
            <Icon name="chevron" />
          </summary>
          <CodeForm kind="coupon" label={t('cart.coupon')} codeResult={codeResult} />
          <CodeForm kind="gift-card" label={t('cart.giftCard')} codeResult={codeResult} />
        </details>
      </div>
    </>
  )
}

interface AppliedProps {
  kind: CodeKind
  label: string
  form: string
  /** It is taken off, and the button goes with the focus. */
  onRemoved: () => void
}

function Applied({ kind, label, form, onRemoved }: AppliedProps) {
  const { t, store } = useShop()
  const [isBusy, setIsBusy] = useState(false)
  const remove = async (event: MouseEvent) => {
    event.preventDefault()
    const pressed = document.activeElement
    setIsBusy(true)
    const notices = await removeCode(store, kind)
    notifyAll(notices, t)
    setIsBusy(false)
    const isElsewhere = ![pressed, document.body].includes(document.activeElement)
    if (notices.length === 0 && !isElsewhere) onRemoved()
  }
  return (
    <Button
      type="submit"
      form={form}
      name="takeOff"
      value={kind}
      variant="secondary"
      busy={isBusy}
      aria-label={t('cart.removeOf', { label })}
      onClick={remove}
    >
      <Icon name="close" />
      {label}
    </Button>
  )
}

interface CodeFormProps {
  kind: CodeKind
  label: string
  codeResult: CodeFormResult | null | undefined
}

function CodeForm({ kind, label, codeResult }: CodeFormProps) {
  const { t, to, store } = useShop()
  const sum = useSum()
  const mine = codeResult?.kind === kind ? codeResult : null
  const [outcome, setOutcome] = useState(mine && { text: t(mine.key, mine.params), isFault: mine.isFault })
  const [isBusy, setIsBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const fault = (text: string) => {
    setOutcome({ text, isFault: true })
    focusUnlessElsewhere(field.current)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    if (!code) return fault(t('errors.field.required'))
    setIsBusy(true)
    await (isSubmittedBy(event, 'balance') ? showBalance(code) : apply(code))
    setIsBusy(false)
  }

  async function apply(code: string) {
    const [notice] = await applyCode(store, kind, code)
    const text = notice && t(notice.key, notice.params)
    if (text && notice.type === 'error') return fault(text)
    setOutcome({ text: text ?? t('cart.updated'), isFault: false })
    if (field.current?.value.trim() === code) field.current.value = '' // else the next one is being typed
  }

  async function showBalance(code: string) {
    try {
      const { balance } = await callApi(store, 'cart.giftCardBalance', { code })
      setOutcome({ text: t(BALANCE_TEXT, { amount: sum(balance) }), isFault: false })
    } catch (error) {
      fault(t(codeOf(error), { code: code.toUpperCase() })) // as the shop reads it
    }
  }

  return (
    <form method="post" action={to('cart', {})} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        name="code"
        label={label}
        defaultValue={mine?.code}
        autoFocus={mine !== null} // what the document has to say is said here
        error={outcome?.isFault ? outcome.text : undefined}
        maxLength={MAX_CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" name="apply" value={kind} variant="secondary" busy={isBusy}>
        {t('cart.apply')}
      </Button>
      <p role="status">{outcome && !outcome.isFault && outcome.text}</p>
      {kind === 'gift-card' && (
        <Button type="submit" name="balance" value={kind} variant="quiet" busy={isBusy}>
          {t('cart.askBalance')}
        </Button>
      )}
    </form>
  )
}
