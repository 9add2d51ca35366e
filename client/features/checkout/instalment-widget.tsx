import { useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { loadWidget } from './load-widget.ts'
import { PostedFrame } from './posted-frame.tsx'

/** What paying by instalments costs, in the provider's own words, where it lends. When it cannot be had there is none. */
export function InstalmentWidget({ amount }: { amount: number }) {
  const { t, store } = useShop()
  const [isOpen, setIsOpen] = useState(false)
  const { data, error } = useApi('checkout.widget', isOpen ? {} : null, {
    call: () => loadWidget(store, new Date()),
    onError: (failure: unknown) => console.warn('widget', failure),
  })
  if (error || store.currencySign !== 'kr') return null
  return (
    <details className="hosted-payment" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('checkout.payment.instalments')}</summary>
      {isOpen && data && (
        <PostedFrame
          data-small=""
          name="instalments"
          action={data.url}
          token={data.widgetJwt}
          amount={amount}
          title={t('checkout.payment.instalments')}
        />
      )}
    </details>
  )
}
