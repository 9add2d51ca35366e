import type { ReactNode } from 'react'
import type { MenuItem } from '#shared/catalogue/category.ts'
import { entryState, submenuPath } from '#shared/catalogue/submenu.ts'
import { isProductPage, type Page } from '#shared/page-data.ts'
import { useHtmlFragment } from '../../shop-ui/html-fragments.ts'
import { Sheet } from '../../shop-ui/panels/sheet.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Categories and activities: a sheet with folds on small screens, a bar with panels on large ones. One markup for both. */
export function SiteMenu({ page }: { page: Page }) {
  const { t, shell } = useShop()
  const items = useHtmlFragment(
    (html) => html.fragment('menu'),
    <MenuItems here={placeInMenu(page, shell.menu)} />,
  )
  return (
    <Sheet name="menu" title={t('nav.menu')}>
      <nav className="site-menu" aria-label={t('nav.categories')}>
        <ul className="wide" {...items} />
      </nav>
    </Sheet>
  )
}

/** `here`: the items that lead to the page. */
export function MenuItems({ here }: { here: MenuItem[] }) {
  return useShop().shell.menu.map((item) => (
    <li key={item.path}>
      <MainItem item={item} here={here} />
    </li>
  ))
}

interface Place {
  item: MenuItem
  here: MenuItem[]
}

function MainItem({ item, here }: Place) {
  const { name, path, children } = item
  const look = { className: 'site-menu-main', 'aria-current': here.includes(item) || undefined }
  if (children.length === 0)
    return (
      <a href={path} {...look}>
        {name}
      </a>
    )
  return (
    <details name="menu">
      <summary {...look}>
        {name}
        <Icon name="chevron" />
      </summary>
      <Links of={item}>{(child) => <Entry item={child} here={here} />}</Links>
    </details>
  )
}

/** An entry of a panel: a link, or a fold with a list of its own. */
function Entry({ item, here }: Place) {
  const { name, path } = item
  const state = entryState(item, here)
  if (state === 'link') return <a href={path}>{name}</a>
  return (
    <details name="submenu" open={state === 'open'}>
      <summary>
        {name}
        <Icon name="chevron" />
      </summary>
      <div>
        <Links of={item}>{(child) => <a href={child.path}>{child.name}</a>}</Links>
      </div>
    </details>
  )
}

/** Everything of an item, then what is below it. */
function Links({
  of: { name, path, children },
  children: show,
}: {
  of: MenuItem
  children: (child: MenuItem) => ReactNode
}) {
  const { t } = useShop()
  return (
    <ul>
      <li>
        <a href={path}>{t('nav.allOf', { name })}</a>
      </li>
      {children.map((child) => (
        <li key={child.path}>{show(child)}</li>
      ))}
    </ul>
  )
}

/**
 * The items that show where the page is: its main item, and the entries that fold out towards it. A product is below
 * its category, any other page at its own address.
 */
export function placeInMenu(page: Page, menu: MenuItem[]): MenuItem[] {
  const category = isProductPage(page) && page.data.product.breadcrumbs.at(-1)?.path
  const path = category || page.meta.canonical.replace(/\?.*/, '')
  return submenuPath(menu, path).filter(({ children }, depth) => depth === 0 || children.length > 0)
}
