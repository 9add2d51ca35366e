import { beforeAll, describe, expect, test } from 'vitest'
import type { PageData } from '#shared/page-data.ts'
import { levelGap } from '#shared/skis/rank-skis.ts'
import { stepsFromBest } from '#shared/skis/ski-size.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

beforeAll(() => upstream.reset())

const shopper = createShopper()

const inOrder = (numbers: number[]): number[] => numbers.toSorted((one, other) => one - other)

/** The page's data as the browser gets it. */
async function find(query: string): Promise<PageData['ski-finder']> {
  const [head = ''] = (await (await shopper.get(`/_data/hitta-skidor?${query}`)).text()).split('\n')
  return JSON.parse(head).value.data
}

describe('skis', () => {
  test('75 kg, classic, at most 4 000 kr: pairs in stock that fit, each as its variant', async () => {
    const { skis } = await find('weight=75&style=classic&price=4000')
    expect(skis?.length).toBeGreaterThan(0)
    for (const { card, size } of skis ?? []) {
      expect(size).toEqual({ cm: 200, camber: size.camber && 'medium', isSoldOut: false })
      expect(card.path).toMatch(/\?childSku=.*200/)
      expect(card.price.current).toBeLessThanOrEqual(4000_00)
      expect(card.stock).toBe('ok')
    }
  })

  test('the highest price belongs to what may be paid', async () => {
    const all = (await find('weight=75')).skis ?? []
    const price = (all[0]?.card.price.current ?? 0) / 100
    const found = (await find(`weight=75&price=${price}`)).skis ?? []
    expect(found.map(({ card }) => card.sku)).toContain(all[0]?.card.sku)
  })

  test.each(['beginner', 'recreational', 'race'] as const)(
    'in the best length those of the level %s come first, zero skis after those for every day; the others stay',
    async (level) => {
      const { skier, skis } = await find(`weight=75&level=${level}`)
      if (!skier || !skis) throw new Error('nobody is described')
      const steps = skis.map(({ size }) => stepsFromBest({ isJunior: false }, size, skier))
      expect(steps).toEqual(inOrder(steps))
      const best = skis.filter((_, at) => steps[at] === steps[0])
      const gaps = best.map((ski) => levelGap(ski.level, level))
      expect(gaps).toEqual(inOrder(gaps))
      expect(new Set(gaps).size).toBeGreaterThan(1)
      const zeros = best
        .filter((_, at) => gaps[at] === 0)
        .map(({ card }) => Number(card.facts?.startsWith('Zero')))
      expect(zeros).toEqual(inOrder(zeros))
      if (level === 'race') expect(new Set(zeros).size).toBe(2)
    },
  )

  test('says beside a pair of the level that it fits that, and beside no other', async () => {
    const html = await (await shopper.get('/hitta-skidor?weight=75&level=beginner')).text()
    const { skis } = await find('weight=75&level=beginner')
    const ofLevel = (skis ?? []).filter((ski) => ski.level === 'beginner')
    expect(html.match(/Passar din nivå/g)?.length).toBe(ofLevel.length)
  })

  test('packages of the style whose skis and poles fit follow, in their lengths and within the price', async () => {
    const { packages } = await find('weight=75&height=178&style=classic')
    expect(packages?.length).toBeGreaterThan(1)
    for (const { card, parts } of packages ?? []) {
      expect(parts.map(({ kind, size }) => [kind, size.cm])).toEqual([
        ['ski', 200],
        ['pole', 150],
      ])
      expect(card.from).toBe(true)
    }
    const html = await (await shopper.get('/hitta-skidor?weight=75&height=178')).text()
    expect(html.match(/Passar dig: skidor 200 cm, stavar 150 cm/g)?.length).toBe(packages?.length)
    const [cheap, skate, heavy] = await Promise.all(
      ['weight=75&price=500', 'weight=75&style=skate', 'weight=110'].map(find),
    )
    expect(cheap?.packages).toEqual([])
    expect(skate?.packages?.map(({ card }) => card.sku)).toEqual(expect.arrayContaining(['PK-FJ-SKATE']))
    expect(heavy?.packages).toEqual([]) // no package has skis for so much
  })

  test('another style has other skis, and a child has those for children', async () => {
    const [skate, child] = await Promise.all([find('weight=75&style=skate'), find('weight=25&height=128')])
    expect(skate.skis?.map(({ size }) => size.cm)).toContain(190)
    expect(child.skis?.map(({ size }) => size.cm)).toContain(140)
  })

  test('45 kg and 150 cm, beginner: skis for children are 160 cm, and come before those for adults', async () => {
    const { skis } = await find('weight=45&height=150&style=classic&level=beginner')
    const juniors = skis?.filter(({ size }) => size.cm < 180) ?? []
    expect(juniors.length).toBeGreaterThan(0)
    expect(new Set(juniors.map(({ size }) => size.cm))).toEqual(new Set([160]))
    expect(skis?.slice(0, juniors.length)).toEqual(juniors)
    const html = await (await shopper.get('/hitta-skidor?weight=30&height=130&level=beginner')).text()
    expect(html).toContain('Barnskidor väljs efter kroppslängden: 5–10 cm längre än barnet.')
    expect(await (await shopper.get('/hitta-skidor?weight=30')).text()).toContain('Skriv den också')
  })

  test('beyond the tables no ski is said to fit: the longest are named, and to ask', async () => {
    const html = await (await shopper.get('/hitta-skidor?weight=150&height=185')).text()
    expect(html).toContain('Du väger mer än tabellerna går till. Vi visar')
    expect(html).toMatch(/Längst är 2\d\d cm/)
    expect(html).not.toMatch(/[Pp]assar di[gn](?! åkstil)/)
    const { skis, packages } = await find('weight=150&height=185')
    expect(skis?.length).toBeGreaterThan(0)
    expect(skis?.every(({ size }) => size.cm >= 210 && !size.isSoldOut)).toBe(true)
    expect(packages).toEqual([])
  })

  test('without a weight nothing is asked of the platform, and what was typed stays', async () => {
    await find('weight=75') // attributes and menu are known from here on
    upstream.reset()
    expect(await find('weight=tung&style=skate')).toEqual({
      typed: { weight: 'tung', style: 'skate' },
      skier: null,
      skis: null,
      packages: null,
      snowCelsius: null,
      waxes: null,
    })
    expect(upstream.calls.filter((call) => call.includes('/product/'))).toEqual([])
  })

  test('the highest price that can be asked for is written as the language writes it', async () => {
    const html = await (await shopper.get('/hitta-skidor?weight=75&price=0')).text()
    expect(html).toContain('från 1 till 999\u00a0999.')
  })

  test.each([
    ['/hitta-skidor', /Skriv ett belopp från 1 till ([^<]+)\./],
    ['/en/find-skis', /Enter an amount from 1 to ([^<]+)\./],
  ])('%s understands an amount as its own text writes it', async (path, fault) => {
    const ask = async (price: string) =>
      fault.exec(await (await shopper.get(`${path}?weight=75&price=${encodeURIComponent(price)}`)).text())
    const most = (await ask('0'))?.[1] ?? ''
    expect(most).toMatch(/^999\D999$/)
    expect(await ask(most)).toBeNull()
  })
})

