import { expect, test } from 'vitest'
import type { ServicePoint } from '#shared/api/checkout.ts'
import { nearestPoints } from '#shared/checkout/service-points.ts'

const aPoint = (id: string, distance: number | null): ServicePoint => ({
  id,
  name: id,
  street: 'Storgatan 1',
  postcode: '83130',
  city: 'Östersund',
  distance,
  openingHours: [],
})

test.each<[string, (number | null)[], (number | null)[]]>([
  ['the nearest first', [900, 300, 600], [300, 600, 900]],
  ['five at most', [6, 5, 4, 3, 2, 1], [1, 2, 3, 4, 5]],
  ['none that is hundreds of kilometres away', [400, 848_000], [400]],
  ['those at fifty kilometres, and none beyond', [50_001, 50_000], [50_000]],
  ['none where all are far', [848_000], []],
  ['one of unknown distance last', [null, 700], [700, null]],
])('R1.27: pickup points: %s', (_, distances, expected) => {
  const points = distances.map((distance, at) => aPoint(String(at), distance))
  expect(nearestPoints(points).map(({ distance }) => distance)).toEqual(expected)
})
