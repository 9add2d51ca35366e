import { expect, test } from 'vitest'
import { sizeGuidesIn } from '#platform/seed/content/size-guides.ts'
import { packageProducts } from '#platform/seed/packages.ts'

test('every size of the boots in packages, children’s too, is in the size guide', () => {
  const guide = sizeGuidesIn('nb').find(({ slug }) => slug === 'boots')
  const listed = guide?.rows.map(([eu]) => eu) ?? []
  const boots = packageProducts().filter(({ family }) => guide?.families.includes(family))
  const sold = boots.map(({ name }) => name.nb.split(' ').at(-1))
  expect(sold).toContain('30')
  expect(sold.filter((size) => !listed.includes(size))).toEqual([])
})
