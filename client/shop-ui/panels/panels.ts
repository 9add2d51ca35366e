import { useSyncExternalStore } from 'react'

/** What can lie over the page. One at a time: opening one closes the other (Spec §2, UI panels). */
export type PanelName = 'cart' | 'menu' | 'contents' | 'search' | 'filters' | 'store'

let openName: PanelName | null = null
const listeners = new Set<() => void>()

/** Opens a panel in the place of the one that is open. */
export function openPanel(name: PanelName): void {
  show(name)
}

/** Closes the open panel; with a name only that one. */
export function closePanel(name?: PanelName): void {
  if (!name || openName === name) show(null)
}

function show(name: PanelName | null): void {
  if (openName === name) return
  openName = name
  for (const listener of listeners) listener()
}

/** The panel that is open now, for what is no component. */
export const openedPanel = (): PanelName | null => openName

/** The open panel, or null. In the worker none ever is. */
export const useOpenPanel = (): PanelName | null => useSyncExternalStore(subscribe, openedPanel, () => null)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
