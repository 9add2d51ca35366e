import type { MenuItem } from './category.ts'

/** The items of the menu that lead to a path, from the bar down: as many as the submenu it is in is deep. */
export function submenuPath(menu: MenuItem[], path: string): MenuItem[] {
  const item = menu.find((candidate) => `${path}/`.startsWith(`${candidate.path}/`))
  return item ? [item, ...submenuPath(item.children, path)] : []
}

/**
 * How an entry of a submenu shows (Spec §2): one without children is a link; one with children folds out a list of its own,
 * which is open from the start where it leads to the page.
 */
export type EntryState = 'link' | 'child' | 'open'

export function entryState(entry: MenuItem, here: MenuItem[]): EntryState {
  if (entry.children.length === 0) return 'link'
  return here.includes(entry) ? 'open' : 'child'
}
