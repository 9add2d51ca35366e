import type { ReactNode } from 'react'
import type { OrderLine } from '#shared/orders/past-order.ts'
import { imageSizes } from '#shared/product/gallery.ts'
import { Picture } from '../../shop-ui/picture.tsx'

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

/** Name and options of a line, and what else there is to say of it. */
export const LineText = ({
  line: { name, options },
  children,
}: {
  line: OrderLine
  children?: ReactNode
}) => (
  <>
    {name}
    {options.length > 0 && (
      <small>{options.map(({ label, value }) => `${label}: ${value}`).join(', ')}</small>
    )}
    {children}
  </>
)
