import type { CartLine } from '#shared/cart/cart.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** The lines that come later than what is in the warehouse: no day of delivery is promised of them. */
export function DelayedLines({ lines }: { lines: CartLine[] }) {
  const { t } = useShop()
  return lines.map(
    ({ id, name, delayedBy }) =>
      delayedBy && (
        <p key={id} className="field-hint">
          {t('checkout.delivery.later')} <b>{name}</b>. {t(`delivery.${delayedBy}`)}.
        </p>
      ),
  )
}
