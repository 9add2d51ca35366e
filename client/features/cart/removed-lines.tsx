import { useEffect, useRef } from 'react'
import type { CartLine } from '#shared/cart/cart.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'

interface RemovedLinesProps {
  /** One line, or all of an emptied cart. */
  lines: CartLine[]
  onUndo: () => void
}

/**
 * Stands where a line, or all of them, was until the cart is left: its button undoes that. It has the focus, because the
 * button that was pressed is gone.
 */
export function RemovedLines({ lines, onUndo }: RemovedLinesProps) {
  const { t } = useShop()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  const [line, ...others] = lines
  const name = line && others.length === 0 ? line.name : null
  return (
    <li className="removed-line">
      <p>{name === null ? t('cart.emptied') : t('cart.removed', { name })}</p>
      <Button
        ref={undo}
        variant="secondary"
        aria-label={name === null ? t('cart.undoAll') : t('cart.undoOf', { name })}
        onClick={onUndo}
      >
        {t('cart.undo')}
      </Button>
    </li>
  )
}
