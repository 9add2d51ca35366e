// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { DeliveryStep } from '#client/features/checkout/delivery-step.tsx'
import type { Details } from '#client/features/checkout/details.ts'
import type { ShippingMethod } from '#shared/api/checkout.ts'
import { emptyAddress } from '#shared/checkout/address.ts'
import { AppError } from '#shared/errors.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const point = { id: 'SE-1', name: 'Kiosken', street: 'Torget 1', postcode: '83130', city: 'Östersund' }
const servicePoint = { ...point, distance: 0, openingHours: [] }
const otherPoint = { ...servicePoint, id: 'SE-2', name: 'Matboden' }
const toPoint = {
  ...{ carrierCode: 'pickup', methodCode: 'servicepoint', title: 'Till ombud', carrierTitle: 'Ombud' },
  ...{ price: 49_00, needsServicePoint: true, freeFrom: null, deliveryDays: null, arrival: null },
}
const toDoor = {
  ...toPoint,
  ...{ carrierCode: 'home', methodCode: 'standard', title: 'Hem till dörren', needsServicePoint: false },
}

const nothingChosen: Details = {
  contact: { emailAddress: '', phoneNumber: '' },
  ...{ address: emptyAddress('SE'), billingAddress: emptyAddress('SE'), hasOwnBilling: false },
  ...{ carrierCode: '', methodCode: '', methodTitle: '' },
  ...{ servicePoint: null, paymentCode: '' },
}
const chosen = ({ carrierCode, methodCode, title: methodTitle }: ShippingMethod) => ({
  carrierCode,
  methodCode,
  methodTitle,
})
const atPoint = { ...chosen(toPoint), servicePoint }

const { askAgain, shop } = vi.hoisted(() => ({
  askAgain: vi.fn(),
  shop: {
    methods: [] as unknown[],
    error: undefined as unknown,
    isLoaded: true,
    pointsAsked: vi.fn(),
    askedAgain: vi.fn(),
  },
}))
vi.mock('#client/api/use-api.ts', () => ({
  askAgain,
  useApi: (name: string, input: unknown) => {
    const mutate = shop.askedAgain
    if (name !== 'checkout.servicePoints')
      return { data: shop.isLoaded ? { methods: shop.methods } : undefined, error: shop.error, mutate }
    shop.pointsAsked(input)
    return { data: { servicePoints: [servicePoint, otherPoint] }, mutate }
  },
}))

const update = vi.fn()
const sendDelivery = vi.fn<(complete: Details) => Promise<void>>()
const onDone = vi.fn()
const onOffline = vi.fn()
let page: RenderedPage

beforeEach(() => {
  vi.clearAllMocks()
  sendDelivery.mockResolvedValue()
  Object.assign(shop, { methods: [toPoint, toDoor], error: undefined, isLoaded: true })
  page = createRenderedPage()
})

const show = (details: Partial<Details>, storedMethods: ShippingMethod[] = []) =>
  page.render(
    inShop(
      <DeliveryStep
        lines={[]}
        details={{ ...nothingChosen, ...details }}
        {...{ storedMethods, update, onDone }}
        sendDeliveryAfresh={sendDelivery}
        acceptOffline={onOffline}
      />,
    ),
  )
const goOn = () => page.submit(page.main.querySelector('form'))
const shown = () => page.main.textContent
const radio = (value: string) => page.main.querySelector<HTMLInputElement>(`input[value="${value}"]`)

test('who fetches the parcel says where before it goes on', async () => {
  await show(chosen(toPoint))
  await goOn()
  expect(shown()).toContain(t('checkout.delivery.choosePoint'))
  expect(sendDelivery).not.toHaveBeenCalled()
  await page.press(radio(otherPoint.id) ?? undefined)
  expect(update).toHaveBeenLastCalledWith({ servicePoint: otherPoint })
  expect(shown()).not.toContain(t('checkout.delivery.choosePoint'))
})

test('Enter in the postcode of the service points looks for others there; the step does not go on', async () => {
  await show({ ...atPoint, address: { ...emptyAddress('SE'), zipCode: '831 30' } })
  expect(shop.pointsAsked).toHaveBeenLastCalledWith({ postcode: '831 30', country: 'SE' })
  const field = page.main.querySelector<HTMLInputElement>('.service-points input')
  await page.type(field, ' 113 22 ')
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  await page.run(() => field?.dispatchEvent(enter))
  expect(shop.pointsAsked).toHaveBeenLastCalledWith({ postcode: '113 22', country: 'SE' })
  expect(enter.defaultPrevented).toBe(true)
})

