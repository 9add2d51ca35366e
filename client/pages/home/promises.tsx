import { useShop } from '../../shop-ui/shop-context.tsx'
import { Icon } from '../../ui/icon.tsx'

const promises = [
  { icon: 'truck', title: 'promises.shipping', text: 'promises.shippingText' },
  { icon: 'return', title: 'promises.returns', text: 'promises.returnsText' },
  { icon: 'invoice', title: 'promises.payment', text: 'promises.paymentText' },
  { icon: 'pin', title: 'promises.pickup', text: 'promises.pickupText' },
] as const

/** What the shop stands for, in four short lines. */
export function Promises() {
  const { t } = useShop()
  return (
    <ul className="promises wide" aria-label={t('promises.label')}>
      {promises.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <p>
            <b>{t(title)}</b> <span>{t(text)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
