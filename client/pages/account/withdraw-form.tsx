import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'

/** Leads to the lines to choose: who is logged in has proved who they are. */
export function WithdrawForm({ orderNumber, email }: { orderNumber: string; email: string }) {
  const { t, to } = useShop()
  return (
    <form method="post" action={to('withdraw', {})}>
      <input type="hidden" name="step" value="choose" />
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="secondary">
        {t('order.withdraw')}
      </Button>
    </form>
  )
}
