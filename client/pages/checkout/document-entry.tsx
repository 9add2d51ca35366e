import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'

/** The way into the checkout as documents, where scripts are off or have failed. */
export function DocumentEntry() {
  const { t, to } = useShop()
  return (
    <form method="post" action={to('checkout', {})}>
      <Button type="submit">{t('checkout.plain')}</Button>
    </form>
  )
}
