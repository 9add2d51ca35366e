import { type FormEvent, useState } from 'react'
import { AppError } from '#shared/errors.ts'
import { callApi } from '../../api/call-api.ts'
import { loadTakeLater } from '../../outbox/load-take-later.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

/** Subscribing to the newsletter: a form that posts by itself, and stays on the page once React is here. */
export function NewsletterForm({ id }: { /** Of its field. */ id: string }) {
  const { store, t } = useShop()
  const [state, setState] = useState<{ busy?: boolean; said?: string; error?: string }>({})

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    setState({ busy: true })
    try {
      await callApi(store, 'newsletter.subscribe', { email })
      setState({ said: t('newsletter.thanks') })
    } catch (error) {
      const taken = await loadTakeLater()
        .then(({ takeLater }) => takeLater(error, store, { kind: 'newsletter', payload: { email } }))
        .catch(() => null) // then the failure stands
      if (taken) return setState({ said: t(taken) })
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
      <p role="status">{state.said ?? t('newsletter.terms')}</p>
    </form>
  )
}
