import { useShop } from '../../shop-ui/shop-context.tsx'

/** What the button agrees to. */
export function ReviewTerms() {
  const { t, to } = useShop()
  return (
    <p className="review-step-terms">
      <span>{t('checkout.terms')}</span>
      <a href={to('cms-page', { slug: 'terms' })}>{t('footer.pages.terms')}</a>
      <a href={to('cms-page', { slug: 'delivery-returns' })}>{t('footer.pages.delivery-returns')}</a>
      <a href={to('cms-page', { slug: 'privacy' })}>{t('footer.pages.privacy')}</a>
    </p>
  )
}