describe('wax', () => {
  test('at −5 °C every tin is blue, in stock and no more than a handful', async () => {
    const { waxes } = await find('snow=-5')
    expect(waxes?.length).toBeGreaterThan(0)
    expect(waxes?.length).toBeLessThanOrEqual(8)
    for (const { tin, card, sku } of waxes ?? []) {
      expect(tin).toBe('Blå −10 till −3 °C')
      expect(card.image).toContain('_blue-')
      expect(card.path).toContain(encodeURIComponent(sku))
    }
  })

  test('where two ranges hold the temperature, the one whose middle is nearer comes first', async () => {
    const tins = (await find('snow=-4')).waxes?.map(({ tin }) => tin) ?? []
    expect(tins[0]).toBe('Lila −4 till 0 °C')
  })

  test('no tin is made for −30 °C', async () => {
    expect((await find('snow=-30')).waxes).toEqual([])
  })
})

describe('the weight on the order', () => {
  const pair = async () => {
    const { skis } = await find('weight=75')
    for (const { card } of skis ?? []) {
      const html = await (await shopper.get(card.path)).text()
      const [, sku = ''] = /childSku=([^&]+)/.exec(card.path) ?? []
      if (html.includes('name="custom.1"')) return { sku, parentSku: card.sku, path: card.path, html }
    }
    throw new Error('no pair has a field for the weight')
  }

  test('a pair that is picked by weight has a field for it, and can be sent back like any other', async () => {
    const { html } = await pair()
    expect(html).toContain('Skriv din vikt när du beställer')
    expect(html).toContain('Din vikt (kg)')
    expect(html).not.toContain('Varor med tryck')
  })

  test('it goes with the line into the cart, with or without scripts', async () => {
    const { sku, parentSku } = await pair()
    await shopper.post('/varukorg', { sku, parentSku, quantity: '1', 'custom.1': '75' })
    const cart = await (await shopper.get('/varukorg')).text()
    expect(cart).toMatch(/Din vikt \(kg\).{0,80}75/s)
  })

  test('what is no weight is refused', async () => {
    const { sku, parentSku } = await pair()
    const custom = [{ optionId: '1', value: 'tung' }]
    const answer = await shopper.send('POST', '/api/cart/lines', { sku, parentSku, quantity: 1, custom })
    expect(await answer.text()).toContain('errors.field.weight')
  })
})

