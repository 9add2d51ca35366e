import type { ReactNode } from 'react'
import { NeedsConnection } from '../../shop-ui/needs-connection.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'

interface StepFormProps {
  /** What earlier steps know, and this one does not ask. */
  hidden: Record<string, string>
  children: ReactNode
  /** The buttons: each names the step that it leads to. */
  actions: ReactNode
}

/** The form of a step: posts to the page's own address. What is wrong is said by the shop, in its language. */
export function StepForm({ hidden, children, actions }: StepFormProps) {
  const { to } = useShop()
  return (
    <div className="order-details">
      <form
        className="checkout-fields"
        method="post"
        action={to('withdraw', {})}
        autoComplete="off"
        noValidate
      >
        <HiddenFields fields={hidden} />
        {children}
        <NeedsConnection />
        <footer>{actions}</footer>
      </form>
    </div>
  )
}
