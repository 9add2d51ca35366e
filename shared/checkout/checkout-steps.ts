import type { PaymentMethod, ServicePoint, ShippingMethod } from '../api/checkout.ts'
import type { Key } from '../i18n/messages.ts'
import type { CheckoutDraft } from './draft.ts'

/** What a form asks for: a step to be shown, the order, or that a waiting order is dropped. */
const actions = ['contact', 'delivery', 'payment', 'review', 'order', 'cancel'] as const
export type CheckoutAction = (typeof actions)[number]

/** The action that a form names; the first step where it names none. */
export const readAction = ({ step }: { step?: string | undefined }): CheckoutAction =>
  actions.find((action) => action === step) ?? 'contact'

/** Id of a method in a form: `carrier/method`. */
export const deliveryId = ({ carrierCode, methodCode }: Pick<ShippingMethod, 'carrierCode' | 'methodCode'>) =>
  `${carrierCode}/${methodCode}`

/** How it is delivered, and where it is fetched. */
export interface ChosenDelivery {
  method: ShippingMethod
  point: ServicePoint | null
}

/** Why a way to deliver cannot be gone on with; null: nothing is chosen yet, which the form shows by itself. */
type DeliveryProblem = Key<
  'checkout.delivery.none' | 'checkout.delivery.gone' | 'checkout.delivery.choosePoint'
> | null

/** The way to deliver that was chosen, if it is one of those there are. `points`: those offered; null: nobody could say. */
export function chooseDelivery(
  { delivery, servicePointId }: Pick<CheckoutDraft, 'delivery' | 'servicePointId'>,
  methods: ShippingMethod[],
  points: ServicePoint[] | null,
): { chosen: ChosenDelivery } | { chosen: null; problem: DeliveryProblem } {
  if (methods.length === 0) return { chosen: null, problem: 'checkout.delivery.none' }
  const method = methods.find((one) => deliveryId(one) === delivery)
  if (!method) return { chosen: null, problem: delivery ? 'checkout.delivery.gone' : null }
  if (!method.needsServicePoint) return { chosen: { method, point: null } }
  const point = points?.find(({ id }) => id === servicePointId)
  return point ? { chosen: { method, point } } : { chosen: null, problem: 'checkout.delivery.choosePoint' }
}

/** The payment that was chosen, if it is one of those there are. */
export const chosenPayment = ({ payment }: Pick<CheckoutDraft, 'payment'>, methods: PaymentMethod[]) =>
  methods.find(({ code }) => code === payment) ?? null
