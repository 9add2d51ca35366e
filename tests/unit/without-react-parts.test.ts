import { globSync, readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { HEARD_EVENTS, leaveOut, slimmed, withPlainSignals } from '../../build/without-react-parts.ts'

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

const registered = (react: string) =>
  /simpleEventPluginEvents =\s*"([^"]+)"/.exec(react)?.[1]?.split(' ') ?? []

const toHandler = (event: string) => `on${event.charAt(0).toUpperCase()}${event.slice(1)}`

describe('events that React does not listen to', () => {
  const react = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')
  const unheard = new Set([
    ...registered(react).filter((event) => !HEARD_EVENTS.some((heard) => heard === event)),
    ...[
      'scrollEnd',
      'doubleClick',
      'select',
      'beforeInput',
      'animationStart',
      'animationEnd',
      'transitionEnd',
    ],
    ...['compositionStart', 'compositionUpdate', 'compositionEnd'],
    ...['mouseEnter', 'mouseLeave', 'pointerEnter', 'pointerLeave'],
  ])
  const HANDLER = new RegExp(String.raw`\b(?:${[...unheard].map(toHandler).join('|')})(?:Capture)?\b`)

  test('the heard ones are written as React writes them', () => {
    expect(registered(react)).toEqual(expect.arrayContaining([...HEARD_EVENTS]))
    expect('<div onPointerEnter={hold}>').toMatch(HANDLER)
  })

  test.each(globSync('client/**/*.tsx'))(
    '%s has no handler of one: it would be called under `vite dev` only',
    (file) => {
      expect(readFileSync(file, 'utf8')).not.toMatch(HANDLER)
    },
  )
})
