import { expect, test } from 'vitest'
import { open, seal } from '#worker/request/sealed-text.ts'

const OLD = 'b2xkLW9sZC1vbGQtb2xkLW9sZC1vbGQtb2xkLW9sZC0='
const NEW = 'bmV3LW5ldy1uZXctbmV3LW5ldy1uZXctbmV3LW5ldy0='

test('a sealed text opens with its key and says nothing without it', async () => {
  const sealed = await seal('{"carts":{}}', [NEW], 'cart')
  expect(sealed).not.toContain('carts')
  expect(await open(sealed, [NEW], 'cart')).toBe('{"carts":{}}')
  expect(await open(sealed, [OLD], 'cart')).toBeNull()
})

test('a text sealed with the key before still opens after a rotation', async () => {
  expect(await open(await seal('snow', [OLD], 'cart'), [NEW, OLD], 'cart')).toBe('snow')
})

test('two seals of one text differ, and a changed one does not open', async () => {
  const [one, other] = [await seal('snow', [NEW], 'cart'), await seal('snow', [NEW], 'cart')]
  expect(one).not.toBe(other)
  const tampered = `${one.slice(0, -2)}${one.endsWith('AA') ? 'BB' : 'AA'}`
  expect(await open(tampered, [NEW], 'cart')).toBeNull()
  expect(await open('not base64!', [NEW], 'cart')).toBeNull()
  expect(await open('', [NEW], 'cart')).toBeNull()
})

test('a text does not open under another name', async () => {
  expect(await open(await seal('snow', [NEW], 'cart'), [NEW], 'customer')).toBeNull()
})
