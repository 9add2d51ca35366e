import { draftFields } from '#shared/orders/withdrawal-view.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Faults, useFaults } from './faults.tsx'
import { OtherWays } from './other-ways.tsx'
import type { StepOf } from './step.ts'
import { StepForm } from './step-form.tsx'

/** Which order: its number and the e-mail address that it was made with. */
export function FindStep({ draft, faults }: StepOf<'find'>) {
  const { t, shell } = useShop()
  const faultOf = useFaults(faults)
  const { orderNumber, email, ...rest } = draftFields(draft)
  if (shell.lacks?.includes('order-service'))
    return (
      <>
        <h1>{t('withdraw.find.title')}</h1>
        <p>{t('errors.withdrawal.byMail', { email: t('company.email') })}</p>
      </>
    )
  return (
    <>
      <h1>{t('withdraw.find.title')}</h1>
      <p>
        {t('withdraw.find.text')}
        {!shell.lacks?.includes('delivery-terms') && ` ${t('withdraw.find.openPurchase')}`}
      </p>
      <Faults faults={faults} />
      <StepForm
        hidden={rest}
        actions={
          <Button type="submit" name="step" value="choose">
            {t('withdraw.find.next')}
          </Button>
        }
      >
        <TextField
          id="orderNumber"
          name="orderNumber"
          label={t('withdraw.find.orderNumber')}
          hint={t('withdraw.find.orderNumberHint')}
          defaultValue={orderNumber}
          autoComplete="off"
          inputMode="numeric"
          required
          error={faultOf('orderNumber')}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('withdraw.find.email')}
          hint={t('withdraw.find.emailHint')}
          defaultValue={email}
          autoComplete="email"
          required
          error={faultOf('email')}
        />
      </StepForm>
      <OtherWays />
    </>
  )
}
