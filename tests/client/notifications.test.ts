import { afterEach, describe, expect, test } from 'vitest'
import { dismiss, notify, shownNotifications } from '#client/features/notifications/notifications.ts'

afterEach(() => {
  for (const { id } of shownNotifications()) dismiss(id)
})

const messages = () => shownNotifications().map(({ message }) => message)

describe('notifications', () => {
  test('R3.38: carry an id of their own, a type, a message, an action’s label, and whether they stay', () => {
    const action = { label: 'Till kassan', href: '/checkout' }
    const first = notify({ type: 'success', message: 'Tillagd', action })
    const second = notify({ type: 'warning', message: 'Få kvar', hasNoTimeout: true })
    expect(shownNotifications()).toEqual([
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

  test('go one by one', () => {
    const first = notify({ type: 'info', message: 'A' })
    notify({ type: 'info', message: 'B' })
    dismiss(first)
    expect(messages()).toEqual(['B'])
  })
})
