import { env } from 'cloudflare:test'
import { afterEach, describe, expect, test } from 'vitest'
import { app } from '#platform/app.ts'
import { fetchDownload } from '#platform/commerce/orders/downloads.ts'
import { findOrderByNumber } from '#platform/commerce/orders/stored-order.ts'
import { withdraw as withdrawFrom } from '#platform/commerce/orders/withdrawals.ts'
import { findTrainingPlan, minutesOf } from '#platform/downloads/training-plans.ts'
import { serviceProducts } from '#platform/seed/service-products.ts'
import { anAddress, call, post, prepareShop } from './commerce-fixture.ts'

prepareShop()
afterEach(() => call('DELETE', '/dials'))

const SERVICE = '/api/ext/order-service'
const DAY_MS = 86_400_000

interface Item {
  item_id: number
  sku: string
  withdrawal: { qty: number; reason: string | null }
  downloads: { title: string; url: string }[]
}

/** Orders a training plan with its two files, and wax; answers what names the order. */
async function anOrder() {
  const addressInformation = {
    shippingAddress: anAddress,
    billingAddress: anAddress,
    shipping_carrier_code: 'pickup',
    shipping_method_code: 'servicepoint',
    payment_method_code: 'hosted_invoice',
  }
  const products = ['DEMO-DOWNLOAD', 'WAX'].map((sku) => ({ sku, qty: 1, price: 1 }))
  const { code, result } = await post('/api/order', {
    order_id: crypto.randomUUID(),
    products,
    addressInformation,
  })
  expect(code).toBe(200)
  return { orderNumber: String(result.orderNumber), email: anAddress.email }
}

type Key = Awaited<ReturnType<typeof anOrder>>

async function itemOf(key: Key, wanted = 'DEMO-DOWNLOAD'): Promise<Item> {
  const { result } = await post(`${SERVICE}/order`, key)
  const plan = result.items.find(({ sku }: Item) => sku === wanted)
  expect(plan).toBeDefined()
  return plan
}

const ask = (url: string, method = 'GET') => app.request(url, { method }, env)

const withdraw = (key: Key, { item_id: itemId }: Item, kind = 'withdrawal') =>
  post(`${SERVICE}/withdraw`, {
    ...key,
    requestId: crypto.randomUUID(),
    kind,
    name: 'Åsa Berg',
    lines: [{ itemId, qty: 1 }],
  })

async function mailsOf({ orderNumber }: Key, kind = 'download'): Promise<string[]> {
  const { results } = await env.DB.prepare('SELECT body FROM mail WHERE kind = ? AND subject LIKE ?')
    .bind(kind, `%${orderNumber}%`)
    .all<{ body: string }>()
  return results.map(({ body }) => body)
}

