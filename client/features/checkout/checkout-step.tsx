import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { StepName } from '#shared/checkout/plan-steps.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Icon } from '../../ui/icon.tsx'

interface CheckoutStepProps {
  /** All steps of this cart, in their order. */
  steps: StepName[]
  name: StepName
  active: StepName
  /** It is being paid or sent: no step can be opened again. */
  isLocked: boolean
  /** Opens the step again where no script does. */
  change?: ReactNode
  /** What was entered, in short: shown once the step is done. */
  summary?: ReactNode
  children?: ReactNode
}

/** One step: open, folded to its summary, or still to come. Its heading has the focus when it opens. */
export function CheckoutStep({
  steps,
  name,
  active,
  isLocked,
  change,
  summary,
  children,
}: CheckoutStepProps) {
  const { t } = useShop()
  const titleId = useId()
  const at = steps.indexOf(name)
  const state = name === active ? 'open' : at < steps.indexOf(active) ? 'done' : 'waiting'
  const heading = useFocusWhen(state === 'open')
  const title = t(`checkout.${name}.title`)
  return (
    <section className="checkout-step" data-state={state} aria-labelledby={titleId}>
      <h2 id={titleId} ref={heading} tabIndex={-1} aria-current={state === 'open' ? 'step' : undefined}>
        <span aria-hidden="true">{state === 'done' ? <Icon name="check" /> : at + 1}</span>
        {title}
      </h2>
      {import.meta.env.SSR && state === 'done' && change}
      {state === 'done' && !isLocked && !(import.meta.env.SSR && change) && (
        <a href={`#${name}`} aria-label={t('checkout.changeStep', { step: title })}>
          {t('checkout.change')}
        </a>
      )}
      {state === 'done' && <div className="checkout-step-summary">{summary}</div>}
      {state === 'open' && <div className="checkout-step-body">{children}</div>}
    </section>
  )
}

/** Gives an element the focus when `isOn` becomes true; not when it is true from the start. */
function useFocusWhen(isOn: boolean) {
  const element = useRef<HTMLHeadingElement>(null)
  const was = useRef(isOn)
  useEffect(() => {
    if (isOn && !was.current) element.current?.focus()
    was.current = isOn
  }, [isOn])
  return element
}
