import { useEffect, useRef } from 'react'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** What was deleted with the account, and what the law keeps. The heading has the focus: the form that asked is gone. */
export function AccountDeleted() {
  const { t, to } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="account-deleted">
      <h2 ref={heading} id="account-deleted" tabIndex={-1}>
        {t('account.data.delete.done')}
      </h2>
      <div className="account-column">
        <p>{t('account.data.deleted')}</p>
        <p>{t('account.data.delete.kept')}</p>
        <ButtonLink href={to('home', {})}>{t('error.home')}</ButtonLink>
      </div>
    </section>
  )
}
