import { describe, expect, test } from 'vitest'
import { noLineOptions } from '#shared/cart/line-options.ts'
import { storeViews } from '#shared/store-views.ts'
import { aContact, anAddress } from '#tests/support/builders.ts'
import { type OrderDraft, type OrderLine, toOrder } from '#worker/platform/protocol/order.ts'
import { toPlatformAddress } from '#worker/platform/protocol/platform-address.ts'

const aLine = (parts: Partial<OrderLine> = {}): OrderLine => ({
  sku: 'NV-RACE-187',
  parentSku: 'NV-RACE',
  name: 'Race Skate',
  type: 'configurable',
  quantity: 1,
  unitPrice: 4199_00,
  unitPriceExclTax: 3359_20,
  serverId: '66257',
  options: { ...noLineOptions, configurable: [{ optionId: '201', value: '611' }] },
  ...parts,
})
const address = toPlatformAddress(anAddress(), aContact())
const aDraft = (parts: Partial<OrderDraft> = {}): OrderDraft => ({
  userId: '158',
  cartId: '81668',
  lines: [aLine()],
  shippingAddress: address,
  billingAddress: { ...address, vat_id: '' },
  method: { carrierCode: 'pickup', methodCode: 'servicepoint' },
  paymentMethodCode: 'hosted_invoice',
  expectedTotal: 4248_00,
  ...parts,
})
const stamps = { orderId: '1711705563000-1b2c', now: new Date('2026-11-21T10:46:03Z') }
const anOrder = (parts: Partial<OrderDraft> = {}) => toOrder(aDraft(parts), storeViews.sv, stamps)

describe('toOrder', () => {
  test('R3.56 R3.57 R7.26 an order carries who buys what, from which cart of which store', () => {
    const order = anOrder()
    expect(order).toMatchObject({
      user_id: '158',
      cart_id: '81668',
      store_code: 'sv',
      store_id: 1,
      order_id: '1711705563000-1b2c',
      created_at: '2026-11-21T10:46:03.000Z',
      transmited: true,
    })
    expect(order.products).toEqual([
      {
        sku: 'NV-RACE-187',
        parentSku: 'NV-RACE',
        qty: 1,
        price: 3359.2,
        price_incl_tax: 4199,
        name: 'Race Skate',
        type_id: 'configurable',
        server_item_id: 66257,
        product_option: {
          extension_attributes: {
            configurable_item_options: [{ option_id: '201', option_value: '611' }],
            custom_options: [],
            bundle_options: [],
          },
        },
      },
    ])
    expect(order.addressInformation).toEqual({
      shippingAddress: address,
      billingAddress: { ...address, vat_id: '' },
      shipping_carrier_code: 'pickup',
      shipping_method_code: 'servicepoint',
      payment_method_code: 'hosted_invoice',
      expected_grand_total: 4248,
      payment_method_additional: {},
      shippingExtraFields: {},
    })
  })

  test('R6.4 the id of a guest is empty', () => {
    expect(anOrder({ userId: null }).user_id).toBe('')
  })

  test('a virtual cart has neither a shipping address nor a way to send it', () => {
    const { addressInformation } = anOrder({ shippingAddress: null, method: null })
    expect(Object.keys(addressInformation).filter((key) => /^shipping(?!Extra)/.test(key))).toEqual([])
  })

  test('R5.2 what costs nothing comes after what is paid, because the first price is checked', () => {
    const lines = [aLine({ sku: 'FREE', unitPrice: 0 }), aLine({ sku: 'B' }), aLine({ sku: 'A' })]
    expect(anOrder({ lines }).products.map(({ sku }) => sku)).toEqual(['B', 'A', 'FREE'])
  })
})
