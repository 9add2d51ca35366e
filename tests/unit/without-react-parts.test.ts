import { globSync, readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { leaveOut } from '../../build/without-react-parts.ts'

const REACT = 'node_modules/react-dom/cjs/react-dom-client.production.js'

const left = (code: string) => {
  const missed: string[] = []
  return { code: leaveOut(code, (text) => missed.push(text)), missed }
}

describe('React without what no page uses', () => {
  const react = readFileSync(REACT, 'utf8')

  test('the installed React has all of the parts, and is a script without them', () => {
    const { code, missed } = left(react)
    expect(missed).toEqual([])
    expect(code.length).toBeLessThan(react.length * 0.9)
    expect(() => new Script(`(function () {${code}})`)).not.toThrow()
  })

  test('a React that is written in another way stops the build', () => {
    expect(left(react.replace('function acquireResource(', 'function takeResource(')).missed).toEqual([
      'React is written in another way: there is no acquireResource',
    ])
  })
})

/** What needs a part that is left out. Only the browser's React lacks it, so a page would break there and nowhere else. */
const NEEDS_A_PART =
  /\b(?:ViewTransition|Activity|SuspenseList|useActionState|useFormState|preloadModule|preinit(?:Module)?|prefetchDNS|preconnect)\b.*from 'react(?:-dom)?'|\bprecedence=|<script async|<Fragment ref/

test.each(globSync('client/**/*.{ts,tsx}'))('%s uses none of them', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(NEEDS_A_PART)
})
