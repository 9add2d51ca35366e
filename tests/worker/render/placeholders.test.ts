import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bytes, createPlaceholders } from '#worker/render/fragments/placeholders.ts'

const encode = (text: string) => new TextEncoder().encode(text) as Bytes
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('a text with placeholders becomes the bytes of the text with the parts in their places', () => {
  const piece = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(piece, fc.array(fc.tuple(piece, piece)), (first, others) => {
      const placeholders = createPlaceholders()
      const marked = others.map(([part, text]) => placeholders.add(encode(part)) + text)
      const whole = others.map(([part, text]) => part + text)
      expect(decode(placeholders.fill(first + marked.join('')))).toBe(first + whole.join(''))
    }),
  )
})

test('a part may stand twice and in any order, and one that is not used leaves nothing', () => {
  const placeholders = createPlaceholders()
  const [one, two] = [placeholders.add(encode('å')), placeholders.add(encode('<b>–</b>'))]
  placeholders.add(encode('nowhere'))
  expect(decode(placeholders.fill(`${two}, ${one}, ${two}`))).toBe('<b>–</b>, å, <b>–</b>')
})

test('what looks like a mark of another document is text', () => {
  const foreign = createPlaceholders().add(encode('theirs'))
  const placeholders = createPlaceholders()
  expect(decode(placeholders.fill(foreign + placeholders.add(encode('ours'))))).toBe(`${foreign}ours`)
})
