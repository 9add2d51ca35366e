import { type FormEvent, useState } from 'react'
import { AppError } from '#shared/errors.ts'
import { callApi } from '../../api/call-api.ts'
import { takeLater } from '../../outbox/take-later.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

/** Subscribing to the newsletter: a form that posts by itself, and stays on the page once React is here. */
export function NewsletterForm({ id }: { /** Of its field. */ id: string }) {
  const { store, t } = useShop()
  const [state, setState] = useState<{ busy?: boolean; done?: boolean; error?: string; note?: string }>({})

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    setState({ busy: true })
    try {
      await callApi(store, 'newsletter.subscribe', { email })
      setState({ done: true })
    } catch (error) {
      const taken = await takeLater(error, store, { kind: 'newsletter', payload: { email } })
      if (taken) return setState({ note: t(taken) })
      setState({ error: t(error instanceof AppError ? error.code : 'errors.unexpected') })
    }
  }

  return (
    <form
      className="newsletter-form"
      method="post"
      action={`${store.pathPrefix}/newsletter`}
      onSubmit={subscribe}
    >
      <TextField
        id={id}
        label={t('newsletter.email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        error={state.error}
      />
      <Button type="submit" busy={state.busy}>
        {t('newsletter.subscribe')}
      </Button>
      <p role="status">{state.done ? t('newsletter.thanks') : (state.note ?? t('newsletter.terms'))}</p>
    </form>
  )
}
