import { type ReactNode, type RefObject, type ToggleEvent, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useShop } from '../shop-context.tsx'
import { closePanel, openPanel, type PanelName, useOpenPanel } from './panels.ts'

interface SheetProps {
  /** Also its id: a button with `popoverTarget` of this name opens it, before React and without it. */
  name: PanelName
  title: string
  children: ReactNode
}

/**
 * A panel on small screens that is an ordinary part of the page on large ones (CSS decides). A native popover: Escape and
 * a click beside it close it and give the focus back; while it is open the rest of the page is inert.
 */
export function Sheet({ name, title, children }: SheetProps) {
  const { t } = useShop()
  const sheet = useRef<HTMLDivElement>(null)
  const isOpen = useOpenPanel() === name

  useOpenedEarly(sheet, name)
  useClosedElsewhere(sheet, isOpen)

  // React lets the toggles of <details> inside bubble up to here: they are not the sheet's
  const follow = ({ newState, target, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (target !== currentTarget) return
    setOthersInert(currentTarget, newState === 'open')
    if (newState === 'open') openPanel(name)
    else closePanel(name)
  }
  // before it closes, because the browser gives the focus back to an element that must not be inert then
  const release = ({ newState, target, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (target === currentTarget && newState === 'closed') setOthersInert(currentTarget, false)
  }

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has its name while it has its role
    <div
      className="sheet"
      id={name}
      popover="auto"
      ref={sheet}
      role={isOpen ? 'dialog' : undefined}
      aria-label={isOpen ? title : undefined}
      onBeforeToggle={release}
      onToggle={follow}
    >
      <div className="sheet-head">
        <b>{title}</b>
        <Button
          variant="quiet"
          iconOnly
          aria-label={t('panel.close')}
          popoverTarget={name}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </Button>
      </div>
      {children}
    </div>
  )
}

/** Takes everything but `element` and what it stands in out of reach, or gives it back. */
function setOthersInert(element: HTMLElement, isInert: boolean): void {
  for (
    let node: HTMLElement = element;
    node.parentElement && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      if (sibling !== node && sibling instanceof HTMLElement) sibling.inert = isInert
    }
  }
}

/** A sheet that the shopper opened before React came stays open: nobody heard of it then. */
function useOpenedEarly(sheet: RefObject<HTMLDivElement | null>, name: PanelName): void {
  useEffect(() => {
    if (!sheet.current?.matches(':popover-open')) return
    setOthersInert(sheet.current, true)
    openPanel(name)
  }, [sheet, name])
}

/** Another panel or page closes the sheet, once it was known to be open. */
function useClosedElsewhere(sheet: RefObject<HTMLDivElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
    wasOpen.current = isOpen
  }, [sheet, isOpen])
}