describe('the document', () => {
  test('works without scripts: the forms are GET forms, the pairs are links', async () => {
    const html = await (await shopper.get('/hitta-skidor?weight=75&snow=-5')).text()
    expect(html).toContain('action="/hitta-skidor#pairs"')
    expect(html).toMatch(/href="[^"]+\?childSku=/)
    expect(html).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/varukorg"/)
  })

  test('each form sends what was asked in the other, so that both answers stay', async () => {
    const html = await (await shopper.get('/hitta-skidor?weight=75&price=4000&snow=-5')).text()
    const [skier, wax] = ['pairs', 'wax'].map(
      (id) => html.split(`action="/hitta-skidor#${id}"`)[1]?.split('</form>')[0],
    )
    expect(skier).toContain('<input type="hidden" name="snow" value="-5"/>')
    expect(wax).toContain('<input type="hidden" name="weight" value="75"/>')
    expect(wax).toContain('<input type="hidden" name="price" value="4000"/>')
  })

  test('is for search engines without a question only, and stored never', async () => {
    const [plain, asked] = await Promise.all([
      shopper.get('/hitta-skidor'),
      shopper.get('/hitta-skidor?weight=75'),
    ])
    expect(await plain.text()).not.toContain('noindex')
    expect(await asked.text()).toContain('noindex')
    expect(asked.headers.get('Cache-Control')).toContain('no-store')
  })

  test('says what is wrong with a weight that is none', async () => {
    expect(await (await shopper.get('/hitta-skidor?weight=750')).text()).toContain('till exempel 75.')
  })

  test.each([
    ['weight=200', /i kilo, 12–150/],
    ['weight=75&height=79', /i centimeter, 80–215/],
    ['weight=75&price=-5', /belopp från 1 till 999\s?999/],
    ['snow=-60', /grader, −40 till 15/],
  ])('%s: says what would do', async (query, said) => {
    const html = await (await shopper.get(`/hitta-skidor?${query}`)).text()
    expect(html).toMatch(said)
  })

  test('reads a height in metres and says nothing of it', async () => {
    const html = await (await shopper.get('/hitta-skidor?weight=75&height=1,80')).text()
    expect(html).toContain('Dina stavar: 150 cm')
    expect(html).not.toContain('80–215')
    expect(html).toContain('value="1,80"')
  })
})

describe('what the editors write leads here', () => {
  const stores = [
    ['sv', createShopper(), '', '/hitta-skidor', '/valla', '/kopguider/wax-guide', '/sida/faq'],
    ['nb', createShopper(NORWAY), '', '/finn-ski', '/smoring', '/kjopsveiledninger/wax-guide', '/side/faq'],
    ['en', createShopper(), '/en', '/en/find-skis', '/wax', '/guides/wax-guide', '/page/faq'],
  ] as const

  test.each(stores)(
    'in %s: home and help to the skis, wax and its guide to the wax of today',
    async (_, visitor, prefix, finder, wax, guide, help) => {
      const read = async (path: string) => {
        const response = await visitor.get(path)
        expect([path, response.status]).toEqual([path, 200])
        return (await response.text()).replaceAll('&amp;', '&')
      }
      expect((await read(prefix || '/')).match(new RegExp(`href="${finder}"`, 'g'))?.length).toBeGreaterThan(
        2,
      ) // beside the footer’s and the page’s own
      expect((await read(prefix + help)).match(new RegExp(`href="${finder}"`, 'g'))?.length).toBeGreaterThan(
        1,
      )
      for (const path of [wax, guide]) expect(await read(prefix + path)).toContain(`href="${finder}#wax"`)
      expect(await read(finder)).toContain('id="wax"')
    },
  )
})
