import { createStore, useStore } from '../../ui/create-store.ts'

/** Panels that can cover the page. Opening one closes the other (Spec §2, UI panels). */
export type PanelName = 'cart' | 'menu' | 'contents' | 'search' | 'filters' | 'store'

const open = createStore<PanelName | null>(() => null)

/** Opens a panel and closes the open one. */
export function openPanel(name: PanelName): void {
  if (open.read() !== name) open.write(name)
}

/** Closes the open panel; with a name only that one. */
export function closePanel(name?: PanelName): void {
  if (open.read() !== null && (!name || open.read() === name)) open.write(null)
}

/** The open panel or null, for code outside components. */
export const openedPanel = (): PanelName | null => open.read()

/** The open panel or null; always null in the worker. */
export const useOpenPanel = (): PanelName | null => useStore(open, null)
