import { expect, test, vi } from 'vitest'
import { emitFiltersReset, onFiltersReset } from '#client/features/product-list/filters-reset.ts'

test('R2.92: a reset reaches every part that listens, until it stops listening', () => {
  const [search, panel] = [vi.fn(), vi.fn()]
  const stop = onFiltersReset(search)
  const stopToo = onFiltersReset(panel)
  emitFiltersReset()
  stop()
  emitFiltersReset()
  expect(search).toHaveBeenCalledTimes(1)
  expect(panel).toHaveBeenCalledTimes(2)
  stopToo()
})
