import { useShop } from '../../shop-ui/shop-context.tsx'

/** The shop's logo, as a link to the home page. */
export function Logo() {
  const { t, to } = useShop()
  return (
    <a className="logo" href={to('home', {})}>
      <span>{t('shop.name')}</span>
      <span className="visually-hidden">{t('nav.toHome')}</span>
    </a>
  )
}
