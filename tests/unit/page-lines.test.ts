import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPageDecoder, encodeField, encodePage, isIncomplete, settled } from '#shared/page-lines.ts'

interface Decoded {
  name: string
  data: { product: unknown; related: Promise<unknown> }
}
const aPage = () => ({ name: 'product', data: { product: { id: 1 }, related: Promise.resolve([2]) } })
const decoded = (decoder: ReturnType<typeof createPageDecoder>) => decoder.value as Decoded // what aPage encodes

describe('encodePage', () => {
  test('the first line carries what is known and names what is promised', () => {
    const { head, fields } = encodePage(aPage())
    expect(JSON.parse(head)).toEqual({
      value: { name: 'product', data: { product: { id: 1 } } },
      promised: ['data.related'],
    })
    expect(fields.map(({ path }) => path)).toEqual(['data.related'])
  })

  test('promises inside a boot value are found one level deeper', () => {
    expect(encodePage({ page: aPage() }).fields.map(({ path }) => path)).toEqual(['page.data.related'])
  })

  test('the value itself is left as it was', () => {
    const page = aPage()
    encodePage(page)
    expect(page.data.related).toBeInstanceOf(Promise)
  })
})

describe('createPageDecoder', () => {
  test('a promised field settles when its line comes', async () => {
    const decoder = createPageDecoder()
    decoder.push(encodePage(aPage()).head)
    const { related } = decoded(decoder).data
    decoder.push(encodeField('data.related', [2]))
    await expect(related).resolves.toEqual([2])
  })

  test('a line that came before the first one is settled at once', () => {
    const decoder = createPageDecoder()
    decoder.push(encodeField('data.related', [2]))
    decoder.push(encodePage(aPage()).head)
    expect(decoded(decoder).data.related).toMatchObject({ status: 'fulfilled', value: [2] })
  })

  test('what never came is null at the end, so that nothing waits for ever', async () => {
    const decoder = createPageDecoder()
    decoder.push(encodePage(aPage()).head)
    decoder.end()
    await expect(decoded(decoder).data.related).resolves.toBeNull()
  })

  test.each([
    [false, true],
    [true, false],
  ])(
    'when its promised line has come (%s), the page is known to be cut off at the end (%s)',
    (hasCome, isCut) => {
      const decoder = createPageDecoder()
      decoder.push(encodePage(aPage()).head)
      if (hasCome) decoder.push(encodeField('data.related', [2]))
      decoder.end()
      expect(isIncomplete(decoded(decoder))).toBe(isCut)
    },
  )

  test('a line that comes twice, or for nobody, does no harm', async () => {
    const decoder = createPageDecoder()
    decoder.push(encodePage(aPage()).head)
    decoder.push(encodeField('data.related', 'first'))
    decoder.push(encodeField('data.related', 'second'))
    decoder.push(encodeField('data.unknown', 1))
    await expect(decoded(decoder).data.related).resolves.toBe('first')
  })

  test('any page arrives as it was sent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (product, related) => {
        const { head, fields } = encodePage({
          name: 'product',
          data: { product, related: Promise.resolve(related) },
        })
        const decoder = createPageDecoder()
        decoder.push(head)
        for (const { path, promise } of fields) decoder.push(encodeField(path, await promise))
        const page = decoded(decoder)
        const sent = JSON.parse(JSON.stringify({ product, related })) // -0 travels as 0
        expect({ product: page.data.product, related: await page.data.related }).toEqual(sent)
      }),
    )
  })
})

test('a settled value can be read without waiting', () => {
  expect(settled(7)).toMatchObject({ status: 'fulfilled', value: 7 })
})

test('an undefined field travels as null', () => {
  expect(encodeField('data.related', undefined)).toBe('["data.related",null]')
})
