import { useShop } from '../../shop-ui/shop-context.tsx'

/** What the button agrees to. */
export function ReviewTerms() {
  const { t, to } = useShop()
  return (
    <p className="review-step-terms">
      <span>{t('checkout.terms')}</span>
      {(['terms', 'delivery-returns', 'privacy'] as const).map((slug) => (
        <a key={slug} href={to('cms-page', { slug })}>
          {t(`footer.pages.${slug}`)}
        </a>
      ))}
    </p>
  )
}
