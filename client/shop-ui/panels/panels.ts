import { useSyncExternalStore } from 'react'

/** Panels that can cover the page. Opening one closes the other (Spec §2, UI panels). */
export type PanelName = 'cart' | 'menu' | 'contents' | 'search' | 'filters' | 'store'

let openName: PanelName | null = null
const listeners = new Set<() => void>()

/** Opens a panel and closes the open one. */
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

/** The open panel or null, for code outside components. */
export const openedPanel = (): PanelName | null => openName

/** The open panel or null; always null in the worker. */
export const useOpenPanel = (): PanelName | null => useSyncExternalStore(subscribe, openedPanel, () => null)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
