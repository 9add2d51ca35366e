import { describe, expect, test } from 'vitest'
import type { MenuItem } from '#shared/catalogue/category.ts'
import { entryState, submenuPath } from '#shared/catalogue/submenu.ts'

const anItem = (path: string, children: MenuItem[] = []): MenuItem => ({ name: path, path, children })

const skate = anItem('/skidor/skate')
const skis = anItem('/skidor', [skate])
const single = anItem('/aktiviteter/skridsko')
const type = anItem('/aktiviteter/rullskidor', [anItem('/rullskidor/skate'), anItem('/stavar')])
const activities = anItem('/aktiviteter', [single, type])
const menu = [skis, anItem('/skidservice'), activities]

test.each([
  ['/', []],
  ['/skidor', [skis]],
  ['/skidor/skate', [skis, skate]],
  ['/skidor/skate/en-skida', [skis, skate]],
  ['/skidor-begagnade', []],
  ['/aktiviteter', [activities]],
  ['/aktiviteter/rullskidor', [activities, type]],
  ['/rullskidor/skate', []], // below an activity it stands a second time: its place is its category's
])('R2.98 the page at %s is in the submenu %j, as deep as that', (path, here) => {
  expect(submenuPath(menu, path)).toEqual(here)
})

describe('R2.100 an activity', () => {
  test.each([
    ['a single one is a link', single, '/skidor', 'link'],
    ['and stays one on its own page', single, single.path, 'link'],
    ['one of types is a child that folds out', type, '/skidor', 'child'],
    ['beside the page of another activity, too', type, single.path, 'child'],
    ['and open on its own page', type, type.path, 'open'],
  ])('%s', (_, entry, path, state) => {
    expect(entryState(entry, submenuPath(menu, path))).toBe(state)
  })
})
