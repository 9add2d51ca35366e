import { createStore, useStore } from '../../ui/create-store.ts'

/** What can lie over the page. One at a time: opening one closes the other (Spec §2, UI panels). */
export type PanelName = 'cart' | 'menu' | 'contents' | 'search' | 'filters' | 'store'

const open = createStore<PanelName | null>(() => null)

/** Opens a panel in the place of the one that is open. */
export function openPanel(name: PanelName): void {
  if (open.read() !== name) open.write(name)
}

/** Closes the open panel; with a name only that one. */
export function closePanel(name?: PanelName): void {
  if (open.read() !== null && (!name || open.read() === name)) open.write(null)
}

/** The panel that is open now, for what is no component. */
export const openedPanel = (): PanelName | null => open.read()

/** The open panel, or null. In the worker none ever is. */
export const useOpenPanel = (): PanelName | null => useStore(open, null)
