import type { Alternates } from '#shared/page-data.ts'
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx'
import { StoreLinks } from '../../features/store-switch/store-links.tsx'
import { useHtmlFragment } from '../../shop-ui/html-fragments.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** The footer of every shop page: newsletter, links, and the company. */
export function SiteFooter({ alternates }: { alternates: Alternates }) {
  const { t } = useShop()
  return (
    <footer className="site-footer">
      <div className="wide">
        <section
          className="site-footer-news"
          aria-labelledby="footer-news"
          {...useHtmlFragment((html) => html.fragment('news'), <FooterNews />)}
        />
        <nav className="site-footer-columns" aria-label={t('footer.label')}>
          <div {...useHtmlFragment((html) => html.fragment('footer'), <FooterColumns />)} />
          <div>
            <h3>{t('store.title')}</h3>
            <StoreLinks alternates={alternates} />
          </div>
        </nav>
        <div
          className="site-footer-company"
          {...useHtmlFragment((html) => html.fragment('company'), <FooterCompany />)}
        />
      </div>
    </footer>
  )
}

export function FooterNews() {
  const { t } = useShop()
  return (
    <>
      <div>
        <h2 id="footer-news">{t('newsletter.title')}</h2>
        <p>{t('newsletter.text')}</p>
      </div>
      <NewsletterForm id="footer-email" />
    </>
  )
}

/** The company, and its function for withdrawing from a contract: on every page (Directive 2011/83/EU, Article 11a). */
export function FooterCompany() {
  const { t, to } = useShop()
  return (
    <>
      <address>
        <b>{t('company.name')}</b>
        <span>{t('company.number')}</span>
        <span>{t('company.address')}</span>
        <a href={`mailto:${t('company.email')}`}>{t('company.email')}</a>
        <a href={`tel:${t('company.phoneLink')}`}>{t('company.phone')}</a>
      </address>
      <a className="site-footer-withdraw" href={to('withdraw', {})} data-reload="">
        {t('footer.withdraw')}
      </a>
    </>
  )
}

export function FooterColumns() {
  return useShop().shell.footer.map(({ title, links }) => (
    <div key={title}>
      <h3>{title}</h3>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  ))
}
