import { useEffect, useRef } from 'react'
import type { CartLine } from '#shared/cart/cart.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'

interface RemovedLinesProps {
  lines: CartLine[]
  /** The cart is empty without them. */
  isAll: boolean
  onUndo: () => void
}

/**
 * Stands where a line, or all of them, was until the cart is left or it is put back: its button undoes that. It has the focus, because the
 * button that was pressed is gone.
 */
export function RemovedLines({ lines, isAll, onUndo }: RemovedLinesProps) {
  const { t } = useShop()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  const name = lines.map((line) => line.name).join(', ')
  const isOne = lines.length === 1
  return (
    <li className="removed-line row">
      <p>{isOne ? t('cart.removed', { name }) : isAll ? t('cart.emptied') : name}</p>
      <Button
        ref={undo}
        variant="secondary"
        aria-label={isAll && !isOne ? t('cart.undoAll') : t('cart.undoOf', { name })}
        onClick={onUndo}
      >
        {t('cart.undo')}
      </Button>
    </li>
  )
}
