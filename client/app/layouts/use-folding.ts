import { useEffect } from 'react'

/** Folds what is open in the header in again: on Escape, and on a press beside it. */
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
        const home = details.closest('.site-menu') ?? details // folds of one menu close one another by their name
        if (target instanceof Node && !home.contains(target)) details.open = false
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

const openDetails = () => document.querySelectorAll<HTMLDetailsElement>('.site-header details[open]')
