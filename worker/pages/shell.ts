import { ROOT_CATEGORY_ID } from '#shared/catalogue/breadcrumbs.ts'
import type { MenuItem } from '#shared/catalogue/category.ts'
import type { Shell } from '#shared/page-data.ts'
import { pathTo, toStorePath } from '#shared/paths.ts'
import type { StoreView } from '#shared/store-views.ts'
import { fetchMenuActivities, type MenuActivity } from '../content/activity-menu.ts'
import { translateFor } from '../i18n/messages.ts'
import type { PlatformClient } from '../platform/client.ts'
import { hasUnknownExtensions, learnExtensions, learnFirst } from '../platform/learn-extensions.ts'
import { childrenOf, fetchCategories, type TreeCategory } from '../platform/search/categories.ts'
import type { LoaderContext } from '../request/services.ts'
import { withDeadline, withinBudget } from '../upstream/deadline.ts'

/** The shell of a page that could not load its own. */
export const emptyShell: Shell = { menu: [], footer: [] }

/** How long a page waits for what the platform has. Without it the page is served, but not stored; it is found out all the same. */
const LEARN_WAIT_MS = 250

/** Menu and footer. When the platform fails, the page is shown without its menu. */
export async function loadShell(context: LoaderContext): Promise<Shell> {
  const { platform, content, store, optional, budget } = context
  const loading = withinBudget(budget, Promise.all([fetchCategories(platform), fetchMenuActivities(content)]))
  const learning = learn(context)
  const menuData = await optional.orElse('menu', loading, emptyMenu())
  const [categories, activities] = menuData
  await learning
  await optional.orElse('extensions', refuseIfLost(platform), undefined)
  const lacks = platform.lacking().join(' ') || undefined
  const cached = shells.get(categories)
  if (cached?.activities === activities && cached.shell.lacks === lacks) return cached.shell
  const menu = [...toMenu(categories, store), ...toActivityMenu(menuData, store)]
  const shell = { menu, footer: toFooter(store), lacks }
  shells.set(categories, { activities, shell })
  return shell
}

/** What is stored for a while must not offer what the platform has not. Who comes first waits a little for these answers. */
async function learn({ platform, optional }: LoaderContext): Promise<void> {
  if (!hasUnknownExtensions(platform)) return platform.runInBackground?.(learnExtensions)
  const answers = withDeadline(LEARN_WAIT_MS, () => learnFirst(platform))
  await optional.orElse('extensions', answers, undefined)
}

/** A page without what the platform may have again in a moment is served, but not stored. */
async function refuseIfLost(platform: PlatformClient): Promise<void> {
  const lost = platform.lost()
  if (lost.length > 0) throw new Error(`lost: ${lost.join(', ')}`)
}

type MenuData = [Map<number, TreeCategory>, MenuActivity[]]
/** A new one each time: what is kept by it is of one store. */
const emptyMenu = (): MenuData => [new Map(), []]

/** Shells by the category map they were made from. All pages of a store share one shell. */
const shells = new WeakMap<MenuData[0], { activities: MenuActivity[]; shell: Shell }>()

/** The activities as one menu item. Below each activity are its categories. */
function toActivityMenu([categories, activities]: MenuData, store: StoreView): MenuItem[] {
  if (activities.length === 0) return []
  const toCategory = (id: number): MenuItem[] => {
    const { name, urlPath } = categories.get(id) ?? {}
    return name && urlPath ? [{ name, path: toStorePath(urlPath, store), children: [] }] : []
  }
  const children = activities.map(({ name, path, categoryIds }) => ({
    name,
    path,
    children: categoryIds.flatMap(toCategory),
  }))
  return [{ name: translateFor(store)('activities.title'), path: pathTo('activities', {}, store), children }]
}

/** Two levels of the category tree: categories that the editors put into the menu and that have products. */
function toMenu(categories: Map<number, TreeCategory>, store: StoreView): MenuItem[] {
  const itemsBelow = (parentId: number, depth: number): MenuItem[] =>
    childrenOf(categories, parentId)
      .filter(({ inMenu, urlPath }) => inMenu && urlPath)
      .map(({ id, name, urlPath }) => ({
        name,
        path: toStorePath(urlPath ?? '', store),
        children: depth > 1 ? itemsBelow(id, depth - 1) : [],
      }))
  return itemsBelow(ROOT_CATEGORY_ID, 2)
}

/** Editorial pages in the footer, by column. Their slugs are the same in every store. */
const FOOTER = [
  { title: 'footer.help', slugs: ['contact', 'delivery-returns', 'faq', 'size-guide'] },
  { title: 'footer.about', slugs: ['about', 'terms', 'privacy', 'withdrawal'] },
] as const

/** Overview pages for everything that is not a category. */
const OVERVIEWS = ['brands', 'guides', 'activities', 'campaigns', 'magazine', 'ski-finder'] as const

/** Pages that belong to the shopper. */
const OWN = ['account', 'wishlist', 'compare'] as const

function toFooter(store: StoreView): Shell['footer'] {
  const t = translateFor(store)
  const discover = OVERVIEWS.map((name) => ({ label: t(`${name}.title`), path: pathTo(name, {}, store) }))
  const columns = FOOTER.map(({ title, slugs }) => ({
    title: t(title),
    links: slugs.map((slug) => ({
      label: t(`footer.pages.${slug}`),
      path: pathTo('cms-page', { slug }, store),
    })),
  }))
  const own = OWN.map((name) => ({ label: t(`head.${name}.title`), path: pathTo(name, {}, store) }))
  return [
    { title: t('footer.discover'), links: discover },
    ...columns,
    { title: t('head.account.title'), links: own },
  ]
}