describe('the files of an order', () => {
  test('each has an address of its own', async () => {
    const key = await anOrder()
    const { downloads } = await itemOf(key)
    expect(downloads.map(({ title }) => title)).toEqual(['Träningsprogram', 'Kalender'])
    const urls = downloads.map(({ url }) => url)
    for (const url of urls) expect(url).toMatch(/^\/downloads\/[0-9a-f]{32}$/)
    expect(new Set(urls).size).toBe(2)
  })

  test('goods have none', async () => {
    const { result } = await post(`${SERVICE}/order`, await anOrder())
    expect(result.items.find(({ sku }: Item) => sku === 'WAX').downloads).toEqual([])
  })

  test('an address shows what it is and what fetching it means, and fetches nothing', async () => {
    const key = await anOrder()
    const [file] = (await itemOf(key)).downloads
    const page = await ask(file?.url ?? '')
    const html = await page.text()
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('90 km')
    expect(html).toContain(`Order ${key.orderNumber}`)
    expect(html).toContain('inte längre kan ångra')
    expect((await itemOf(key)).withdrawal).toEqual({ qty: 1, reason: null })
  })

  test.each([
    [0, ['Vecka 12', 'Passen', 'Intervaller']],
    [1, ['Vecka 12', 'sön', 'Intervaller']],
  ] as const)('its button fetches file %i', async (at, words) => {
    const key = await anOrder()
    const file = (await itemOf(key)).downloads[at]
    const answer = await ask(file?.url ?? '', 'POST')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="training-plan-90-km-(traningsprogram|kalender)\.pdf"$/,
    )
    const text = new TextDecoder('latin1').decode(await answer.arrayBuffer())
    expect(text.startsWith('%PDF-1.4\n')).toBe(true)
    for (const word of [...words, key.orderNumber]) expect(text).toContain(word)
    expectWholePdf(text)
  })

  test.each(['/downloads/0123456789abcdef0123456789abcdef', '/downloads/x/y', '/downloads'])(
    '%s is no file, in the language of the browser',
    async (url) => {
      for (const method of ['GET', 'POST']) {
        const headers = { 'Accept-Language': 'nb-NO,nb;q=0.9' }
        const page = await app.request(url, { method, headers }, env)
        expect(page.status).toBe(404)
        expect(await page.text()).toContain('Denne filen finnes ikke')
      }
    },
  )

  test('one that the shop does not have is said, and nothing is noted as fetched', async () => {
    const key = await anOrder()
    const plan = await itemOf(key)
    await env.DB.prepare(
      "UPDATE sales_order SET document = replace(document, 'DEMO-DOWNLOAD', 'IMPORTED') WHERE order_number = ?",
    )
      .bind(key.orderNumber)
      .run()
    const answer = await ask(plan.downloads[0]?.url ?? '', 'POST')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('hej@skare.example')
    const { result } = await post(`${SERVICE}/order`, key)
    expect(result.items.find(({ sku }: Item) => sku === 'IMPORTED').withdrawal.qty).toBe(1)
  })

  test('those of orders from before there were files have addresses, too', async () => {
    const key = await anOrder()
    const titles = (await itemOf(key)).downloads.map(({ title }) => title)
    await env.DB.prepare('DELETE FROM download').run()
    const migration = env.MIGRATIONS.find(({ name }) => name.startsWith('0018'))
    await env.DB.prepare(migration?.queries.at(-1) ?? '').run()
    expect((await itemOf(key)).downloads.map(({ title }) => title)).toEqual(titles)
  })
})

