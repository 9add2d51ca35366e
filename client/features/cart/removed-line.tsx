import { useEffect, useRef } from 'react'
import type { CartLine } from '#shared/cart/cart.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'

interface RemovedLineProps {
  line: CartLine
  /** What became of it, in words. */
  text: string
  onUndo: () => void
}

/** Stands where a line was until the cart is left: its button puts the line back. It has the focus, for the line's button is gone. */
export function RemovedLine({ line: { name }, text, onUndo }: RemovedLineProps) {
  const { t } = useShop()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <li className="removed-line">
      <p>{text}</p>
      <Button ref={undo} variant="secondary" aria-label={t('cart.undoOf', { name })} onClick={onUndo}>
        {t('cart.undo')}
      </Button>
    </li>
  )
}
