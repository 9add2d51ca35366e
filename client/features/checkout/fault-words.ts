import type { Address } from '#shared/api/checkout.ts'
import { exampleOf } from '#shared/checkout/country-formats.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Translate } from '#shared/i18n/translate.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** What is wrong with a field, in words, with an example as the country writes it. */
export const faultWords = (key: ErrorCode, country: string, t: Translate): string =>
  t(key, { example: exampleOf(key, country) })

interface CheckedFields {
  /** By the names of fields: `address.zipCode`. */
  faults: Record<string, ErrorCode>
  address: Address
  billingAddress: Address
}

/** Says of a field, by its name, what is wrong with it. */
export function useFaultWords({ faults, address, billingAddress }: CheckedFields) {
  const { t } = useShop()
  return (name: string): string | undefined => {
    const key = faults[name]
    const { country } = name.startsWith('billingAddress.') ? billingAddress : address
    return key && faultWords(key, country, t)
  }
}
