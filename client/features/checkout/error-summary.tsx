import type { MessageKey } from '#shared/i18n/messages.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { focusField } from './focus-field.ts'

interface ErrorSummaryProps {
  /** Names of the fields: `address.zipCode`; also their ids. */
  names: string[]
  /** What is wrong with a field, in words. */
  wordsOf: (name: string) => string | undefined
}

/** What is wrong with the form, as links to the fields. */
export function ErrorSummary({ names, wordsOf }: ErrorSummaryProps) {
  const { t } = useShop()
  return (
    <div className="error-summary" role="alert">
      {names.length > 0 && (
        <>
          <p>{t('errors.checkout.fields')}</p>
          <ul>
            {names.map((name) => {
              const words = wordsOf(name)
              const [part, field] = name.split('.')
              const label = t(`checkout.field.${field}` as MessageKey) // every field has its label there
              return (
                <li key={name}>
                  <a
                    href={`#${name}`}
                    onClick={(event) => {
                      event.preventDefault() // the hash names the step
                      focusField(name)
                    }}
                  >
                    {part === 'billingAddress' ? `${t('checkout.billing')}, ${label}` : label}
                  </a>
                  {words && `: ${words}`}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}
