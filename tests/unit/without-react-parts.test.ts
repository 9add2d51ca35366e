import { globSync, readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { leaveOut, slimmed, withPlainSignals } from '../../build/without-react-parts.ts'

const left = (code: string, parts: (typeof slimmed)[number]) => {
  const missed: string[] = []
  return { code: leaveOut(code, parts, (text) => missed.push(text)), missed }
}

describe('React without what no page uses', () => {
  test.each([
    'react-dom-client.production.js',
    'react-dom-server.edge.production.js',
    'react-dom-server-legacy.browser.production.js',
  ])('the installed %s has all of the parts, and is a script without them', (name) => {
    const react = readFileSync(`node_modules/react-dom/cjs/${name}`, 'utf8')
    const parts = slimmed.find(({ file }) => file.test(name))
    if (!parts) throw new Error(`${name} is taken as it is`)
    const { code, missed } = left(react, parts)
    expect(missed).toEqual([])
    expect(code.length).toBeLessThan(react.length * 0.95)
    expect(() => new Script(`(function () {${code}})`)).not.toThrow()
  })

  test('makes no error while it is evaluated', () => {
    const react = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')
    const signals = /^(?:var| ) *\w+Exception = Error\(/gm
    expect(react.match(signals)).toHaveLength(5)
    expect(withPlainSignals(react)).not.toMatch(signals)
  })

  test('a React that is written in another way stops the build', () => {
    const parts = { file: /./, parts: { x: { functions: ['acquireResource'] } } }
    expect(left('function takeResource() {\n}', parts).missed).toEqual([
      'React is written in another way: there is no acquireResource',
    ])
  })
})

/** What needs a part that is left out. While developing React has it, so a page would break in a build only. */
const NEEDS_A_PART =
  /\b(?:ViewTransition|Activity|SuspenseList|useActionState|useFormState|preloadModule|preinit(?:Module)?|prefetchDNS|preconnect)\b.*from 'react(?:-dom)?'|\bprecedence=|<script async|<Fragment ref/

test.each(globSync('client/**/*.{ts,tsx}'))('%s uses none of them', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(NEEDS_A_PART)
})
