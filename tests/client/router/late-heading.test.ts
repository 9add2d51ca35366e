// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { focusLateHeading } from '#client/router/index.ts'

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"><h1>Tack</h1><button>Ring</button></main>'
})

const focusedAfter = (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.focus()
  focusLateHeading()
  return document.activeElement?.nodeName
}

test('a heading that comes late has the focus, where nobody has it', () => {
  expect(focusedAfter('body')).toBe('H1')
})

test('it has the focus where only the main around a pressed link has it, as in Safari', () => {
  expect(focusedAfter('main')).toBe('H1')
})

test('it takes the focus from nothing else', () => {
  expect(focusedAfter('button')).toBe('BUTTON')
})
