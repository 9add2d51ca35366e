import { beforeEach, expect, test } from 'vitest'
import { isKnown, lackingExtensions, remember } from '#worker/platform/extensions.ts'
import { clock, SECOND } from '../support/clock.ts'

const MEMORY = 600 * SECOND
const log = { warn: () => undefined, error: () => undefined }
const hear = (isLacking: boolean) => remember('gift-card', isLacking, log)

beforeEach(() => {
  hear(false)
  clock.pass(MEMORY)
})

test('an extension that was there is not lacking for one answer of a platform that restarts', () => {
  hear(true)
  hear(true) // at the same moment
  expect(lackingExtensions([])).toEqual([])
  clock.pass(10 * SECOND)
  expect(isKnown('gift-card', [])).toBe(false) // it is asked for again
  hear(false)
  hear(true)
  expect(lackingExtensions([])).toEqual([])
})

test('it is when it is missing again after ten seconds, and for ten minutes', () => {
  hear(true)
  clock.pass(10 * SECOND)
  hear(true)
  expect(lackingExtensions([])).toEqual(['gift-card'])
  clock.pass(MEMORY - SECOND)
  expect(isKnown('gift-card', [])).toBe(true)
})

test('of which nothing was heard yet is lacking at once', () => {
  remember('newsletter', true, log)
  expect(lackingExtensions([])).toContain('newsletter')
  remember('newsletter', false, log)
})
