import type { ComponentProps, ReactNode } from 'react'
import type { CheckoutProblem } from '#shared/checkout/checkout-view.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { Problem } from '../../../shop-ui/problem.tsx'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { FocusedMessage, FocusedProblem } from '../../checkout/document/focused-message.tsx'
import { ErrorOf } from '../fields.tsx'

interface PostFormProps {
  /** What it asks for: the value of its button. */
  step: string
  /** What its button says. */
  action: string
  variant?: ComponentProps<typeof Button>['variant']
  /** Sent along and not shown. */
  hidden?: Record<string, string | null | undefined>
  faults?: Record<string, ErrorCode>
  problem?: CheckoutProblem | null
  children?: ReactNode
}

/** A form that posts to the account. What is wrong is said by the shop, in its language, in the form. */
export function PostForm({
  step,
  action,
  variant,
  hidden = {},
  faults = {},
  problem = null,
  children,
}: PostFormProps) {
  const { to } = useShop()
  return (
    <form className="checkout-fields" method="post" action={to('account', {})} noValidate>
      <FocusedProblem problem={problem} />
      {Object.keys(faults).length > 0 && (
        <FocusedMessage>
          <Problem code="errors.checkout.fields" />
        </FocusedMessage>
      )}
      <HiddenFields fields={hidden} />
      <ErrorOf value={(field) => faults[field]}>{children}</ErrorOf>
      <Button variant={variant} type="submit" name="step" value={step}>
        {action}
      </Button>
    </form>
  )
}
