import type { ReactNode } from 'react'
import type { MenuItem } from '#shared/catalogue/category.ts'
import { entryState, submenuPath } from '#shared/catalogue/submenu.ts'
import { isProductPage, type Page } from '#shared/page-data.ts'
import { useHtmlFragment } from '../../shop-ui/html-fragments.ts'
import { Sheet } from '../../shop-ui/panels/sheet.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Icon } from '../../ui/icon.tsx'

/**
 * The menu of categories and activities: a sheet on small screens, a bar with panels on large ones, with the same
 * markup.
 */
export function SiteMenu({ page }: { page: Page }) {
  const { t, shell } = useShop()
  const items = useHtmlFragment(
    (html) => html.fragment('menu'),
    <MenuItems activeItems={activeItemsOf(page, shell.menu)} />,
  )
  return (
    <Sheet name="menu" title={t('nav.menu')}>
      <nav className="site-menu" aria-label={t('search.categories')}>
        <ul className="wide" {...items} />
      </nav>
    </Sheet>
  )
}

/** The items of the menu. `activeItems`: the items on the path to the current page. */
export function MenuItems({ activeItems }: { activeItems: MenuItem[] }) {
  return useShop().shell.menu.map((item) => (
    <li key={item.path}>
      <MainItem item={item} activeItems={activeItems} />
    </li>
  ))
}

interface EntryProps {
  item: MenuItem
  activeItems: MenuItem[]
}

function MainItem({ item, activeItems }: EntryProps) {
  const { name, path, children } = item
  const attributes = { className: 'site-menu-main', 'aria-current': activeItems.includes(item) || undefined }
  if (children.length === 0)
    return (
      <a href={path} {...attributes}>
        {name}
      </a>
    )
  return (
    <details name="menu">
      <summary {...attributes}>
        {name}
        <Icon name="chevron" />
      </summary>
      <Links of={item}>{(child) => <Entry item={child} activeItems={activeItems} />}</Links>
    </details>
  )
}

/** An entry of a panel: a link, or a list that opens. */
function Entry({ item, activeItems }: EntryProps) {
  const { name, path } = item
  const state = entryState(item, activeItems)
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

/** A link to the item itself, then its children. */
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
 * The menu items on the path to the page. A product is below its category; other pages are found by their own address.
 */
export function activeItemsOf(page: Page, menu: MenuItem[]): MenuItem[] {
  const category = isProductPage(page) && page.data.product.breadcrumbs.at(-1)?.path
  const path = category || page.meta.canonical.replace(/\?.*/, '')
  return submenuPath(menu, path).filter(({ children }, depth) => depth === 0 || children.length > 0)
}
