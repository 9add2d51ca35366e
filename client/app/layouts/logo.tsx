import { useShop } from '../store-context.tsx'

/** The wordmark: the shop's name on its two tracks, and the way home. */
export function Logo() {
  const { t, to } = useShop()
  return (
    <a className="logo" href={to('home', {})} aria-label={t('nav.toHome')}>
      <span aria-hidden="true">{t('shop.name')}</span>
    </a>
  )
}
