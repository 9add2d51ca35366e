import { useShop } from '../../shop-ui/shop-context.tsx'

/** A withdrawal by mail or telephone counts as much. */
export function OtherWays() {
  const { t } = useShop()
  return (
    <p>
      {t('withdraw.help')} <a href={`mailto:${t('company.email')}`}>{t('company.email')}</a>,{' '}
      <a href={`tel:${t('company.phoneLink')}`}>{t('company.phone')}</a>
    </p>
  )
}
