import { expect, test } from 'vitest'
import { createAnchors, linkHeadings } from '#worker/content/headings.ts'

const idsOf = (html: string) => linkHeadings(html, createAnchors()).headings.map(({ id }) => id)

test.each([
  ['have the slugs of their titles, each once', ['<h2>Längd</h2>', '<h2>Längd</h2>'], ['langd', 'langd-2']],
  ['keep what the editor wrote', ['<h2 id="langd">Vilken längd passar?</h2>'], ['langd']],
  [
    'take the slug where the editor’s id is taken',
    ['<h2 id="a">Ett</h2>', '<h2 id="a">Två</h2>', '<h2 id="ett">Tre</h2>', '<h2>Ett</h2>'],
    ['a', 'tva', 'ett', 'ett-2'],
  ],
  ['never share one', ['<h2>Del 2</h2>', '<h2>Del</h2>', '<h2>Del</h2>'], ['del-2', 'del', 'del-3']],
])('anchors of headings %s', (_, headings, ids) => {
  expect(idsOf(headings.join(''))).toEqual(ids)
  expect(linkHeadings(headings.join(''), createAnchors()).html.match(/(?<=id=")[^"]+/g)).toEqual(ids)
})
