import { useEffect, useRef } from 'react'
import { type FinderFaults, finderFields, PRICE_LIMITS } from '#shared/skis/finder-query.ts'
import { HEIGHT_CM, skierFields, skierLevels, skiStyles, WEIGHT_KG } from '#shared/skis/skier.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { fillIn, remember } from './form-of-device.ts'
import { forgetSkier, useSkier } from './skier-of-device.ts'
import { isSkierStored } from './stored-skier.ts'

/** Id of what the form is answered with. */
export const ANSWER_ID = 'pairs'

/** Who skis, and for how much: a GET form, with scripts and without. `typed`: the fields as they were sent. */
export function SkierForm({ typed, faults }: { typed: Record<string, string>; faults: FinderFaults }) {
  const { t, to, store } = useShop()
  const { weight, height, style, level } = skierFields
  const form = useRef<HTMLFormElement>(null)
  const skier = useSkier()
  useEffect(() => {
    if (skier && form.current) fillIn(form.current, { skier, typed, language: store.language })
  }, [skier, typed, store])
  const forget = () => {
    forgetSkier()
    form.current?.[weight].focus() // the button is gone
  }
  return (
    <form
      className="content-block"
      action={`${to('ski-finder', {})}#${ANSWER_ID}`}
      ref={form}
      onSubmit={({ currentTarget }) => remember(currentTarget)}
    >
      <HiddenFields fields={{ [finderFields.snow]: typed[finderFields.snow] }} />
      <div className="address-fields">
        <TextField
          {...number(typed, weight)}
          label={t('skis.form.weight')}
          hint={t('skis.form.weightHint')}
          error={faults.weight ? t('skis.form.weightFault', WEIGHT_KG) : undefined}
          required
        />
        <TextField
          {...number(typed, height)}
          label={t('skis.form.height')}
          hint={t('skis.form.heightHint')}
          error={faults.height ? t('skis.form.heightFault', HEIGHT_CM) : undefined}
        />
        <SelectField name={style} label={t('skis.form.style')} defaultValue={typed[style] ?? skiStyles[0]}>
          {skiStyles.map((one) => (
            <option key={one} value={one}>
              {t(`skis.style.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField name={level} label={t('skis.form.level')} defaultValue={typed[level] ?? 'recreational'}>
          {skierLevels.map((one) => (
            <option key={one} value={one}>
              {t(`skis.level.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...number(typed, finderFields.price)}
          label={t('skis.form.price', { sign: store.currencySign })}
          error={faults.price ? t('skis.form.priceFault', PRICE_LIMITS) : undefined}
        />
      </div>
      <Button type="submit">{t('skis.form.show')}</Button>
      {skier && (
        <p className="field-hint">
          {t(isSkierStored() ? 'skis.me.kept' : 'skis.me.notKept')}{' '}
          <Button variant="quiet" onClick={forget}>
            {t('skis.me.forget')}
          </Button>
        </p>
      )}
    </form>
  )
}

/** A text and no number field: that would not take `1,80` or `4 000`, and forget what it does not understand. */
const number = (typed: Record<string, string>, name: string) =>
  ({ inputMode: 'decimal', autoComplete: 'off', name, defaultValue: typed[name] }) as const