test('the service point that is chosen is shown first, also when it is not near', async () => {
  await show({ ...atPoint, servicePoint: { ...servicePoint, id: 'SE-9', name: 'Odenplan' } })
  const points = [...page.main.querySelectorAll<HTMLInputElement>('[name="service-point"]')]
  expect(points.map(({ value, checked }) => [value, checked])).toEqual([
    ['SE-9', true],
    ['SE-1', false],
    ['SE-2', false],
  ])
})

test('the way that shows as chosen is kept and sent: the first one, until another is chosen', async () => {
  shop.methods = [toDoor, toPoint]
  await show({})
  expect(radio('home/standard')?.checked).toBe(true)
  await goOn()
  const complete = { ...nothingChosen, ...chosen(toDoor) }
  expect(update).toHaveBeenCalledWith(complete)
  expect(sendDelivery).toHaveBeenLastCalledWith(complete)
  expect(onDone).toHaveBeenCalledOnce()

  await page.press(radio('pickup/servicepoint') ?? undefined)
  expect(update).toHaveBeenLastCalledWith(chosen(toPoint))
  await show(atPoint)
  await goOn()
  expect(sendDelivery).toHaveBeenLastCalledWith({ ...nothingChosen, ...atPoint })
})

test('nothing goes on while the shop has not taken the choice', async () => {
  sendDelivery.mockReturnValue(new Promise(() => undefined))
  await show(atPoint)
  await goOn()
  expect(onDone).not.toHaveBeenCalled()
})

test.each<[string, Error | null]>([
  ['the choice is taken', null],
  ['nobody answers', new AppError('errors.offline')],
])('who has opened another step again meanwhile stays there when %s', async (_, failure) => {
  let answer = () => {}
  sendDelivery.mockReturnValue(
    new Promise((resolve, reject) => (answer = () => (failure ? reject(failure) : resolve()))),
  )
  await show(chosen(toDoor))
  await goOn()
  await page.render(null)
  await page.run(() => answer())
  expect(onDone).not.toHaveBeenCalled()
})

test('without a connection the order brings a parcel to the door along; to a service point none goes unasked', async () => {
  sendDelivery.mockRejectedValue(new AppError('errors.offline'))
  await show(chosen(toDoor))
  await goOn()
  expect(onOffline).toHaveBeenCalledExactlyOnceWith(toDoor, { ...nothingChosen, ...chosen(toDoor) })
  expect(onDone).toHaveBeenCalledOnce()
  await show(atPoint)
  await goOn()
  expect([onOffline, onDone].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(shown()).toContain(t('errors.offline'))
})

test('a choice that the shop does not take is told, and nothing goes on', async () => {
  sendDelivery.mockRejectedValue(new AppError('errors.platformAway'))
  await show(chosen(toDoor))
  await goOn()
  expect(shown()).toContain(t('errors.platformAway'))
  expect([onDone, onOffline].map(({ mock }) => mock.calls)).toEqual([[], []])
})

test('only without a connection is what the device has stored to be chosen from', async () => {
  Object.assign(shop, { isLoaded: false, error: new AppError('errors.offline') })
  await show({}, [toDoor])
  expect(radio('home/standard')?.checked).toBe(true)
  shop.error = new AppError('errors.platformAway')
  await show({}, [toDoor])
  expect(radio('home/standard')).toBeNull()
  expect(shown()).toContain(t('errors.platformAway'))
})

test.each(['errors.offline', 'errors.platformAway'] as const)(
  'the ways of delivery stay when asking for them again ends with %s',
  async (code) => {
    await show(atPoint)
    shop.error = new AppError(code)
    await show(atPoint, [toDoor])
    expect(radio('pickup/servicepoint')?.checked).toBe(true)
  },
)

test('where nothing is delivered it is said', async () => {
  shop.methods = []
  await show({})
  expect(shown()).toContain(t('checkout.delivery.none'))
})

test('a service point that has gone is no longer chosen, and those that are left are asked for', async () => {
  sendDelivery.mockRejectedValue(new AppError('errors.checkout.pointGone'))
  await show(atPoint)
  await goOn()
  expect(shown()).toContain(t('errors.checkout.pointGone'))
  expect(update).toHaveBeenLastCalledWith({ servicePoint: null })
  expect(askAgain).toHaveBeenCalledWith('checkout.servicePoints')
})

test('a way to deliver that has gone is said to be gone, once the shop was asked for those that are left', async () => {
  sendDelivery.mockRejectedValue(new AppError('errors.checkout.refused'))
  shop.askedAgain.mockResolvedValue({ methods: [toDoor] })
  await show(atPoint)
  await goOn()
  expect(shown()).toContain(t('checkout.delivery.gone'))

  shop.askedAgain.mockResolvedValue({ methods: [toPoint] }) // it was something else
  await goOn()
  expect(shown()).toContain(t('errors.checkout.refused'))
})
