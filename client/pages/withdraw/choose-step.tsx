import { canWithdraw, isGoods, withdrawalKinds } from '#shared/orders/past-order.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField, TextArea, TextField } from '../../ui/field.tsx'
import { ChooseLines } from './choose-lines.tsx'
import { Faults, useFaults } from './faults.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OtherWays } from './other-ways.tsx'
import type { StepOf } from './step.ts'
import { StepForm } from './step-form.tsx'

/** What of the order, and whether for money or something else. When nothing can be withdrawn, why. */
export function ChooseStep(view: StepOf<'choose'>) {
  const { t, to } = useShop()
  const { faults, order } = view
  return (
    <>
      <h1>{t('withdraw.choose.title')}</h1>
      <Faults faults={faults} />
      <OrderFacts order={order} />
      {canWithdraw(order) ? <ChoiceForm {...view} /> : <ChooseLines {...view} />}
      <OtherWays />
      <p>
        <a href={to('withdraw', {})} data-reload="">
          {t('withdraw.choose.other')}
        </a>
      </p>
    </>
  )
}

function ChoiceForm(view: StepOf<'choose'>) {
  const { t } = useShop()
  const { draft, faults, order } = view
  const { orderNumber, email, kind, note, name } = draft
  const faultOf = useFaults(faults)
  const canExchange = order.lines.some((line) => isGoods(line) && line.withdrawable.quantity > 0)
  return (
    <StepForm
      hidden={{ orderNumber, email }}
      actions={
        <Button type="submit" name="step" value="confirm">
          {t('withdraw.choose.next')}
        </Button>
      }
    >
      <fieldset>
        <legend>{t('withdraw.choose.lines')}</legend>
        <ChooseLines {...view} />
      </fieldset>
      {canExchange && (
        <>
          <p>{t('withdraw.choose.opened')}</p>
          <fieldset>
            <legend>{t('withdraw.choose.kind')}</legend>
            {withdrawalKinds.map((one) => (
              <CheckField
                key={one}
                type="radio"
                name="kind"
                value={one}
                defaultChecked={one === kind}
                label={t(`withdraw.choose.kinds.${one}`)}
              />
            ))}
          </fieldset>
          <TextArea
            id="note"
            name="note"
            label={t('withdraw.choose.note')}
            hint={t('withdraw.choose.noteHint')}
            defaultValue={note}
            rows={2}
            error={faultOf('note')}
          />
        </>
      )}
      <TextField
        id="name"
        name="name"
        label={t('withdraw.choose.name')}
        defaultValue={name}
        autoComplete="name"
        required
        error={faultOf('name')}
      />
    </StepForm>
  )
}
