import { formatDate } from '#shared/format/date.ts'
import type { PastOrder } from '#shared/orders/past-order.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import { useMoney } from '../../features/order/use-money.ts'
import { Picture } from '../../shop-ui/picture.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { otherStore, useStatusWords } from './order-status.ts'

const MAX_PICTURES = 4

interface OrderCardProps {
  order: PastOrder
  /** Of its own page. */
  href: string
}

/** An order in short; its own page has all of it. */
export function OrderCard({ order, href }: OrderCardProps) {
  const { t, store } = useShop()
  const money = useMoney(order)
  const statusWords = useStatusWords()
  const { number, placedAt, total, lines } = order
  return (
    <>
      <a href={href}>
        <b>{t('account.order', { number })}</b>
      </a>
      <p>
        {[formatDate(new Date(placedAt), store), statusWords(order), money(total), otherStore(order, store)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="order-pictures row">
        {lines.slice(0, MAX_PICTURES).map(({ id, image, name }) => (
          <Picture key={id} file={image} size={imageSizes.cart} alt={name} ground />
        ))}
      </div>
    </>
  )
}
