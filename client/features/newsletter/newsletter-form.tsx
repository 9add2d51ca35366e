import { type FormEvent, useState } from 'react'
import { AppError } from '#shared/errors.ts'
import { callApi, codeOf } from '../../api/call-api.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { loadTakeLater } from '../../outbox/load-take-later.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { focusUnlessElsewhere } from '../../ui/focus-unless-elsewhere.ts'
import { withoutNativeChecks } from '../../ui/without-native-checks.ts'

const BAD_INPUT = 'errors.badRequest' // only an address is sent

/** Subscribing to the newsletter: a form that posts by itself, and stays on the page once React is here. */
export function NewsletterForm({ id }: { /** Of its field. */ id: string }) {
  const { store, t } = useShop()
  const [state, setState] = useState<{ busy?: boolean; said?: string; error?: string }>({})

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field: HTMLInputElement = event.currentTarget.email
    const email = field.value
    setState({ busy: true })
    try {
      if (!field.validity.valid) throw await loadMessages('errors').then(() => new AppError(BAD_INPUT))
      await callApi(store, 'newsletter.subscribe', { email })
      setState({ said: t('newsletter.thanks') })
    } catch (error) {
      const taken = await loadTakeLater()
        .then(({ queueForLater }) => queueForLater(error, store, { kind: 'newsletter', payload: { email } }))
        .catch(() => null) // then the failure stands
      if (taken) return setState({ said: t(taken) })
      const code = codeOf(error)
      setState({ error: t(code === BAD_INPUT ? 'errors.field.email' : code) })
      focusUnlessElsewhere(field)
    }
  }

  return (
    <form
      className="newsletter-form"
      method="post"
      action={`${store.pathPrefix}/newsletter`}
      onSubmit={subscribe}
      ref={withoutNativeChecks}
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
