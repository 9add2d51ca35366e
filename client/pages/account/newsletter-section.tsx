import { useState } from 'react'
import type { NewsletterState } from '#shared/account/newsletter.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { codeOf } from '../../api/fetch-json.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { useShop } from '../../app/store-context.tsx'
import { Problem } from '../../features/checkout/problem.tsx'
import { Button } from '../../ui/button.tsx'
import { accountPath, askAccount } from './use-account.ts'

/** Whether the customer reads the newsletter, and the one thing to do about it (R4.103). */
export function NewsletterSection() {
  const { store, t } = useShop()
  const path = `${accountPath(store)}/newsletter`
  const { data, error, mutate } = useAnswer(path, () => askAccount<NewsletterState>(path))
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<ErrorCode>()

  async function change(isSubscribed: boolean) {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await mutate(askAccount<NewsletterState>(path, { isSubscribed }), { revalidate: false })
    } catch (failure) {
      setProblem(codeOf(failure))
    } finally {
      setIsBusy(false)
    }
  }

  if (error && !data) return <Problem code={codeOf(error)} onRetry={() => mutate()} />
  if (!data) return <div className="checkout-waiting" aria-busy="true" />
  const { email, isSubscribed } = data
  return (
    <div className="account-entrance">
      {problem && <Problem code={problem} />}
      <p>{t('newsletter.text')}</p>
      <p role="status">
        {isSubscribed ? t('account.newsletter.on', { email }) : t('account.newsletter.off')}
      </p>
      <Button variant="secondary" busy={isBusy} disabled={isBusy} onClick={() => change(!isSubscribed)}>
        {isSubscribed ? t('account.newsletter.unsubscribe') : t('newsletter.subscribe')}
      </Button>
    </div>
  )
}
