import type { CartLine } from '#shared/cart/cart.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** Why no day of delivery can be said: the lines that come later than what is in the warehouse. */
export function DelayedLines({ lines }: { lines: CartLine[] }) {
  const { t } = useShop()
  return lines.map(
    ({ id, name, delayedBy }) =>
      delayedBy && (
        <p key={id} className="field-hint">
          <b>{name}</b>: {t(`delivery.${delayedBy}`)}
        </p>
      ),
  )
}
