import type { MenuItem } from './category.ts'

/** The menu items on the path to a page, from the top level down. */
export function submenuPath(menu: MenuItem[], path: string): MenuItem[] {
  const item = menu.find((candidate) => `${path}/`.startsWith(`${candidate.path}/`))
  return item ? [item, ...submenuPath(item.children, path)] : []
}

/**
 * The state of an entry in a submenu (Spec §2). An entry without children is a link. One with children opens its own
 * list, which is open at first when it contains the current page.
 */
type EntryState = 'link' | 'child' | 'open'

export function entryState(entry: MenuItem, activeItems: MenuItem[]): EntryState {
  if (entry.children.length === 0) return 'link'
  return activeItems.includes(entry) ? 'open' : 'child'
}
