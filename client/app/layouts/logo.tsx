import { useShop } from '../../shop-ui/shop-context.tsx'

/** The wordmark: the shop's name on its two tracks, and the way home. */
export function Logo() {
  const { t, to } = useShop()
  return (
    <a className="logo" href={to('home', {})}>
      <span>{t('shop.name')}</span>
      <span className="visually-hidden">{t('nav.toHome')}</span>
    </a>
  )
}
