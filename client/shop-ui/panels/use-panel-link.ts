import { type MouseEvent, useState } from 'react'
import { hasModifier } from '../../router/index.ts'
import { ifStillHere } from '../../ui/note-page.ts'
import { openPanel, type PanelName, useOpenPanel } from './panels.ts'

/** A link to a page that React shows in a panel over the page. `load` brings the panel's code, `isLoaded` stays true after the first time. */
export function usePanelLink(name: PanelName, path: string, load: () => Promise<unknown>) {
  const isOpen = useOpenPanel() === name
  const [isLoaded, setIsLoaded] = useState(false)
  if (isOpen && !isLoaded) setIsLoaded(true)

  function open(event: MouseEvent) {
    if (hasModifier(event) || location.pathname === path) return
    event.preventDefault()
    const ifHere = ifStillHere()
    load().then(
      ifHere(() => openPanel(name)),
      ifHere(() => location.assign(path)), // the panel's code cannot be had: the page can
    )
  }
  return { isOpen, isLoaded, open }
}
