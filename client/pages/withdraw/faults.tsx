import type { MessageKey } from '#shared/i18n/messages.ts'
import type { WithdrawalFault } from '#shared/orders/withdrawal-view.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** Fields whose faults say too little without them. */
const labels: Record<string, MessageKey> = {
  orderNumber: 'withdraw.find.orderNumber',
  email: 'withdraw.find.email',
  note: 'withdraw.choose.noteField',
  name: 'withdraw.choose.name',
}

/** What is wrong, with links to the fields. It has the focus when the document opens, with and without JavaScript. */
export function Faults({ faults }: { faults: WithdrawalFault[] }) {
  const { t } = useShop()
  const faultOf = useFaults(faults)
  if (faults.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: it is what the document has to say
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
      {faults.some(({ field }) => field) && <p>{t('errors.checkout.fields')}</p>}
      <ul>
        {faults.map(({ field, key }) => {
          const label = field && key.startsWith('errors.field.') && labels[field]
          return (
            <li key={field ?? key}>
              {field ? <a href={`#${field}`}>{label ? t(label) : faultOf(field)}</a> : faultOf(null)}
              {label && `: ${faultOf(field)}`}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Finds what is wrong with a field, as a sentence; null: with no field. */
export function useFaults(faults: WithdrawalFault[]): (field: string | null) => string | undefined {
  const { t } = useShop()
  return (name) => {
    const fault = faults.find(({ field }) => field === name)
    return fault && t(fault.key, { email: t('company.email'), ...fault.params })
  }
}
