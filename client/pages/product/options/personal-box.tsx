import type { LineOption } from '#shared/cart/line-options.ts'
import { formatDecimal } from '#shared/format/number.ts'
import { type CustomOption, SKIER_WEIGHT, surchargeOf } from '#shared/product/custom-options.ts'
import { isMadeToOrder } from '#shared/product/made-to-order.ts'
import { fieldNames } from '#shared/product/selections.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import type { BuyBoxProps } from '../buy-form.tsx'
import { PlainBox } from '../plain-box.tsx'
import { useSelections } from './use-selections.ts'
import { useSkiersWeight } from './use-skiers-weight.ts'

/** A product with something to fill in: initials, a name on the back, words for the printer (R1.29, R1.30); a weight to pick skis by. */
export function PersonalBox({ product, choosing }: BuyBoxProps) {
  const { t } = useShop()
  const form = useSelections(product)
  const { selections, prepare } = form
  const isPrinted = isMadeToOrder(product)
  useSkiersWeight(product.customOptions, form)
  const base = choosing.variant?.price.current ?? product.price.current ?? 0
  return (
    <PlainBox
      product={product}
      choosing={choosing}
      surcharge={surchargeOf(product.customOptions, selections.custom, base)}
      prepare={prepare}
      fields={
        <fieldset className="personal">
          <legend>
            <b>{t(isPrinted ? 'product.personal' : 'product.byWeight')}</b>
          </legend>
          {product.customOptions.map((option) => (
            <Field
              key={option.id}
              option={option}
              entered={selections.custom}
              value={form.valueIn(fieldNames.custom(option.id))}
              error={form.errorOf(fieldNames.custom(option.id))}
              onChange={(value) => form.set(fieldNames.custom(option.id), value.normalize())} // a pasted accent is counted with its letter
            />
          ))}
          <p className="field-hint">{t(isPrinted ? 'product.personalTerms' : 'product.byWeightTerms')}</p>
        </fieldset>
      }
    />
  )
}

interface FieldProps {
  option: CustomOption
  entered: LineOption[]
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function Field({ option, value, error, onChange }: FieldProps) {
  const { t, price, store } = useShop()
  const { kind, title, required, maxLength, values } = option
  const surcharge = (amount: { price: number; isPercent: boolean }) =>
    amount.price &&
    `+${amount.isPercent ? `${formatDecimal(amount.price, store.language)} %` : price(amount.price)}`
  const counted =
    maxLength === null ? '' : t('product.characters', { count: [...value].length, max: maxLength })
  const common = {
    name: fieldNames.custom(option.id),
    label: title,
    hint: [surcharge(option), counted].filter(Boolean).join(' · ') || undefined,
    error,
    required,
    value,
  }
  if (kind === 'choice') {
    return (
      <SelectField {...common} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="" />
        {values.map((one) => (
          <option key={one.id} value={one.id}>
            {[one.title, surcharge(one)].filter(Boolean).join(' ')}
          </option>
        ))}
      </SelectField>
    )
  }
  if (kind === 'area') {
    return (
      <TextArea
        {...common}
        rows={2}
        maxLength={maxLength ?? undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  }
  return (
    <TextField
      {...common}
      autoComplete="off"
      inputMode={option.rules.includes(SKIER_WEIGHT) ? 'decimal' : undefined}
      pattern={maxLength === null ? undefined : `.{0,${maxLength}}`}
      title={maxLength === null ? undefined : t('errors.field.tooLong', { max: maxLength })}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
