import { expect, test } from 'vitest'
import { checkProductAccess } from '#shared/product/product-access.ts'

const status = (n: number) => `Product query returned empty result product status = ${n}`
const visibility = (n: number) => `Product query returned empty result product visibility = ${n}`
const refused = (message: string) => ({ kind: 'refused', message })
const shown = { kind: 'shown' }

test.each([
  ['R4.2 R8.16', { status: 2, visibility: 4 }, { hasParent: false }, refused(status(2))],
  ['R4.2 R8.16', { status: 3, visibility: 1 }, { hasParent: true }, refused(status(3))],
  ['R4.3 R8.17', { status: 1, visibility: 1 }, { hasParent: true }, refused(visibility(1))],
  ['R4.3 R8.17', { status: 1, visibility: 2 }, { hasParent: true }, refused(visibility(2))],
  ['R4.3 R8.17', { status: 1, visibility: 1 }, { hasParent: false }, refused(visibility(1))],
  ['C2', { status: 1, visibility: 2 }, { hasParent: false }, shown],
  ['R4.1', { status: 0, visibility: 3 }, { hasParent: false }, shown],
  ['R4.1', { status: 1, visibility: 4 }, { hasParent: true }, shown],
])('%s: %o with %o is %o', (_, product, rules, access) => {
  expect(checkProductAccess(product, rules)).toEqual(access)
})
