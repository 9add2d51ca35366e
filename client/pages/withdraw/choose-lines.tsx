import type { OrderLine } from '#shared/orders/past-order.ts'
import { lineFields } from '#shared/orders/withdrawal-view.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import { useFaults } from './faults.tsx'
import { Lines, LineText } from './lines.tsx'
import type { StepOf } from './step.ts'

/** The lines of the order: a tick and a number each, or why it cannot be withdrawn. */
export const ChooseLines = (view: StepOf<'choose'>) => (
  <Lines lines={view.order.lines}>{(line) => <LineChoice {...view} line={line} />}</Lines>
)

function LineChoice({ line, draft, faults, order }: StepOf<'choose'> & { line: OrderLine }) {
  const { t } = useShop()
  const faultOf = useFaults(faults)
  const { id, name, withdrawable } = line
  const { quantity: count, reason } = withdrawable
  const isOpen = order.withdrawal?.state === 'open' || order.withdrawal?.state === 'openPurchase'
  if (count === 0) {
    const why = reason ? t(`withdraw.choose.reason.${reason}`) : t('withdraw.choose.withdrawn')
    return (
      <p>
        <LineText line={line}>{isOpen && <small>{why}</small>}</LineText>
      </p>
    )
  }
  if (!isOpen) return <p>{<LineText line={line} />}</p>
  const [chosen, quantity] = [lineFields.chosen(id), lineFields.quantity(id)]
  const error = faultOf(chosen)
  const label = t('withdraw.choose.quantity', { count })
  return (
    <>
      <CheckField
        id={chosen}
        name={chosen}
        defaultChecked={draft.chosen.includes(id)}
        aria-invalid={error ? true : undefined}
        label={
          <LineText line={line}>
            {error && (
              <small>
                <b className="field-error">{error}</b>
              </small>
            )}
          </LineText>
        }
      />
      {count === 1 ? (
        <input type="hidden" name={quantity} value="1" />
      ) : (
        <TextField
          id={quantity}
          name={quantity}
          type="number"
          min={1}
          max={count}
          label={label}
          aria-label={`${label}: ${name}`}
          defaultValue={draft.quantities[id] ?? count}
          error={faultOf(quantity)}
        />
      )}
    </>
  )
}
