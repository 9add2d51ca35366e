import { useShop } from '../../shop-ui/shop-context.tsx'
import { Icon } from '../../ui/icon.tsx'

const promises = [
  { icon: 'truck', title: 'promises.shipping', text: 'promises.shippingText', needs: 'nothing' },
  { icon: 'return', title: 'promises.returns', text: 'promises.returnsText', needs: 'delivery-terms' },
  { icon: 'invoice', title: 'promises.payment', text: 'promises.paymentText', needs: 'hosted-checkout' },
  { icon: 'pin', title: 'promises.pickup', text: 'promises.pickupText', needs: 'service-point' },
] as const

/** What the shop stands for, in four short lines. */
export function Promises() {
  const { t, shell } = useShop()
  return (
    <ul className="promises wide" aria-label={t('promises.label')}>
      {promises
        .filter(({ needs }) => !shell.lacks?.includes(needs))
        .map(({ icon, title, text }) => (
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
