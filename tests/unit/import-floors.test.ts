import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findCircles, readImportGraph } from '#tests/support/import-graph.ts'

/** Floors of the worker from the ground up: a file imports from its own folder and from lower floors, types included. */
const WORKER_FLOORS = [
  [
    'assets.ts',
    'client-assets.d.ts',
    'development-keys.ts',
    'hold-pictures.ts',
    'http-status.ts',
    'limits.ts',
    'common-errors.ts',
    'schema-messages.ts',
  ],
  ['settings-schema.ts'],
  ['settings.ts', 'async'],
  ['observability', 'i18n'],
  ['cache'],
  ['upstream'],
  ['platform', 'content', 'personalisation'],
  ['session', 'orders', 'attempts'],
  ['app-env.ts'],
  ['create-app.ts'],
  ['request'],
  ['routing'],
  ['middleware'],
  ['pages'],
  ['render'],
  ['api', 'seo', 'ops', 'proxy', 'cli'],
  ['app.ts'],
  ['index.ts'],
]

/** Files beside the folders that are on no floor of their own. */
const OTHER_FILES = '*.ts'

/** Floors inside `worker/platform`: what sends calls, then one folder per subject. */
const WORKER_PLATFORM_FLOORS = [
  ['protocol', OTHER_FILES],
  ['search'],
  ['products'],
  ['cart', 'checkout', 'pages'],
  ['orders', 'lists'],
  ['customers'],
]

/** Floors inside `worker/api`: the cart knows nothing of the checkout, and neither of them knows the account. */
const WORKER_API_FLOORS = [
  ['buyer.ts', 'report-failure.ts', 'route.ts'],
  ['cart'],
  ['checkout'],
  ['account'],
  [OTHER_FILES],
  ['index.ts'],
]

/** Floors inside `platform/commerce`: what all of it needs, then one folder per subject. */
const COMMERCE_FLOORS = [[OTHER_FILES], ['delivery'], ['cart'], ['customers'], ['orders'], ['payment']]

/** Floors of the client. Features stand side by side: what two of them need is in `shop-ui`. */
const CLIENT_FLOORS = [
  ['storage'],
  ['i18n'],
  ['router'],
  ['api'],
  ['catalogue'],
  ['outbox'],
  ['service-worker'],
  ['ui'],
  ['shop-ui'],
  ['features'],
  ['pages'],
  ['app'],
  ['entry.tsx'],
  ['starter'],
  ['starter.ts'],
]

const graph = readImportGraph(['worker', 'client', 'shared', 'platform'])

test('no file imports itself by way of others', () => {
  expect(findCircles(graph).map((files) => files.join(' ↔ '))).toEqual([])
})

describe('floors', () => {
  test.each([
    { root: 'worker', floors: WORKER_FLOORS },
    { root: 'worker/platform', floors: WORKER_PLATFORM_FLOORS },
    { root: 'worker/api', floors: WORKER_API_FLOORS },
    { root: 'client', floors: CLIENT_FLOORS },
    { root: 'platform/commerce', floors: COMMERCE_FLOORS },
  ])('a file of $root imports from its own folder and from lower floors only', ({ root, floors }) => {
    const named = new Set(floors.flat())
    const placeOf = (file: string) => {
      const [place = '', below] = file.slice(root.length + 1).split('/')
      return below || named.has(place) ? place : OTHER_FILES
    }
    const floorOf = (file: string) => floors.findIndex((floor) => floor.includes(placeOf(file)))
    const inside = [...graph].filter(([file]) => file.startsWith(`${root}/`))
    expect(inside.filter(([file]) => floorOf(file) < 0)).toEqual([])
    const upward = inside.flatMap(([file, imports]) =>
      [...imports]
        .filter((to) => to.startsWith(`${root}/`) && placeOf(to) !== placeOf(file))
        .filter((to) => floorOf(to) >= floorOf(file))
        .map((to) => `${file} → ${to}`),
    )
    expect(upward).toEqual([])
  })

  test('features do not import each other', () => {
    const featureOf = (file: string) => /^client\/features\/([^/]+)/.exec(file)?.[1]
    const sideways = [...graph].flatMap(([file, imports]) =>
      [...imports]
        .filter((to) => featureOf(file) && featureOf(to) && featureOf(to) !== featureOf(file))
        .map((to) => `${file} → ${to}`),
    )
    expect(sideways).toEqual([])
  })

  test('the router is entered by its door', () => {
    const besideTheDoor = [...graph].flatMap(([file, imports]) =>
      [...imports]
        .filter((to) => to.startsWith('client/router/') && to !== 'client/router/index.ts')
        .filter(() => !file.startsWith('client/router/'))
        .map((to) => `${file} → ${to}`),
    )
    expect(besideTheDoor).toEqual([])
  })

  test('react-router is used by the router and by the renderer of the worker', () => {
    const users = [...graph.keys()].filter((file) =>
      readFileSync(file, 'utf8').includes("from 'react-router'"),
    )
    expect(users.filter((file) => !file.startsWith('client/router/'))).toEqual(['worker/render/renderer.tsx'])
  })
})
