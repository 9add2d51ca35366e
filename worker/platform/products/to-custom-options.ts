import type { CustomOption } from '#shared/product/custom-options.ts'
import { toMinorUnits } from '#shared/product/price.ts'
import type { WireCustomOption, WireProduct } from '../protocol/product.ts'

const CHOICES = ['drop_down', 'radio', 'checkbox', 'multiple']

/** The custom options that a shopper fills in, in the platform's order. This shop does not support files and dates. */
export const toCustomOptions = ({ custom_options }: WireProduct): CustomOption[] =>
  (custom_options ?? [])
    .toSorted((one, other) => one.sort_order - other.sort_order)
    .flatMap((option): CustomOption[] => {
      const kind = kindOf(option.type)
      if (!kind) return []
      return [
        {
          id: option.option_id,
          title: option.title,
          kind,
          required: option.is_require,
          maxLength: option.max_characters || null, // the platform uses 0 for "no limit"
          values: (option.values ?? []).map((value) => ({
            id: value.option_type_id,
            title: value.title,
            ...surchargeOf(value),
          })),
          rules: option.validation ?? [],
          ...surchargeOf(option),
        },
      ]
    })

function kindOf(type: string): CustomOption['kind'] | null {
  if (type === 'field') return 'text'
  if (type === 'area') return 'area'
  return CHOICES.includes(type) ? 'choice' : null
}

/** The surcharge: a fixed amount in minor units, or a percentage. */
function surchargeOf({ price, price_type }: Pick<WireCustomOption, 'price' | 'price_type'>) {
  const isPercent = price_type === 'percent'
  return { isPercent, price: isPercent ? (price ?? 0) : toMinorUnits(price ?? 0) }
}
