import { useEffect, useRef } from 'react'
import { finderFields } from '#shared/skis/finder-query.ts'
import { HEIGHT_CM, skierFields, skierLevels, skiStyles, WEIGHT_KG } from '#shared/skis/skier.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { fillIn, remember } from './form-of-device.ts'
import { forgetSkier, useSkier } from './skier-of-device.ts'

/** Id of what the form is answered with. */
export const ANSWER_ID = 'pairs'

/** Who skis, and for how much: a GET form, with scripts and without. `typed`: the fields as they were sent. */
export function SkierForm({ typed, isWrong }: { typed: Record<string, string>; isWrong: boolean }) {
  const { t, to, store } = useShop()
  const { weight, height, style, level } = skierFields
  const form = useRef<HTMLFormElement>(null)
  const skier = useSkier()
  useEffect(() => {
    if (skier && form.current) fillIn(form.current, { skier, typed })
  }, [skier, typed])
  return (
    <form
      className="content-block"
      action={`${to('ski-finder', {})}#${ANSWER_ID}`}
      ref={form}
      onSubmit={({ currentTarget }) => remember(currentTarget)}
    >
      <div className="address-fields">
        <TextField
          {...number(WEIGHT_KG, typed, weight)}
          label={t('skis.form.weight')}
          hint={t('skis.form.weightHint')}
          error={isWrong ? t('skis.form.weightFault') : undefined}
          required
        />
        <TextField
          {...number(HEIGHT_CM, typed, height)}
          label={t('skis.form.height')}
          hint={t('skis.form.heightHint')}
        />
        <SelectField name={style} label={t('skis.form.style')} defaultValue={typed[style]}>
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
          {...number({ min: 0, max: MOST }, typed, finderFields.price)}
          label={t('skis.form.price', { sign: store.currencySign })}
        />
      </div>
      <Button type="submit">{t('skis.form.show')}</Button>
      {skier && (
        <p className="field-hint">
          {t('skis.me.kept')}{' '}
          <Button variant="quiet" onClick={forgetSkier}>
            {t('skis.me.forget')}
          </Button>
        </p>
      )}
    </form>
  )
}

const MOST = 999_999

const number = ({ min, max }: { min: number; max: number }, typed: Record<string, string>, name: string) =>
  ({
    type: 'number',
    inputMode: 'decimal',
    name,
    min,
    max,
    step: 'any',
    defaultValue: typed[name],
  }) as const
