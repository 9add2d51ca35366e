import type { Customer } from '#shared/api/account.ts'
import { codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { useApi } from '../../api/use-api.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { useSubmit } from './use-submit.ts'

/** Whether the customer reads the newsletter, and the one thing to do about it (R4.103). Another e-mail address is asked for anew. */
export function NewsletterSection({
  customer: { id, email: ownEmail },
}: {
  customer: Pick<Customer, 'id' | 'email'>
}) {
  const { store, t } = useShop()
  const { data, error, mutate } = useApi(
    'user.newsletter',
    {},
    { call: callInTurn, version: `${id} ${ownEmail}` },
  )
  const { run, isBusy, problem } = useSubmit(() => {
    const change = callInTurn(store, 'user.changeNewsletter', { isSubscribed: !data?.isSubscribed })
    return mutate(change, { revalidate: false })
  })

  if (error && !data) return <Problem code={codeOf(error)} onRetry={() => mutate()} />
  if (!data) return <div className="checkout-waiting" aria-busy="true" />
  const { email, isSubscribed } = data
  return (
    <div className="account-column">
      {problem && <Problem code={problem} />}
      <p>{t('newsletter.text')}</p>
      <p role="status">
        {isSubscribed ? t('account.newsletter.on', { email }) : t('account.newsletter.off')}
      </p>
      <Button variant="secondary" busy={isBusy} onClick={run}>
        {isSubscribed ? t('account.newsletter.unsubscribe') : t('newsletter.subscribe')}
      </Button>
    </div>
  )
}
