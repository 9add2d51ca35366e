import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { excessOf, type QuantityError, stepQuantity, validateQuantity } from '#shared/cart/quantity.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Icon } from '../../ui/icon.tsx'

interface QuantityFieldProps {
  /** Read to screen readers; sighted shoppers see the number between its two steps. */
  label: string
  value: number
  /** What the stock allows; null when the platform does not count. */
  maxQuantity: number | null
  /** Every right quantity, while it is typed or stepped. */
  onChange: (quantity: number) => void
  /** The step below one. Without it one is the least. */
  onBelowOne?: () => void
  isDisabled?: boolean
}

/** How many: a number between two steps. A wrong number is told at once and never passed on; one above the stock becomes the most there is. */
export function QuantityField({
  label,
  value,
  maxQuantity,
  onChange,
  onBelowOne,
  isDisabled,
}: QuantityFieldProps) {
  const { t } = useShop()
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<QuantityError | null>(null)
  const shown = error ?? excessOf(value, maxQuantity)
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)

  /** What was typed before React was there stands in the field only, and the next rendering would take it away. */
  const takeOver = useEffectEvent((text = '') => {
    if (text === String(value)) return setError(null)
    if (!onBelowOne) setTyped(text)
    take(text)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another size there may be more, or less
  useEffect(() => takeOver(field.current?.value), [maxQuantity])

  function take(text: string) {
    const found = validateQuantity(text, { maxQuantity, current: value })
    setError(text === '' ? null : found)
    if (!found) return onChange(Number(text))
    if (found.key !== 'errors.quantity.onlyAvailable') return
    onChange(found.params.maxQuantity) // the most there is, and the text says so
    setTyped(null)
  }

  function step(by: 1 | -1) {
    setTyped(null)
    const next = stepQuantity(value, by, maxQuantity)
    if (next < 1) onBelowOne?.()
    else take(String(next))
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key]
    if (!by) return
    event.preventDefault()
    step(by)
  }

  const stepper = (by: 1 | -1) => (
    <button
      type="button"
      disabled={isDisabled}
      aria-label={t(by > 0 ? 'cart.increase' : 'cart.decrease')}
      onClick={() => step(by)}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} />
    </button>
  )

  return (
    <div className="quantity-field">
      <div>
        {stepper(-1)}
        <input
          ref={field}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={(typed !== null && error !== null) || undefined}
          aria-describedby={shown ? errorId : undefined}
          disabled={isDisabled}
          value={typed ?? value}
          onChange={({ target }) => {
            setTyped(target.value)
            take(target.value)
          }}
          onBlur={() => (error && !onBelowOne) || setTyped(null)} // a cart's own quantity shows again; what was wrong stays said
          onKeyDown={onKeyDown}
        />
        {stepper(1)}
      </div>
      <p className="field-error" id={errorId} role="alert">
        {shown && t(shown.key, 'params' in shown ? shown.params : undefined)}
      </p>
    </div>
  )
}
