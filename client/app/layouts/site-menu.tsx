import type { MenuItem } from '#shared/catalogue/category.ts'
import { isProductPage, type Page } from '#shared/page-data.ts'
import { Sheet } from '../../features/panels/sheet.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useShop } from '../store-context.tsx'
import { useFramePart } from './frame-html.ts'

/** The categories, two levels: a sheet with folds on small screens, a bar with panels on large ones. One markup for both. */
export function SiteMenu({ page }: { page: Page }) {
  const { t, shell } = useShop()
  const items = useFramePart('menu', <MenuItems here={mainCategoryOf(page, shell.menu)} />)
  return (
    <Sheet name="menu" title={t('nav.menu')}>
      <nav className="site-menu" aria-label={t('nav.categories')}>
        <ul className="wide" {...items} />
      </nav>
    </Sheet>
  )
}

/** `here`: the main category that the page belongs to. */
export function MenuItems({ here }: { here: MenuItem | undefined }) {
  return useShop().shell.menu.map((item) => (
    <li key={item.id}>
      <MainItem {...item} isHere={item === here} />
    </li>
  ))
}

function MainItem({ name, path, children, isHere }: MenuItem & { isHere: boolean }) {
  const { t } = useShop()
  const current = isHere ? 'true' : undefined
  if (children.length === 0)
    return (
      <a className="site-menu-main" href={path} aria-current={current}>
        {name}
      </a>
    )
  return (
    <details name="menu">
      <summary className="site-menu-main" aria-current={current}>
        {name}
        <Icon name="chevron" />
      </summary>
      <ul>
        <li>
          <a href={path}>{t('nav.allOf', { name })}</a>
        </li>
        {children.map((child) => (
          <li key={child.id}>
            <a href={child.path}>{child.name}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The main category the page belongs to (U16). */
export function mainCategoryOf(page: Page, menu: MenuItem[]): MenuItem | undefined {
  const path =
    page.name === 'category'
      ? page.data.category.path
      : isProductPage(page)
        ? page.data.product.breadcrumbs[0]?.path
        : null
  return menu.find((item) => path && `${path}/`.startsWith(`${item.path}/`))
}
