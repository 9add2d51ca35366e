import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import type { StoredOrder } from '#platform/commerce/orders/stored-order.ts'
import { storeOfCode } from '#platform/commerce/stores.ts'
import { failedLoginsMail, newEmailMail, passwordMail, welcomeMail } from '#platform/mails/account-mails.ts'
import { backInStockMail } from '#platform/mails/back-in-stock-mail.ts'
import { dispatchMail } from '#platform/mails/dispatch-mail.ts'
import { formatMoment, formatMoney } from '#platform/mails/format.ts'
import { giftCardMail } from '#platform/mails/gift-card-mail.ts'
import type { Mail } from '#platform/mails/mail.ts'
import { orderMail } from '#platform/mails/order-mail.ts'
import { mailTexts } from '#platform/mails/texts.ts'
import { withdrawalMail } from '#platform/mails/withdrawal-mail.ts'
import { anAddress, post, prepareShop } from './commerce-fixture.ts'
import { aLine, anOffer, aPostalAddress, aShipment, aStoredOrder, aWithdrawal } from './order-builders.ts'

const STORES = ['sv', 'no', 'en'] as const
const ORIGINS = JSON.stringify({
  sv: 'https://skare.example',
  no: 'https://no.skare.example',
  en: 'https://skare.example',
})
const NBSP = '\u00a0'

const initials = { label: 'Initials', value: 'ÅB', price: 79_50, percent: false }

/** An order with everything that has an amount: goods, options, discount, gift card, delivery. */
const aRichOrder = (store: (typeof STORES)[number], more: Partial<StoredOrder> = {}) =>
  aStoredOrder({
    store,
    lines: [aLine({ sku: 'SKI', qty: 2 }), aLine({ itemId: 2, sku: 'CAP', extras: [initials] })],
    offers: [
      anOffer({ sku: 'SKI', name: 'Race Skate', regularPrice: 12_345_60 }),
      anOffer({ sku: 'CAP', name: 'Cap', regularPrice: 300_00 }),
    ],
    cart: {
      carrierCode: 'express',
      methodCode: 'nextday',
      coupon: { code: 'SKARE10', kind: 'percent', amount: 10 },
      giftCard: { code: 'GK', amount: 500_00 },
    },
    more,
  })

/** What a mail program shows of a document: no head, no tags, characters instead of entities. */
const shownOf = ({ html }: Mail) =>
  (html ?? '')
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(lt|gt|quot|#39|amp);/g,
      (_, name) => ({ lt: '<', gt: '>', quot: '"', '#39': "'" })[String(name)] ?? '&',
    )

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s:]+/)
    .filter((word) => word !== '' && !word.startsWith('//'))
    .toSorted()

const mailsOf = (store: (typeof STORES)[number]): Mail[] => {
  const order = aRichOrder(store)
  return [
    orderMail(order, ORIGINS),
    dispatchMail(order, aShipment()),
    withdrawalMail(order, { ...aWithdrawal({ kind: 'exchange', note: 'Size 42' }), name: 'Åsa Berg' }),
    withdrawalMail(order, { ...aWithdrawal(), name: 'Åsa Berg' }),
    giftCardMail(
      { cards: [{ code: 'K7QX-2M9D', balance: 500_00 }], currency: 'SEK', validTo: '2028-03-01 22:59:59' },
      { number: '100000024', email: 'asa@example.com', store: storeOfCode(store) },
    ),
    passwordMail('asa@example.com', 'abc123', storeOfCode(store), undefined),
    welcomeMail('asa@example.com', storeOfCode(store)),
    newEmailMail('asa@example.com', storeOfCode(store)),
    failedLoginsMail('asa@example.com', storeOfCode(store)),
    {
      ...backInStockMail({ name: 'Race', urlPath: 'race', childSku: null }, storeOfCode(store), ORIGINS),
      recipient: 'asa@example.com',
    },
  ]
}

