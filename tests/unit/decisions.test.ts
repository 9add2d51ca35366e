import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const decisions = readFileSync('DECISIONS.md', 'utf8')
const [bySubject = ''] = decisions.split(/^## \d/m)

/** Where a link to a heading leads, as GitHub makes it. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

test('every decision is found by its subject, once', () => {
  const anchors = [...decisions.matchAll(/^## (\d.*)$/gm)].map(([, heading = '']) => toAnchor(heading))
  const links = [...bySubject.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor)
  expect(links.toSorted()).toEqual(anchors.toSorted())
})
