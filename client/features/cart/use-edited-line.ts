import { type RefObject, useEffect, useState } from 'react'
import type { Cart, CartLine } from '#shared/cart/cart.ts'
import { editButtonId } from './cart-line.tsx'

interface Editing {
  /** The line whose choices are open. */
  id: number | null
  /** The line that gets the focus next. */
  focusNext: LineToFocus | null
}

/** A line by its id; by the time it gets the focus, it may be another line of the same sku. */
interface LineToFocus {
  id?: number
  sku: string
}

/** Which line's choices are open. When they close, the button that opened them has the focus again; without one `box` has it. */
export function useEditedLine(cart: Cart | undefined, box: RefObject<HTMLElement | null>) {
  const [{ id: editedId, focusNext }, setEditing] = useState<Editing>({ id: null, focusNext: null })

  useEffect(() => {
    if (focusNext === null) return
    const line = cart && findLine(cart.lines, focusNext)
    const button = line && document.getElementById(editButtonId(line.id))
    const isLost = document.activeElement?.contains(box.current) // with the editor; else it is elsewhere by then
    if (isLost) (button ?? box.current)?.focus()
    setEditing(({ id }) => ({ id, focusNext: null }))
  }, [focusNext, cart, box])

  return {
    editedId,
    open: (id: number) => setEditing({ id, focusNext: null }),
    /** `sku`: what the line is now. By now the choices of another line may be open: they stay. */
    close: (id: number, sku: string) =>
      setEditing((now) => (now.id === id ? { id: null, focusNext: { id, sku } } : now)),
    focusLine: (sku: string) => setEditing(({ id }) => ({ id, focusNext: { sku } })),
  }
}

/** The line itself, else the last one of its sku: what is put back comes last. */
function findLine(lines: CartLine[], { id, sku }: LineToFocus): CartLine | undefined {
  const alike = lines.filter((line) => line.sku === sku)
  return alike.find((line) => line.id === id) ?? alike.at(-1)
}
