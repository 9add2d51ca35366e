import { expect, test } from 'vitest'
import { open, seal } from '#worker/middleware/sealed-text.ts'

const OLD = 'b2xkLW9sZC1vbGQtb2xkLW9sZC1vbGQtb2xkLW9sZC0='
const NEW = 'bmV3LW5ldy1uZXctbmV3LW5ldy1uZXctbmV3LW5ldy0='

test('a sealed text opens with its key and says nothing without it', async () => {
  const sealed = await seal('{"carts":{}}', [NEW])
  expect(sealed).not.toContain('carts')
  expect(await open(sealed, [NEW])).toBe('{"carts":{}}')
  expect(await open(sealed, [OLD])).toBeNull()
})

test('a text sealed with the key before still opens after a rotation', async () => {
  expect(await open(await seal('snow', [OLD]), [NEW, OLD])).toBe('snow')
})

test('two seals of one text differ, and a changed one does not open', async () => {
  const [one, other] = [await seal('snow', [NEW]), await seal('snow', [NEW])]
  expect(one).not.toBe(other)
  const tampered = `${one.slice(0, -2)}${one.endsWith('AA') ? 'BB' : 'AA'}`
  expect(await open(tampered, [NEW])).toBeNull()
  expect(await open('not base64!', [NEW])).toBeNull()
  expect(await open('', [NEW])).toBeNull()
})
