import { useEffect } from 'react'

/** Closes open lists in the header on Escape and on a click outside. A list within a list is left as it is. */
export function useFolding(): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      for (const details of openDetails()) {
        if (details.contains(document.activeElement)) details.querySelector('summary')?.focus()
        details.open = false
      }
    }
    const onPress = ({ target }: PointerEvent) => {
      for (const details of openDetails()) {
        const container = details.closest('.site-menu') ?? details // lists in one menu close each other, because they share a name
        if (target instanceof Node && !container.contains(target)) details.open = false
      }
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [])
}

const openDetails = () =>
  document.querySelectorAll<HTMLDetailsElement>('.site-header details[open]:not([name=submenu])')
