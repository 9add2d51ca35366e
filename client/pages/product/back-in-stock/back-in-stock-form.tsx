import { type FormEvent, useRef, useState } from 'react'
import type { BackInStockResult } from '#shared/product/back-in-stock.ts'
import { callApi, codeOf } from '../../../api/call-api.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { focusUnlessElsewhere } from '../../../ui/focus-unless-elsewhere.ts'
import { withoutNativeChecks } from '../../../ui/without-native-checks.ts'

export interface BackInStockFormProps {
  /** Of the product or variant whose return is awaited. */
  sku: string
  parentSku: string
  /** What the document answers; null: nothing was sent. */
  answered: BackInStockResult | null
}

type State = BackInStockResult['result'] | 'open' | 'busy'

/** Asks for one mail when a product is back: a form that posts by itself, and stays on the page once React is here. */
export function BackInStockForm({ sku, parentSku, answered }: BackInStockFormProps) {
  const { t, store } = useShop()
  const [last, setLast] = useState<{ sku: string; state: State }>({ sku, state: answered?.result ?? 'open' })
  const state = last.sku === sku ? last.state : 'open' // another size was chosen: what was typed stays
  /** What comes of a size is left out where another was sent since. */
  const answer = (next: State) => setLast((shown) => (shown.sku === sku ? { sku, state: next } : shown))
  const field = useRef<HTMLInputElement>(null)
  const fault = state.startsWith('errors.') ? (state as Extract<State, `errors.${string}`>) : null // what the prefix says

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setLast({ sku, state: 'busy' })
    try {
      const { status } = await callApi(store, 'products.backInStock', {
        sku,
        email: field.current?.value ?? '',
      })
      answer(status)
    } catch (error) {
      answer(codeOf(error))
      if (field.current?.form?.sku.value === sku) focusUnlessElsewhere(field.current)
    }
  }

  return (
    <form
      method="post"
      action={`${store.pathPrefix}/back-in-stock`}
      onSubmit={send}
      ref={withoutNativeChecks}
    >
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="parentSku" value={parentSku} />
      <fieldset className="newsletter-form">
        <legend>
          <b>{t('backInStock.title')}</b>
        </legend>
        <TextField
          ref={field}
          label={t('newsletter.email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={answered?.email}
          autoFocus={answered !== null} // what the document has to say is said here
          error={fault ? t(fault) : undefined}
        />
        <Button type="submit" variant="secondary" busy={state === 'busy'}>
          {t('backInStock.send')}
        </Button>
        <p role="status">{t(toWords(state))}</p>
      </fieldset>
    </form>
  )
}

function toWords(state: State) {
  if (state === 'waiting') return 'backInStock.waiting'
  return state === 'in_stock' ? 'backInStock.inStock' : 'backInStock.terms'
}
