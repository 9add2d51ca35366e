import { afterEach, describe, expect, test } from 'vitest'
import {
  dismiss,
  lifetimeMs,
  notify,
  shownNotifications,
} from '#client/shop-ui/notifications/notifications.ts'

afterEach(() => {
  for (const { id } of shownNotifications.read()) dismiss(id)
})

const messages = () => shownNotifications.read().map(({ message }) => message)

describe('notifications', () => {
  test('R3.38: carry an id of their own, a type, a message, an action’s label, and whether they stay', () => {
    const action = { label: 'Till kassan', href: '/checkout' }
    const first = notify({ type: 'success', message: 'Tillagd', action })
    const second = notify({ type: 'warning', message: 'Få kvar', hasNoTimeout: true })
    expect(shownNotifications.read()).toEqual([
      { id: first, type: 'success', message: 'Tillagd', action },
      { id: second, type: 'warning', message: 'Få kvar', hasNoTimeout: true },
    ])
    expect(second).not.toBe(first)
  })

  test('R4.126: the same message as the last is not repeated, an older one is', () => {
    const first = notify({ type: 'info', message: 'A' })
    expect(notify({ type: 'info', message: 'A' })).toBe(first)
    notify({ type: 'info', message: 'B' })
    notify({ type: 'info', message: 'A' })
    expect(messages()).toEqual(['A', 'B', 'A'])
  })

  test('R4.126: the same words of another kind are another message', () => {
    notify({ type: 'info', message: 'A' })
    notify({ type: 'error', message: 'A' })
    expect(messages()).toEqual(['A', 'A'])
  })

  test.each([
    ['five seconds by itself', {}, 5000],
    ['for good with hasNoTimeout', { hasNoTimeout: true }, null],
    ['for good while there is something to do about it', { action: { label: 'Till kassan' } }, null],
    ['for good when it is an error', { type: 'error' as const }, null],
  ])('R4.127 R9.7: one shows %s', (_, parts, lifetime) => {
    expect(lifetimeMs({ type: 'info', message: 'A', ...parts })).toBe(lifetime)
  })

  test('go one by one', () => {
    const first = notify({ type: 'info', message: 'A' })
    notify({ type: 'info', message: 'B' })
    dismiss(first)
    expect(messages()).toEqual(['B'])
  })
})
