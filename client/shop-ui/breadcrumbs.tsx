import type { Breadcrumb } from '#shared/product/product.ts'
import { useShop } from './shop-context.tsx'

interface BreadcrumbsProps {
  /** From the home page down to the parent. */
  items: Breadcrumb[]
  /** The page itself, not a link. */
  current: string
}

/** The breadcrumbs from the home page to this page. */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const { t, to } = useShop()
  return (
    <nav className="breadcrumbs" aria-label={t('nav.breadcrumbs')}>
      <ol>
        {[{ name: t('nav.home'), path: to('home', {}) }, ...items].map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
