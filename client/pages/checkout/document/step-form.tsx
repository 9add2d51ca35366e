import type { ReactNode } from 'react'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'

interface StepFormProps {
  /** What other steps know, and this one does not ask. */
  hidden: Record<string, string>
  /** Elsewhere than to the checkout. */
  action?: string
  className?: string
  children: ReactNode
}

/**
 * A form of a step. What is wrong is said by the shop, in its language. A browser does not restore its hidden fields; fields
 * with a name of their own for autofill still have it.
 */
export function StepForm({ hidden, action, className = 'checkout-fields', children }: StepFormProps) {
  const { to } = useShop()
  return (
    <form
      className={className}
      method="post"
      action={action ?? to('checkout', {})}
      autoComplete="off"
      noValidate
    >
      <HiddenFields fields={hidden} />
      {children}
    </form>
  )
}

const CHANGE = 'change-step'

/** A form of its own for going back, so that Enter in a field never does. */
export function ChangeForm({ hidden }: { hidden: Record<string, string> }) {
  const { to } = useShop()
  return (
    <form id={CHANGE} method="post" action={to('checkout', {})} autoComplete="off" hidden>
      <HiddenFields fields={hidden} />
    </form>
  )
}

/** Opens a step that is done. */
export function ChangeButton({ step, title }: { step: string; title: string }) {
  const { t } = useShop()
  const label = t('checkout.changeStep', { step: title })
  return (
    <Button variant="quiet" type="submit" form={CHANGE} name="step" value={step} aria-label={label}>
      {t('checkout.change')}
    </Button>
  )
}

/** The fields whose names do not begin with one of these. */
export const fieldsWithout = (fields: Record<string, string>, beginnings: string[]) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => !beginnings.some((beginning) => name.startsWith(beginning))),
  )
