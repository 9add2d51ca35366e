import { type ReactNode, type RefObject, type ToggleEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../../ui/after-paint.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useShop } from '../shop-context.tsx'
import { closePanel, openPanel, type PanelName, useOpenPanel } from './panels.ts'

interface SheetProps {
  /** Name and id. A button with this `popoverTarget` opens the sheet, even before React is loaded. */
  name: PanelName
  title: string
  children: ReactNode
}

/**
 * A panel on small screens, an ordinary part of the page on large ones (decided by CSS). It is a native popover: Escape
 * and a click outside close it and return the focus. While it is open, the rest of the page is inert.
 */
export function Sheet({ name, title, children }: SheetProps) {
  const { t } = useShop()
  const sheet = useRef<HTMLDivElement>(null)
  const isOpen = useOpenPanel() === name

  useOpenedEarly(sheet, name)
  useInertRest(sheet, isOpen)

  // toggle events of <details> inside bubble up in React; they are not the sheet's own
  const follow = ({ newState, target, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (target !== currentTarget) return
    if (newState === 'open') openPanel(name)
    else closePanel(name)
  }
  // before it closes: the browser then returns the focus to an element, which must not be inert
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

/** Makes everything except `element` and its ancestors inert, or undoes that. */
function setOthersInert(element: HTMLElement, isInert: boolean): void {
  const { parentElement } = element
  if (!parentElement || element === document.body) return
  for (const sibling of parentElement.children)
    if (sibling !== element && sibling instanceof HTMLElement) sibling.inert = isInert
  setOthersInert(parentElement, isInert)
}

/** Registers a sheet that the shopper opened before React was loaded. */
function useOpenedEarly(sheet: RefObject<HTMLDivElement | null>, name: PanelName): void {
  useEffect(() => {
    if (sheet.current?.matches(':popover-open')) openPanel(name)
  }, [sheet, name])
}

/**
 * The rest of the page is inert until the sheet closes: by itself, because another panel or page opens, or with its own page. The
 * sheet comes into view before: new styles for the whole page take a slow phone a tenth of a second.
 */
function useInertRest(sheet: RefObject<HTMLDivElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = sheet.current
    if (!isOpen || !element) return
    element.querySelector('button')?.focus() // the button that opened it becomes inert
    let isClosed = false
    afterEntrance(element).then(() => {
      if (!isClosed && element.matches(':popover-open')) setOthersInert(element, true)
    })
    return () => {
      isClosed = true
      setOthersInert(element, false)
      if (element.matches(':popover-open')) element.hidePopover()
    }
  }, [sheet, isOpen])
}

/** Resolves when an element has come into view. What is in it may be animated without end, as a busy button. */
async function afterEntrance(element: HTMLElement): Promise<void> {
  await afterPaint()
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished)) // a closed one's are cancelled
}
