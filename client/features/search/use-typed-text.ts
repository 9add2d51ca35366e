import { type RefObject, useEffect, useState } from 'react'
import { closePanel, openPanel } from '../../shop-ui/panels/panels.ts'

const PAUSE_MS = 140 // shorter than what a typist notices, longer than between two keys

/** What the shopper has typed, after a pause. Searching ends it: nothing opens over the results. */
export function useTypedText(form: RefObject<HTMLFormElement | null>): string {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const element = form.current
    let timer: ReturnType<typeof setTimeout>
    const read = () => {
      const field = element?.querySelector('input')
      if (!field || document.activeElement !== field) return
      openPanel('search')
      setTyped(field.value.trim())
    }
    const onInput = () => {
      clearTimeout(timer)
      timer = setTimeout(read, PAUSE_MS)
    }
    const onSubmit = () => {
      clearTimeout(timer)
      closePanel('search')
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.value === '') read()
    }
    onInput() // what was typed while this code was on its way
    element?.addEventListener('input', onInput)
    element?.addEventListener('focusin', onFocus)
    element?.addEventListener('submit', onSubmit)
    return () => {
      clearTimeout(timer)
      element?.removeEventListener('input', onInput)
      element?.removeEventListener('focusin', onFocus)
      element?.removeEventListener('submit', onSubmit)
    }
  }, [form])
  return typed
}
