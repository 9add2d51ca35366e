import { createStore, useStore } from '../../ui/create-store.ts'

/** Panels that can cover the page. Opening one closes the other (Spec §2, UI panels). */
export type PanelName = 'cart' | 'added' | 'wishlist' | 'menu' | 'contents' | 'search' | 'filters' | 'store'

/** The open panel or null. Components read it with `useOpenPanel`. */
export const openedPanel = createStore<PanelName | null>(() => null)

/** Opens a panel and closes the open one. */
export function openPanel(name: PanelName): void {
  if (openedPanel.read() !== name) openedPanel.write(name)
}

/** Closes the open panel; with a name only that one. */
export function closePanel(name?: PanelName): void {
  if (openedPanel.read() !== null && (!name || openedPanel.read() === name)) openedPanel.write(null)
}

/** The open panel or null; always null in the worker. */
export const useOpenPanel = (): PanelName | null => useStore(openedPanel, null)
