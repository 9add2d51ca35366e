import { env } from 'cloudflare:test'
import { afterEach, describe, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { unavailableLines } from '#shared/cart/unavailable-lines.ts'
import { storeViews } from '#shared/store-views.ts'
import { translateFor } from '#worker/i18n/messages.ts'
import type { CartAnswer } from '../support/cart-answer.ts'
import { deliver } from '../support/checkout.ts'
import { noticeOn } from '../support/forms.ts'
import { createShopper, upstream } from '../support/shop.ts'

const { DB } = env as unknown as { DB: D1Database } // the platform's, bound by vitest.config.ts

type Shopper = ReturnType<typeof createShopper>

async function add(shopper: Shopper, line: Record<string, unknown>): Promise<CartAnswer> {
  const response = await shopper.send('POST', '/api/cart/lines', { quantity: 1, ...line })
  expect(response.status).toBe(200)
  return response.json()
}

const keysOf = ({ notices }: CartAnswer) => notices.map(({ key }) => key)

/** Options of DEMO-BUNDLE: skis, boots, binding, poles and the sleeve, which is optional. */
const chosen = (...links: number[]) =>
  links.map((link) => ({ optionId: String(Math.floor(link / 100)), quantity: 1, selections: [String(link)] }))
const WHOLE = chosen(101, 202, 301, 403)

describe('a bundle', () => {
  test('R1.28 R4.37 R4.38: goes into the cart as chosen, as one line with its members and their prices', async () => {
    const { cart, ...answer } = await add(createShopper(), { sku: 'DEMO-BUNDLE', bundle: WHOLE })
    expect(keysOf({ cart, ...answer })).toEqual(['notices.cart.added'])
    expect(cart.lines).toMatchObject([
      { parentSku: 'DEMO-BUNDLE', name: 'Isrand Skidpaket Classic Komplett', quantity: 1 },
    ])
    const [line] = cart.lines
    expect(line?.unitPrice).toBe((1799 + 999 + 449 + 399) * 100)
    expect(line?.path).toBeTruthy()
    expect(line?.image).toBeTruthy()
    expect(line?.options.map(({ value }) => value).join()).toMatch(/190.*40.*Paketbindning.*150/)
  })

  test('R5.5 R5.6: says what is missing and adds nothing while a required option is open', async () => {
    const answer = await add(createShopper(), { sku: 'DEMO-BUNDLE', bundle: chosen(101, 301, 403) })
    expect(keysOf(answer)).toEqual(['errors.cart.missingSelectionsOf'])
    expect(answer.notices[0]).toMatchObject({ params: { options: 'pjäxor' } })
    expect(answer.cart.lines).toEqual([])
  })

  test('R5.6: bought without a choice, it asks for every size, and for nothing else', async () => {
    const answer = await add(createShopper(), { sku: 'DEMO-BUNDLE', bundle: chosen(301) })
    expect(answer.notices).toMatchObject([{ params: { options: 'skidor, pjäxor, stavar' } }])
  })

  test('R5.6: its form without JavaScript is answered with what is missing', async () => {
    const shopper = createShopper()
    await shopper.post('/varukorg', {
      sku: 'DEMO-BUNDLE',
      quantity: '1',
      ...{ 'bundle.1': '101', 'bundle.3': '301', 'bundle.4': '403' },
    })
    expect(await noticeOn(shopper)).toContain('Du har inte gjort alla val som krävs: pjäxor.')
  })

  test('R4.20 R4.28: its page chooses no size, and the price is the lowest', async () => {
    const html = await (await createShopper().get('/p/DEMO-BUNDLE/x')).text()
    const radios = html.match(/<input[^>]*name="bundle[^>]*>/g) ?? []
    const named = (name: string) => radios.filter((radio) => radio.includes(`name="${name}"`))
    for (const size of ['bundle.1', 'bundle.2', 'bundle.4']) {
      expect(named(size).length).toBeGreaterThan(1)
      expect(named(size).every((radio) => radio.includes('required') && !radio.includes('checked'))).toBe(
        true,
      )
    }
    expect(named('bundle.3')).toEqual([expect.stringMatching(/type="hidden".*value="301"/)])
    expect(named('bundle.5').filter((radio) => radio.includes('checked'))).toEqual([
      expect.stringContaining('value=""'),
    ])
    expect(html).toMatch(/>från<\/span><b>3\s646/)
  })

  test('a link that the bundle does not have is as good as none', async () => {
    const answer = await add(createShopper(), { sku: 'DEMO-BUNDLE', bundle: chosen(101, 299, 301, 403) })
    expect(keysOf(answer)).toEqual(['errors.cart.missingSelectionsOf'])
  })

  test('R4.31: chosen otherwise it is another line, chosen alike it is the same', async () => {
    const shopper = createShopper()
    await add(shopper, { sku: 'DEMO-BUNDLE', bundle: WHOLE })
    await add(shopper, { sku: 'DEMO-BUNDLE', bundle: WHOLE })
    const { cart } = await add(shopper, { sku: 'DEMO-BUNDLE', bundle: chosen(101, 203, 301, 403) })
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
  })
})

describe('the stock of a bundle in the cart', () => {
  afterEach(() => upstream.reset())

  /** The platform's stock of one sku; the others as they are. */
  const stockOf = (sku: string, stock: object) => {
    upstream.answer = async (request) => {
      if (!request.url.includes('/api/stock/list')) return undefined
      const skus = new URL(request.url).searchParams.get('skus')?.split(',') ?? []
      const result = skus.map((one) => ({
        product_sku: one,
        manage_stock: true,
        ...(one === sku ? stock : { is_in_stock: true, qty: 50 }),
      }))
      return Response.json({ code: 200, result })
    }
  }
  const soldOut = { is_in_stock: false, qty: 0 }
  /** The platform itself has so many, and refuses more. */
  const stockAt = (sku: string, qty: number) =>
    DB.prepare('UPDATE stock_item SET qty = ? WHERE sku = ?').bind(qty, sku).run()
  const lineOf = async (shopper: Shopper) => (await (await shopper.get('/api/cart')).json<Cart>()).lines[0]

  test('R4.37 R4.67: is sold out when a part that was chosen is, and not for another part', async () => {
    const shopper = createShopper()
    await add(shopper, { sku: 'DEMO-BUNDLE', bundle: WHOLE })
    stockOf('DEMO-BUNDLE-BOOT-40', soldOut)
    expect(await lineOf(shopper)).toMatchObject({ inStock: false, stockNotice: { key: 'cart.soldOut' } })
    stockOf('DEMO-BUNDLE-BOOT-41', soldOut)
    expect(await lineOf(shopper)).toMatchObject({ inStock: true })
  })

  test('R4.33 R8.12: goes into the cart with a warning when nobody is sure of a part that was chosen', async () => {
    stockOf('DEMO-BUNDLE-BOOT-40', { status: 'pending' })
    const answer = await add(createShopper(), { sku: 'DEMO-BUNDLE', bundle: WHOLE })
    expect(keysOf(answer)).toEqual(['notices.cart.volatileStock', 'notices.cart.added'])
    stockOf('DEMO-BUNDLE-BOOT-41', { status: 'pending' })
    const other = await add(createShopper(), { sku: 'DEMO-BUNDLE', bundle: WHOLE })
    expect(keysOf(other)).toEqual(['notices.cart.added'])
  })

  test('R4.38: as many can be bought as the scarcest part allows', async () => {
    const shopper = createShopper()
    await add(shopper, { sku: 'DEMO-BUNDLE', bundle: WHOLE })
    stockOf('DEMO-BUNDLE-BIN', { is_in_stock: true, qty: 2 })
    expect(await lineOf(shopper)).toMatchObject({ maxQuantity: 2 })
  })

  test('R4.38: another choice of a bundle is refused only for what both of them take', async () => {
    const shopper = createShopper()
    await add(shopper, { sku: 'DEMO-BUNDLE', bundle: WHOLE, quantity: 3 })
    stockOf('DEMO-BUNDLE-BOOT-41', { is_in_stock: true, qty: 1 })
    const other = { sku: 'DEMO-BUNDLE', bundle: chosen(101, 203, 301, 403) }
    expect(keysOf(await add(shopper, other))).toEqual(['notices.cart.added'])
    stockOf('DEMO-BUNDLE-BIN', { is_in_stock: true, qty: 4 })
    expect(keysOf(await add(shopper, other))).toEqual(['errors.cart.outOfStock'])
  })

  test('R4.38: what is in the cart by itself is no part of a bundle any more', async () => {
    const shopper = createShopper()
    await add(shopper, { sku: 'DEMO-BUNDLE-BIN', quantity: 2 })
    stockOf('DEMO-BUNDLE-BIN', { is_in_stock: true, qty: 2 })
    const answer = await add(shopper, { sku: 'DEMO-BUNDLE', bundle: WHOLE })
    expect(keysOf(answer)).toEqual(['errors.cart.outOfStock'])
  })

  test('R4.35 R4.36: a part by itself is added as far as the package leaves it, and that is said', async () => {
    const shopper = createShopper()
    await add(shopper, { sku: 'DEMO-BUNDLE', bundle: WHOLE })
    await stockAt('DEMO-BUNDLE-BIN', 3)
    const { cart, notices } = await add(shopper, { sku: 'DEMO-BUNDLE-BIN', quantity: 4 })
    await stockAt('DEMO-BUNDLE-BIN', 50)
    expect(notices.map(({ key }) => key)).toEqual(['notices.cart.stockLimit', 'notices.cart.added'])
    expect(notices[0]?.params).toMatchObject({ quantity: 3 })
    expect(cart.lines.map(({ quantity, maxQuantity }) => [quantity, maxQuantity])).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  test('R4.38 R8.13: more packages than the part by itself leaves become as many as there can be', async () => {
    const shopper = createShopper()
    await add(shopper, { sku: 'DEMO-BUNDLE-BIN', quantity: 1 })
    const { cart } = await add(shopper, { sku: 'DEMO-BUNDLE', bundle: WHOLE })
    await stockAt('DEMO-BUNDLE-BIN', 3)
    const response = await shopper.send('PATCH', `/api/cart/lines/${cart.lines[1]?.id}`, { quantity: 4 })
    const changed = await response.json<CartAnswer>()
    await stockAt('DEMO-BUNDLE-BIN', 50)
    expect(keysOf(changed)).toEqual(['notices.cart.stockLimit'])
    expect(changed.cart.lines.map(({ quantity }) => quantity)).toEqual([1, 2])
  })

  test('R4.37 R4.67: no payment begins for a package and a part of it of which one is left', async () => {
    const shopper = createShopper()
    await add(shopper, { sku: 'DEMO-BUNDLE', bundle: WHOLE })
    await add(shopper, { sku: 'DEMO-BUNDLE-BIN' })
    await deliver(shopper)
    stockOf('DEMO-BUNDLE-BIN', { is_in_stock: true, qty: 1 })
    const { lines } = await (await shopper.get('/api/cart')).json<Cart>()
    expect(lines.map(({ stockNotice, maxQuantity }) => [stockNotice?.key, maxQuantity])).toEqual([
      ['errors.cart.quantityNotAvailable', 0],
      ['errors.cart.quantityNotAvailable', 0],
    ])
    const response = await shopper.send('POST', '/api/checkout/payment-session')
    expect([response.status, await response.json()]).toMatchObject([
      409,
      {
        error: { code: 'errors.order.soldOut', params: { names: lines.map(({ name }) => name).join(', ') } },
      },
    ])
  })

  test('R4.31 R4.37: two lines of one sku share what is left of it', async () => {
    const shopper = createShopper()
    for (const value of ['AB', 'CD'])
      await add(shopper, { sku: 'DEMO-INITIALS', custom: [{ optionId: '1', value }], quantity: 2 })
    stockOf('DEMO-INITIALS', { is_in_stock: true, qty: 3 })
    const { lines } = await (await shopper.get('/api/cart')).json<Cart>()
    expect(lines.map(({ maxQuantity }) => maxQuantity)).toEqual([1, 1])
    expect(unavailableLines({ lines })).toHaveLength(2)
  })

  test('no payment begins while a part of it is sold out', async () => {
    const shopper = createShopper()
    await add(shopper, { sku: 'DEMO-BUNDLE', bundle: WHOLE })
    await deliver(shopper)
    stockOf('DEMO-BUNDLE-BOOT-40', soldOut)
    const response = await shopper.send('POST', '/api/checkout/payment-session')
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { error: { code: 'errors.order.soldOut' } },
    ])
  })
})

test('R4.30 R4.38: a bundle of which several may be chosen takes each in its own quantity', async () => {
  const bundle = [
    { optionId: '1', quantity: 1, selections: ['101', '103'] },
    { optionId: '2', quantity: 1, selections: ['201'] },
  ]
  const { cart, notices } = await add(createShopper(), { sku: 'DEMO-MULTI', bundle })
  expect(notices.map(({ key }) => key)).toEqual(['notices.cart.added'])
  expect(cart.lines[0]?.options.map(({ value }) => value).join()).toMatch(/^6 × .*2 × [^×]*$/)
})

describe('R4.30: how many of a part is the shopper’s choice where the bundle allows it', () => {
  const GELS = { optionId: '1', selections: ['101', '103'] }
  const values = ({ cart }: CartAnswer) => cart.lines[0]?.options.map(({ value }) => value).join()

  test('three drinks are three drinks, in the line and in its price', async () => {
    const one = await add(createShopper(), {
      sku: 'DEMO-MULTI',
      bundle: [GELS, { optionId: '2', selections: ['201'] }],
    })
    const three = await add(createShopper(), {
      sku: 'DEMO-MULTI',
      bundle: [GELS, { optionId: '2', selections: ['201'], quantity: 3 }],
    })
    expect([values(one), values(three)]).toEqual([
      expect.stringMatching(/,Loppdryck$/),
      expect.stringMatching(/3 × /),
    ])
    expect((three.cart.lines[0]?.unitPrice ?? 0) - (one.cart.lines[0]?.unitPrice ?? 0)).toBe(2 * 249_00)
  })

  test('elsewhere a part comes in its own quantity', async () => {
    const bundle = WHOLE.map((choice) => ({ ...choice, quantity: 4 }))
    const { cart } = await add(createShopper(), { sku: 'DEMO-BUNDLE', bundle })
    expect(cart.lines[0]?.unitPrice).toBe((1799 + 999 + 449 + 399) * 100)
  })

  test('more than are in stock are refused', async () => {
    const answer = await add(createShopper(), {
      sku: 'DEMO-MULTI',
      bundle: [GELS, { optionId: '2', selections: ['201'], quantity: 9999 }],
    })
    expect(keysOf(answer)).toEqual(['errors.cart.outOfStock'])
    expect(answer.cart.lines).toEqual([])
  })
})

test('R8.8: a combination that the product does not have is refused in words of its own', async () => {
  const line = { sku: 'DEMO-SALE', parentSku: 'DEMO-CONF', quantity: 1 }
  const response = await createShopper().send('POST', '/api/cart/lines', line)
  expect([response.status, await response.json()]).toEqual([
    404,
    { error: { code: 'errors.cart.unknownVariant' } },
  ])
})

describe('R4.25: a price that the index lacks and the platform knows', () => {
  const purge = () => createShopper().get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
  const PRICES = /"(?:(?:original_|special_)?price_incl_tax|o?pit|spit)":[\d.]+,?/g // by its name, and compact

  /** Runs with a search whose hits have no prices. */
  async function withoutPrices<T>(run: () => Promise<T>, isAway = false): Promise<T> {
    upstream.reset()
    upstream.answer = async (request) => {
      if (isAway && request.url.includes('render-list')) return Response.json({ code: 500, result: 'down' })
      if (!request.url.includes('/api/catalog/')) return undefined
      const text = await (await platform.fetch(request, env as unknown as PlatformBindings)).text()
      return new Response(text.replaceAll(PRICES, ''), { headers: { 'Content-Type': 'application/json' } })
    }
    await purge()
    try {
      return await run()
    } finally {
      upstream.reset()
      await purge()
    }
  }

  test.each([
    ['a product', { sku: 'DEMO-SALE' }],
    ['a bundle', { sku: 'DEMO-BUNDLE', bundle: WHOLE }],
    ['a group', { sku: 'DEMO-GROUPED', members: [{ sku: 'DEMO-GROUPED-RED', quantity: 1 }] }],
  ])('%s is bought at it', async (_, line) => {
    await withoutPrices(async () => {
      const { cart, ...answer } = await add(createShopper(), line)
      expect(keysOf({ cart, ...answer })).toEqual(['notices.cart.added'])
      expect(cart.lines[0]?.unitPrice).toBeGreaterThan(0)
      expect(upstream.calls.filter((call) => call.includes('render-list'))).toHaveLength(1)
    })
  })

  test('where nobody knows one, nothing is added', async () => {
    await withoutPrices(async () => {
      const { cart, ...answer } = await add(createShopper(), { sku: 'DEMO-SALE' })
      expect(keysOf({ cart, ...answer })).toEqual(['errors.cart.unknownPrice'])
      expect(cart.lines).toEqual([])
    }, true)
  })

  test('a price of the index asks nobody', async () => {
    upstream.reset()
    await add(createShopper(), { sku: 'DEMO-SALE' })
    expect(upstream.calls.some((call) => call.includes('render-list'))).toBe(false)
  })
})

describe('a grouped product', () => {
  const members = [
    { sku: 'DEMO-GROUPED-BLUE', quantity: 2 },
    { sku: 'DEMO-GROUPED-PURPLE', quantity: 0 },
    { sku: 'DEMO-GROUPED-RED', quantity: 1 },
  ]

  test('R1.28 R4.39: goes into the cart as its members, with one notice of success', async () => {
    const answer = await add(createShopper(), { sku: 'DEMO-GROUPED', members })
    expect(answer.cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['DEMO-GROUPED-BLUE', 2],
      ['DEMO-GROUPED-RED', 1],
    ])
    expect(keysOf(answer)).toEqual(['notices.cart.added'])
  })

  test('a member that is not shown by itself leads nowhere from the cart', async () => {
    const showAs = async (visibility: number) => {
      await DB.prepare("UPDATE product SET source = json_set(source, '$.visibility', ?) WHERE sku = ?")
        .bind(visibility, 'DEMO-GROUPED-BLUE')
        .run()
      await createShopper().get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
    }
    await showAs(1)
    const { cart } = await add(createShopper(), { sku: 'DEMO-GROUPED', members })
    await showAs(4)
    expect(cart.lines.map(({ path }) => path)).toEqual([null, expect.any(String)])
  })

  test('R5.5: none of any member is nothing to add', async () => {
    const answer = await add(createShopper(), { sku: 'DEMO-GROUPED', members: [] })
    expect(keysOf(answer)).toEqual(['errors.cart.missingSelections'])
    expect(answer.cart.lines).toEqual([])
  })

  test('R5.5 R8.11: a member that is out of stock is named', async () => {
    upstream.answer = ({ url }) => {
      if (!url.includes('/api/stock/list')) return undefined
      const soldOut = { is_in_stock: false, qty: 0, manage_stock: true }
      return Response.json({ code: 200, result: [{ product_sku: 'DEMO-GROUPED-RED', ...soldOut }] })
    }
    const { notices } = await add(createShopper(), { sku: 'DEMO-GROUPED', members })
    upstream.reset()
    expect(notices).toMatchObject([
      { key: 'errors.cart.outOfStockOf', params: { name: expect.stringContaining('Röd') } },
      { key: 'notices.cart.added' },
    ])
  })

  test('a product that is no member is left out', async () => {
    const foreign = [{ sku: 'DEMO-SALE', quantity: 1 }, ...members]
    const { cart } = await add(createShopper(), { sku: 'DEMO-GROUPED', members: foreign })
    expect(cart.lines.map(({ sku }) => sku)).not.toContain('DEMO-SALE')
  })

  test('where nothing asked for is a member, that is told', async () => {
    const members = [{ sku: 'DEMO-FREE', quantity: 1 }]
    const answer = await add(createShopper(), { sku: 'DEMO-GROUPED', members })
    expect(keysOf(answer)).toEqual(['errors.cart.unknownProduct'])
    expect(answer.cart.lines).toEqual([])
  })
})

describe('personalisation', () => {
  const personal = (initials: string, back = '') =>
    [
      { optionId: '1', value: initials },
      { optionId: '2', value: back },
    ].filter(({ value }) => value)

  test('R1.29 R1.30: initials and back name stand in the cart line and in its price', async () => {
    const { cart } = await add(createShopper(), { sku: 'DEMO-INITIALS', custom: personal('ÅB', 'Åström') })
    expect(cart.lines[0]?.options).toEqual([
      { label: 'Initialer', value: 'ÅB' },
      { label: 'Namn på ryggen', value: 'Åström' },
    ])
    expect(cart.lines[0]?.unitPrice).toBe((1299 + 79 + 149) * 100)
  })

  test('what cannot be seen is printed on nothing', async () => {
    const seen = await add(createShopper(), {
      sku: 'DEMO-INITIALS',
      custom: personal('Å\u0000B\u200b', 'Å\nB'),
    })
    expect(seen.cart.lines[0]?.options).toMatchObject([{ value: 'ÅB' }, { value: 'Å B' }])
    const unseen = await add(createShopper(), { sku: 'DEMO-INITIALS', custom: personal('\u200b') })
    expect(unseen.cart.lines[0]?.options ?? []).toEqual([])
  })

  test('R5.17: four initials are one too many', async () => {
    const answer = await add(createShopper(), { sku: 'DEMO-INITIALS', custom: personal('ABCD') })
    expect(answer.notices).toMatchObject([
      { type: 'error', key: 'errors.field.tooLongOf', params: { max: 3, field: 'Initialer' } },
    ])
    expect(answer.cart.lines).toEqual([])
  })

  test('R4.31: other initials are another line', async () => {
    const shopper = createShopper()
    await add(shopper, { sku: 'DEMO-INITIALS', custom: personal('AB') })
    const { cart } = await add(shopper, { sku: 'DEMO-INITIALS', custom: personal('CD') })
    expect(cart.lines).toHaveLength(2)
  })
})

test.each(['DEMO-VIRTUAL', 'DEMO-DOWNLOAD', 'DEMO-GIFTCARD', 'DEMO-SALE'])(
  'R1.28: %s goes into the cart at the price of its page',
  async (sku) => {
    const { cart } = await add(createShopper(), { sku })
    expect(cart.lines).toMatchObject([{ sku, quantity: 1 }])
    expect(cart.lines[0]?.unitPrice).toBeGreaterThan(0)
  },
)

test.each([
  ['DEMO-GROUPED', { 'member.DEMO-GROUPED-BLUE': '2.5' }, 'errors.quantity.positiveInteger'],
  ['DEMO-GROUPED', { 'member.DEMO-GROUPED-BLUE': '99999' }, 'errors.quantity.below'],
  [
    'DEMO-MULTI',
    { 'bundle.1.101': '101', 'bundle.2': '201', 'bundle-quantity.2': '-3' },
    'errors.quantity.aboveZero',
  ],
] as const)(
  'R5.9 R5.11 a part of %s in a wrong quantity is told without JavaScript: %o',
  async (sku, fields, key) => {
    const shopper = createShopper()
    await shopper.post('/varukorg', { sku, quantity: '1', ...fields })
    expect(await noticeOn(shopper)).toContain(translateFor(storeViews.sv)(key, { quantity: 10_000 }))
    expect((await (await shopper.get('/api/cart')).json<CartAnswer['cart']>()).lines).toEqual([])
  },
)

test.each([
  ['DEMO-BUNDLE', { 'bundle.1': '101', 'bundle.2': '202', 'bundle.3': '301', 'bundle.4': '403' }, 1],
  ['DEMO-GROUPED', { 'member.DEMO-GROUPED-BLUE': '1', 'member.DEMO-GROUPED-RED': '2' }, 2],
  ['DEMO-INITIALS', { 'custom.1': 'ÅB' }, 1],
  ['DEMO-MULTI', { 'bundle.1.101': '101', 'bundle.2': '201', 'bundle-quantity.2': '2' }, 1],
] as const)('%s is added by a form post, as without JavaScript', async (sku, fields, lines) => {
  const shopper = createShopper()
  const response = await shopper.post('/varukorg', { sku, quantity: '1', ...fields })
  expect(response.headers.get('Location')).toBe('/varukorg')
  expect(await noticeOn(shopper)).toBe(translateFor(storeViews.sv)('notices.cart.added'))
  const { lines: found } = await (await shopper.get('/api/cart')).json<CartAnswer['cart']>()
  expect(found).toHaveLength(lines)
})
