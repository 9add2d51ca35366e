import type { ServicePoint } from '#shared/api/checkout.ts'
import { deliveryId } from '#shared/checkout/checkout-steps.ts'
import type { CheckoutViewOf } from '#shared/checkout/checkout-view.ts'
import { type CheckoutDraft, draftFields } from '#shared/checkout/draft.ts'
import { ChoiceList } from '../../../features/checkout/choice-list.tsx'
import { DelayedLines } from '../../../features/checkout/delayed-lines.tsx'
import { deliveryWords, pointWords } from '../../../features/checkout/delivery-words.ts'
import { OpeningHours } from '../../../features/checkout/service-points.tsx'
import { Problem } from '../../../shop-ui/problem.tsx'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { fieldsWithout, StepForm } from './step-form.tsx'

const ignore = () => undefined

/** How it is delivered. Service points are listed from the start, each with its opening hours: nothing opens them later. */
export function DeliveryForm({ draft, methods, points, cart }: CheckoutViewOf<'delivery'>) {
  const { t } = useShop()
  const chosen = methods.find((method) => deliveryId(method) === draft.delivery) ?? methods[0]
  if (!chosen) return null
  return (
    <StepForm hidden={fieldsWithout(draftFields(draft), ['delivery', 'servicePointId', 'near'])}>
      <DelayedLines lines={cart.lines} />
      <ChoiceList
        legend={t('checkout.delivery.title')}
        name="delivery"
        chosen={deliveryId(chosen)}
        onChoose={ignore}
        choices={methods.map((method) => ({
          value: deliveryId(method),
          title: method.title,
          text: deliveryWords(method, cart.lines, t),
          price: method.price,
          more: method.needsServicePoint && <Points draft={draft} points={points} />,
        }))}
      />
      <Button type="submit" name="step" value="payment" wide>
        {t('checkout.delivery.next')}
      </Button>
    </StepForm>
  )
}

interface PointsProps {
  draft: CheckoutDraft
  /** Null: nobody can say. */
  points: ServicePoint[] | null
}

function Points({ draft, points }: PointsProps) {
  const { t, store } = useShop()
  return (
    <div className="service-points">
      <div className="service-points-search">
        <TextField
          id="near"
          name="near"
          label={t('checkout.field.zipCode')}
          defaultValue={draft.near || draft.address.zipCode}
          inputMode="numeric"
          autoComplete="off"
        />
        <Button variant="secondary" type="submit" name="step" value="delivery">
          {t('search.submit')}
        </Button>
      </div>
      {points === null && <Problem code="errors.checkout.servicePoints" />}
      {points?.length === 0 && <Problem code="checkout.delivery.noPoints" />}
      {points && points.length > 0 && (
        <ChoiceList
          legend={t('checkout.delivery.points')}
          name="servicePointId"
          chosen={draft.servicePointId}
          onChoose={ignore}
          choices={points.map((point) => ({
            value: point.id,
            title: point.name,
            text: pointWords(point, store),
            more: point.openingHours.length > 0 && <OpeningHours point={point} />,
          }))}
        />
      )}
    </div>
  )
}
