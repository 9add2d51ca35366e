import { beforeEach, expect, test } from 'vitest'
import {
  isQuestionDue,
  lackingExtensions,
  lostExtensions,
  type Presence,
  recordPresence,
} from '#worker/platform/extensions.ts'
import { clock, SECOND } from '../support/clock.ts'

const MEMORY = 600 * SECOND
const log = { warn: () => undefined, error: () => undefined }
const hear = (presence: Presence) => recordPresence('gift-card', presence, log)

beforeEach(() => {
  hear('present')
  clock.pass(MEMORY)
})

test('an extension that was there is not lacking for one answer of a platform that restarts', () => {
  hear('missing')
  hear('missing') // at the same moment
  expect(lackingExtensions([])).toEqual([])
  clock.pass(10 * SECOND)
  expect(isQuestionDue('gift-card', [])).toBe(true)
  hear('present')
  hear('missing')
  expect(lackingExtensions([])).toEqual([])
})

test('it is when it is missing again after ten seconds; then it is asked for every ten seconds, and after ten minutes every ten minutes', () => {
  hear('missing')
  clock.pass(10 * SECOND)
  hear('missing')
  expect(lackingExtensions([])).toEqual(['gift-card'])
  expect(lostExtensions([])).toEqual(['gift-card'])
  clock.pass(9 * SECOND)
  expect(isQuestionDue('gift-card', [])).toBe(false)
  clock.pass(SECOND)
  expect(isQuestionDue('gift-card', [])).toBe(true)
  clock.pass(MEMORY)
  hear('missing')
  expect(lackingExtensions([])).toEqual(['gift-card'])
  expect(lostExtensions([])).toEqual([])
  clock.pass(MEMORY - SECOND)
  expect(isQuestionDue('gift-card', [])).toBe(false)
})

test('it is there again with the first answer of it', () => {
  hear('missing')
  clock.pass(10 * SECOND)
  hear('missing')
  hear('present')
  expect([lackingExtensions([]), lostExtensions([])]).toEqual([[], []])
})

test('of which nothing was heard yet is lacking at once', () => {
  recordPresence('newsletter', 'missing', log)
  expect(lackingExtensions([])).toContain('newsletter')
  expect(lostExtensions([])).toEqual([])
  recordPresence('newsletter', 'present', log)
})