describe.each(STORES)('the mails of the store %s', (store) => {
  test('say the same as text and as a document, word for word', () => {
    for (const mail of mailsOf(store)) {
      const text = mail.body.replace(/https:\S+/g, '')
      expect(wordsOf(shownOf(mail).replace('Skare', '')), mail.subject).toEqual(wordsOf(text))
    }
  })

  test('are documents in the language of the store, with nothing that is missing', () => {
    for (const { html, body, subject } of mailsOf(store)) {
      expect(html).toContain(`<html lang="${storeOfCode(store).language}">`)
      for (const form of [html, body, subject]) expect(form).not.toMatch(/undefined|null|NaN|\[object/)
    }
  })

  test('the confirmation adds up; the VAT is a part of the sum before the gift card', () => {
    const { body } = orderMail(aRichOrder(store), ORIGINS)
    const { sums } = mailTexts[storeOfCode(store).language]
    const money = (major: number) => formatMoney(major, storeOfCode(store))
    const { shipping_incl_tax: delivery, tax_amount: vat } = aRichOrder(store).document
    const rows = [
      [sums.goods, 25_070.7],
      [`${sums.discount} (SKARE10)`, -2_507.07],
      [sums.delivery, delivery],
      [sums.beforeGiftCard, 25_070.7 - 2_507.07 + delivery],
      [sums.vat, vat],
      [sums.giftCard, -500],
      [sums.total, 25_070.7 - 2_507.07 + delivery - 500],
    ] as const
    expect(body).toContain(rows.map(([label, amount]) => `${label}: ${money(amount)}`).join('\n'))
  })
})

describe('the confirmation', () => {
  test('in Swedish reads like this', () => {
    const order = aStoredOrder({ lines: [aLine({ sku: 'WAX', qty: 2, extras: [initials] })] })
    expect(orderMail(order, ORIGINS).body.replaceAll(NBSP, ' ')).toBe(`Tack för din beställning!

Du får ett mejl till när vi skickar varorna.

Ordernummer: 100000024
Beställd: 1 mars 2026 kl. 11:00 CET
Betalning: Kort
Leverans: Till ombud

DIN BESTÄLLNING

2 × WAX: 557 kr
   Initials: ÅB

Varor: 557 kr
Frakt: 49 kr
Totalt: 606 kr
Varav moms: 121,20 kr

ADRESSER

Leveransadress:
Åsa Berg
Spårvägen 4
831 30 Östersund

Fakturaadress:
Åsa Berg
Spårvägen 4
831 30 Östersund

ÅNGERRÄTT

Det här går inte att ångra: WAX.

Skare Sport AB, Stadiongatan 8, 831 52 Östersund · hej@skare.example`)
  })

  test.each([
    ['sv', 'https://skare.example/angra-kop'],
    ['no', 'https://no.skare.example/angre-kjop'],
    ['en', 'https://skare.example/en/withdraw'],
  ] as const)('of the store %s leads to its page for withdrawing', (store, address) => {
    const { body, html } = orderMail(aRichOrder(store), ORIGINS)
    expect(body.split('\n')).toContain(address)
    expect(html).toContain(`href="${address}"`)
    expect(orderMail(aRichOrder(store), undefined).body).not.toContain('http')
  })

  test('says how long services can be withdrawn from, and of goods only where there are some', () => {
    const service = aLine({ sku: 'SERVICE', productType: 'virtual' })
    const words = 'Tjänster kan du ångra inom 14 dagar från beställningen, så länge de inte är utförda.'
    const { body } = orderMail(aStoredOrder({ lines: [service] }), ORIGINS)
    expect(body).toContain(words)
    expect(body).toContain('/angra-kop')
    expect(body).not.toContain('öppet köp')
    const both = orderMail(aStoredOrder({ lines: [service, aLine({ sku: 'WAX', itemId: 2 })] }), ORIGINS).body
    expect(both).toContain(words)
    expect(both).toContain('öppet köp')
  })

  test('names the place that the parcel goes to once, and whether it is a pickup point', () => {
    const order = aStoredOrder({ cart: { servicePointId: 'SE-104222' } })
    const extension_attributes = { ...order.document.extension_attributes, service_point_id: 'SE-104222' }
    const toPoint = { ...order, document: { ...order.document, extension_attributes } }
    for (const { body } of [orderMail(toPoint, ORIGINS), dispatchMail(toPoint, aShipment())]) {
      expect(body).toContain(
        'Utlämningsställe:\nÅsa Berg\nPressbyrån Stortorget\nStortorget 4\n83130 Östersund\n',
      )
      expect(body.match(/Stortorget 4/g)).toHaveLength(1)
      expect(body).not.toContain('Leveransadress')
    }
    for (const { body } of [orderMail(aStoredOrder(), ORIGINS), dispatchMail(aStoredOrder(), aShipment())])
      expect(body).toContain('Leveransadress:\nÅsa Berg\nSpårvägen 4\n')
  })

  test('R3.32 names the VAT number of an address', () => {
    const address = aPostalAddress({ company: 'Berg AB', vat_id: 'SE556677889901' })
    const { body, html } = orderMail(aStoredOrder({ address }), ORIGINS)
    for (const form of [body, html]) expect(form).toContain('SE556677889901')
  })

  test('names a country only when it is not the one of the store', () => {
    const address = aPostalAddress({ country_id: 'NO' })
    expect(orderMail(aStoredOrder({ address }), ORIGINS).body).toContain('Östersund\nNorge\n')
    expect(orderMail(aStoredOrder({ address, store: 'no' }), ORIGINS).body).not.toContain('Norge')
  })

  test('of an order with nothing to send promises no parcel', () => {
    const order = aStoredOrder({ lines: [aLine({ sku: 'PLAN', productType: 'downloadable' })] })
    const { body } = orderMail(order, ORIGINS)
    expect(body).not.toContain('skickar')
    expect(body).not.toContain('Leveransadress')
    expect(body).not.toContain('Frakt')
  })
})

test.each([
  ['sv', 'Ditt konto hos Skare har en ny e-postadress', 'Var det inte du?', 'hej@'],
  ['no', 'Kontoen din hos Skare har en ny e-postadresse', 'Var det ikke deg?', 'hei@'],
  ['en', 'Your account at Skare has a new email address', 'Was this not you?', 'hello@'],
] as const)('the mail to the old address of an account, from %s, says what to do', (...row) => {
  const [store, subject, notYou, contact] = row
  const mail = newEmailMail('asa@example.com', storeOfCode(store))
  expect(mail).toMatchObject({ kind: 'email', recipient: 'asa@example.com', subject })
  expect(mail.body).toContain(notYou)
  expect(mail.body).toContain(`${contact}skare.example`)
})

describe('what shoppers type', () => {
  const hostile = '<img src=x onerror="alert(1)">\nTotalt: 0 kr'
  const mails = () => {
    const address = aPostalAddress({ firstname: hostile, city: hostile })
    const offers = [anOffer({ sku: 'WAX', name: hostile })]
    const lines = [aLine({ sku: 'WAX', qty: 2, extras: [{ ...initials, label: hostile, value: hostile }] })]
    const order = aStoredOrder({ address, offers, lines })
    const typed = { ...aWithdrawal({ note: hostile, kind: 'exchange' }), name: hostile }
    return [orderMail(order, ORIGINS), dispatchMail(order, aShipment()), withdrawalMail(order, typed)]
  }

  test('is text in the document, and stays on its line', () => {
    for (const { html, body } of mails()) {
      expect(html).not.toContain('<img')
      expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
      expect(body.split('\n').filter((line) => line.startsWith('Totalt: 0'))).toEqual([])
    }
  })
})

describe('the receipt of a withdrawal', () => {
  const nextOf = (at: string, more: Partial<StoredOrder> = {}) =>
    withdrawalMail(aStoredOrder({ more }), { ...aWithdrawal({ received_at: at }), name: 'Åsa' }).body

  test('has date, time and zone of the store’s clocks', () => {
    expect(nextOf('2026-03-29 00:59:00')).toContain('Mottagen: 29 mars 2026 kl. 01:59 CET')
    expect(nextOf('2026-03-29 01:00:00')).toContain('Mottagen: 29 mars 2026 kl. 03:00 CEST')
    expect(formatMoment('2026-07-01 10:00:00', storeOfCode('no'))).toBe('1. juli 2026 kl. 12:00 CEST')
    expect(formatMoment('2026-07-01 10:00:00', storeOfCode('en'))).toBe('1 July 2026, 12:00 CEST')
  })

  test('says where goods go, and what to write on the parcel', () => {
    const { address, withdrawal } = mailTexts.sv
    expect(nextOf('2026-03-04 12:00:00')).toContain(withdrawal.send(address, aWithdrawal({}).reference))
  })

  test('promises what the law says within 14 days, and what open purchase says after', () => {
    const shipments = [aShipment({ delivered_at: '2026-03-03 12:00:00' })]
    const { nextOfWithdrawal, nextOfOpenPurchase } = mailTexts.sv.withdrawal
    expect(nextOf('2026-03-04 12:00:00', { shipments })).toContain(nextOfWithdrawal)
    expect(nextOf('2026-04-04 12:00:00', { shipments })).toContain(nextOfOpenPurchase)
  })
})

test.each([
  ['sv', 1299, '1 299 kr'],
  ['sv', -19.9, '−19,90 kr'],
  ['no', 12345.6, '12 345,60 kr'],
  ['en', 1129.5, '1,129.50 €'],
  ['en', 0, '0 €'],
] as const)('in the store %s %d is %s', (store, major, text) => {
  expect(formatMoney(major, storeOfCode(store)).replaceAll(NBSP, ' ')).toBe(text)
})

describe('the outbox', () => {
  prepareShop()

  test('the confirmation has the number that the database gave, in subject, text and document', async () => {
    const products = [{ sku: 'WAX', qty: 1, price: 1 }]
    const addressInformation = {
      shippingAddress: anAddress,
      billingAddress: anAddress,
      shipping_carrier_code: 'pickup',
      shipping_method_code: 'servicepoint',
      payment_method_code: 'hosted_invoice',
    }
    const { result } = await post('/api/order', { order_id: 'mail-1', products, addressInformation })
    const mail = await env.DB.prepare('SELECT * FROM mail ORDER BY id DESC LIMIT 1').first<Mail>()
    expect(mail).toMatchObject({ kind: 'order', subject: `Orderbekräftelse ${result.orderNumber}` })
    expect(mail?.body).toContain(`Ordernummer: ${result.orderNumber}`)
    expect(mail?.html).toContain(`>${result.orderNumber}</td>`)
    const placement = /[0-9a-f]{8}-[0-9a-f]{4}-/
    for (const form of [mail?.subject, mail?.body, mail?.html]) expect(form).not.toMatch(placement)
  })
})

test.each(['{sv:', 'null', 'https://skare.example'])(
  'an order waits for no link: %s gives none',
  (origins) => {
    const order = aRichOrder('sv')
    expect(orderMail(order, origins)).toEqual(orderMail(order, undefined))
  },
)
