import { type RefObject, useEffect } from 'react'
import { useNavigation } from '../../router/index.ts'
import { closePanel } from '../../shop-ui/panels/panels.ts'

/** Leaving the field or the page closes the list. */
export function useClosing(form: RefObject<HTMLFormElement | null>): void {
  const { current } = useNavigation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes it
  useEffect(() => closePanel('search'), [current])
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !form.current?.contains(target)) closePanel('search')
    }
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !form.current?.contains(relatedTarget)) closePanel('search')
    }
    const element = form.current
    document.addEventListener('pointerdown', onPress)
    element?.addEventListener('focusout', onLeave)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      element?.removeEventListener('focusout', onLeave)
    }
  }, [form])
}
