import { NewsletterButton } from '../../features/newsletter/newsletter-button.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { AuthForms } from './auth-forms.tsx'
import type { Account } from './use-account.ts'

/** The login of who is not known, and the newsletter. `needsLogin`: only customers see this page (R6.10). */
export function GuestForms({ account, needsLogin }: { account: Account; needsLogin: boolean }) {
  const { t } = useShop()
  return (
    <>
      {needsLogin && <p>{t('account.loginNeeded')}</p>}
      <AuthForms account={account} />
      <section className="account-column" aria-labelledby="account-newsletter">
        <h2 id="account-newsletter">{t('account.newsletter.title')}</h2>
        <p>{t('newsletter.text')}</p>
        <NewsletterButton />
      </section>
    </>
  )
}
