import { type RefObject, useEffect, useEffectEvent } from 'react'
import { closePanel } from '../../shop-ui/panels/panels.ts'

interface ComboboxState {
  /** Id of the list. The id of an option is the list's id and the option's number. */
  listId: string
  /** The panel is shown, perhaps without a list. */
  isShown: boolean
  isOpen: boolean
  /** Number of the active option; -1: none. */
  active: number
  /** Number of options. */
  links: number
  setActive: (at: number) => void
}

/**
 * Makes the field of the form a combobox (WAI-ARIA). The arrow keys choose an option, Enter follows it, Escape closes the panel and an arrow opens it again.
 * After the last option comes none, then the first.
 */
export function useCombobox(
  form: RefObject<HTMLFormElement | null>,
  { listId, isShown, isOpen, active, links, setActive }: ComboboxState,
): void {
  useEffect(() => {
    const field = form.current?.querySelector('input')
    if (!field) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : '',
      'aria-activedescendant': isOpen && active >= 0 ? `${listId}${active}` : '',
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value) field.setAttribute(name, value)
      else field.removeAttribute(name)
    }
    document.getElementById(`${listId}${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [form, isOpen, listId, active])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && !isShown)
      form.current?.dispatchEvent(new Event('input')) // as if it were typed again
    else if (step && isOpen) setActive(((active + 1 + step + links + 1) % (links + 1)) - 1)
    else if (event.key === 'Enter' && isOpen && active >= 0)
      document.getElementById(`${listId}${active}`)?.click()
    else if (event.key === 'Escape' && isShown) closePanel('search')
    else return
    event.preventDefault()
  })
  const onInput = useEffectEvent(() => setActive(-1)) // the active option was an answer to other words
  useEffect(() => {
    const element = form.current
    element?.addEventListener('keydown', onKey)
    element?.addEventListener('input', onInput)
    return () => {
      element?.removeEventListener('keydown', onKey)
      element?.removeEventListener('input', onInput)
    }
  }, [form])
}
