import { draftFields } from '#shared/orders/withdrawal-view.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from './facts.tsx'
import { Faults } from './faults.tsx'
import { Lines, LineText } from './lines.tsx'
import { OtherWays } from './other-ways.tsx'
import type { StepOf } from './step.ts'
import { StepForm } from './step-form.tsx'
import { wantedText } from './wanted.ts'

/** What is withdrawn, and the one button that does it (Directive 2011/83/EU, Article 11a(3)). */
export function ConfirmStep({ draft, faults, order, requestId }: StepOf<'confirm'>) {
  const { t } = useShop()
  const { kind, name, email, chosen, quantities } = draft
  const facts: [string, string][] = [
    [t('withdraw.find.orderNumber'), order.number],
    [t('withdraw.choose.name'), name],
    [t('withdraw.confirm.receipt'), email],
    [t('withdraw.confirm.wanted'), wantedText(draft, t)],
  ]
  return (
    <>
      <h1>{t('withdraw.confirm.title')}</h1>
      <Faults faults={faults} />
      <Facts facts={facts} />
      <Lines lines={order.lines.filter(({ id }) => chosen.includes(id))}>
        {(line) => (
          <p>
            <LineText line={line} quantity={quantities[line.id]} />
          </p>
        )}
      </Lines>
      <p>{t(`withdraw.confirm.text.${kind}`)}</p>
      <StepForm
        hidden={{ ...draftFields(draft), requestId }}
        actions={
          <>
            <Button type="submit" name="step" value="received">
              {t(`withdraw.confirm.button.${kind}`)}
            </Button>
            <Button type="submit" name="step" value="choose" variant="quiet">
              {t('withdraw.confirm.change')}
            </Button>
          </>
        }
      >
        {null}
      </StepForm>
      <OtherWays />
    </>
  )
}