describe('the right of withdrawal (directive 2011/83/EU, article 16 (m))', () => {
  test('ends for a file when it is fetched', async () => {
    const key = await anOrder()
    const plan = await itemOf(key)
    await ask(plan.downloads[1]?.url ?? '', 'POST')
    expect((await itemOf(key)).withdrawal).toEqual({ qty: 0, reason: 'download' })
    expect((await withdraw(key, plan)).code).toBe(409)
    expect((await withdraw(key, await itemOf(key, 'WAX'))).code).toBe(200)
    await ask(plan.downloads[1]?.url ?? '', 'POST')
    const mails = await mailsOf(key)
    expect(mails).toHaveLength(1) // what the buyer agreed to, once
    expect(mails[0]).toMatch(/Kalender[\s\S]*$/)
    expect(mails[0]).toContain('inte längre har ångerrätt')
    const again = await ask(plan.downloads[1]?.url ?? '')
    expect(again.status).toBe(200) // it stays the buyer's
    expect(await again.text()).not.toContain('inte längre kan ångra')
  })

  test('nobody is told to have agreed to what no page has said: the days are over, or another file has ended them', async () => {
    const [late, both] = [await anOrder(), await anOrder()]
    for (const { url } of (await itemOf(both)).downloads) expect((await ask(url, 'POST')).status).toBe(200)
    expect(await mailsOf(both)).toHaveLength(1)
    await post('/dials/clock', { shiftMs: 15 * DAY_MS })
    const [file] = (await itemOf(late)).downloads
    expect(await (await ask(file?.url ?? '')).text()).not.toContain('inte längre kan ångra')
    expect((await ask(file?.url ?? '', 'POST')).status).toBe(200)
    expect(await mailsOf(late)).toEqual([])
  })

  test.each([
    [13, 1, null],
    [15, 0, 'download'],
  ])('%i days after the order %i can be withdrawn', async (days, qty, reason) => {
    const key = await anOrder()
    await post('/dials/clock', { shiftMs: days * DAY_MS })
    expect((await itemOf(key)).withdrawal).toEqual({ qty, reason })
  })

  test('what is withdrawn can no longer be fetched', async () => {
    const key = await anOrder()
    const plan = await itemOf(key)
    expect((await withdraw(key, plan)).code).toBe(200)
    expect((await itemOf(key)).downloads).toEqual([])
    for (const method of ['GET', 'POST'])
      expect((await ask(plan.downloads[0]?.url ?? '', method)).status).toBe(410)
  })

  test('a withdrawal that has begun before the file is fetched takes nothing that was fetched meanwhile', async () => {
    const key = await anOrder()
    const plan = await itemOf(key)
    const before = await findOrderByNumber(env.DB, key.orderNumber)
    if (!before) throw new Error('no order')
    await ask(plan.downloads[0]?.url ?? '', 'POST')
    const lines = [{ item_id: plan.item_id, qty: 1 }]
    const request = {
      requestId: crypto.randomUUID(),
      kind: 'withdrawal',
      name: 'Åsa',
      note: '',
      lines,
    } as const
    await expect(withdrawFrom(env.DB, before, request, before.createdAt)).rejects.toMatchObject({ code: 409 })
  })

  test('a fetch that has begun before the file is withdrawn from confirms nothing', async () => {
    const key = await anOrder()
    const plan = await itemOf(key)
    const token = plan.downloads[0]?.url.split('/').at(-1) ?? ''
    await withdraw(key, plan)
    const mail = { kind: 'download', recipient: 'a@b.se', subject: '', body: '', html: '' } as const
    const order = await fetchDownload(env.DB, token, { mail, at: '2026-11-27 12:00:00' })
    expect(order?.downloads.map(({ fetched_at }) => fetched_at)).toEqual(plan.downloads.map(() => null))
    expect(await mailsOf(key, 'download')).toEqual([])
  })

  test('a file cannot be exchanged, and who withdraws from one is told to send nothing', async () => {
    const key = await anOrder()
    const plan = await itemOf(key)
    expect((await withdraw(key, plan, 'exchange')).code).toBe(409)
    expect((await withdraw(key, plan)).code).toBe(200)
    const [receipt] = await mailsOf(key, 'withdrawal')
    expect(receipt).toContain('inom 14 dagar')
    expect(receipt).not.toMatch(/skickar du tillbaka|varorna är här/)
  })

  test('nor what is of a canceled order', async () => {
    const key = await anOrder()
    const { downloads } = await itemOf(key)
    await env.DB.prepare("UPDATE sales_order SET status = 'canceled' WHERE order_number = ?")
      .bind(key.orderNumber)
      .run()
    expect((await ask(downloads[0]?.url ?? '', 'POST')).status).toBe(410)
  })
})

describe('a training plan', () => {
  const skus = serviceProducts().flatMap(({ type, sku }) => (type === 'downloadable' ? [sku] : []))

  test.each(['DEMO-DOWNLOAD', ...skus])('%s is one that the shop has', (sku) => {
    expect(findTrainingPlan(sku)).not.toBeNull()
  })

  test('grows to its longest session two weeks before the end, with an easier week in four', () => {
    const plan = findTrainingPlan('DEMO-DOWNLOAD')
    const long = plan?.sessions.find(({ kind }) => kind === 'long')
    if (!plan || !long) throw new Error('no long session')
    const minutes = Array.from({ length: plan.weeks }, (_, at) => minutesOf(long, at + 1, plan))
    expect(minutes[0]).toBe(long.from)
    expect(Math.max(...minutes)).toBe(long.to)
    expect(minutes.indexOf(long.to)).toBe(plan.weeks - 3)
    expect(minutes[3]).toBeLessThan(minutes[2] ?? 0)
    expect(minutes.at(-1)).toBe(120)
  })
})

/** Whether the table at the end says where each object begins (ISO 32000-1, 7.5.4). */
function expectWholePdf(text: string): void {
  const table = text.slice(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]))
  const places = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  expect(places).toHaveLength(7)
  for (const [at, place] of places.entries()) expect(text.startsWith(`${at + 1} 0 obj`, place)).toBe(true)
}
