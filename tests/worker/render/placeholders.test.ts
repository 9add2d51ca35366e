import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bytes, createMarks } from '#worker/render/fragments/placeholders.ts'

const encode = (text: string) => new TextEncoder().encode(text) as Bytes
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('a text with marks becomes the bytes of the text with the parts in their places', () => {
  const piece = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(piece, fc.array(fc.tuple(piece, piece)), (first, others) => {
      const marks = createMarks()
      const marked = others.map(([part, text]) => marks.place(encode(part)) + text)
      const whole = others.map(([part, text]) => part + text)
      expect(decode(marks.fill(first + marked.join('')))).toBe(first + whole.join(''))
    }),
  )
})

test('a part may stand twice and in any order, and one that is not used leaves nothing', () => {
  const marks = createMarks()
  const [one, two] = [marks.place(encode('å')), marks.place(encode('<b>–</b>'))]
  marks.place(encode('nowhere'))
  expect(decode(marks.fill(`${two}, ${one}, ${two}`))).toBe('<b>–</b>, å, <b>–</b>')
})

test('what looks like a mark of another document is text', () => {
  const foreign = createMarks().place(encode('theirs'))
  const marks = createMarks()
  expect(decode(marks.fill(foreign + marks.place(encode('ours'))))).toBe(`${foreign}ours`)
})
