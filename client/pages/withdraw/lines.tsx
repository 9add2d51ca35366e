import type { ReactNode } from 'react'
import { optionWords } from '#shared/cart/option-words.ts'
import type { OrderLine } from '#shared/orders/past-order.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import { Picture } from '../../shop-ui/picture.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'

interface LinesProps {
  lines: OrderLine[]
  /** What stands beside the picture. */
  children: (line: OrderLine) => ReactNode
}

/** Lines of an order with their pictures. */
export const Lines = ({ lines, children }: LinesProps) => (
  <ol className="order-summary">
    {lines.map((line) => (
      <li key={line.id}>
        <Picture file={line.image} size={imageSizes.cart} alt="" ground />
        {children(line)}
      </li>
    ))}
  </ol>
)

interface LineTextProps {
  line: OrderLine
  quantity?: string
  children?: ReactNode
}

/** Name and options of a line, how many of it, and what else there is to say. */
export function LineText({ line: { name, options }, quantity, children }: LineTextProps) {
  const { t } = useShop()
  return (
    <>
      {quantity ? t('order.withdrawnLine', { count: quantity, name }) : name}
      {options.length > 0 && <small>{options.map(optionWords).join(', ')}</small>}
      {children}
    </>
  )
}
