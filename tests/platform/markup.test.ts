import { describe, expect, test } from 'vitest'
import { parseMarkup } from '#platform/seed/content/markup.ts'

describe('the markup of articles', () => {
  test('a text without headings is one section', () => {
    expect(parseMarkup('\nEtt.\n\nTvå\nrader.\n')).toEqual([
      { title: null, html: '<p>Ett.</p><p>Två rader.</p>', skus: [], categories: [] },
    ])
  })

  test('a heading begins a section', () => {
    const sections = parseMarkup('Först.\n\n## Rubrik\n\nSedan.')
    expect(sections.map(({ title, html }) => [title, html])).toEqual([
      [null, '<p>Först.</p>'],
      ['Rubrik', '<p>Sedan.</p>'],
    ])
  })

  test.each([
    ['points', '- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['steps', '1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    [
      'a table',
      '| x | y |\n| 1 | 2 |',
      '<table><thead><tr><th>x</th><th>y</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    ['strong words', '**Ny** snö', '<p><strong>Ny</strong> snö</p>'],
    ['a link', '[här](guide:wax-guide)', '<p><a href="guide:wax-guide">här</a></p>'],
  ])('writes %s', (_, source, html) => {
    expect(parseMarkup(source)[0]?.html).toBe(html)
  })

  test('lines about a section are no text', () => {
    const source =
      '## A\n\n:: look glacier\n:: scene cabin\n:: button wax | Se valla\n:: categories poles, bindings\n\n:: products DEMO-LOW, wax-grip#0\n\nText.'
    expect(parseMarkup(source)).toEqual([
      {
        title: 'A',
        html: '<p>Text.</p>',
        skus: ['DEMO-LOW', expect.stringMatching(/^\w\w-/)],
        categories: ['poles', 'bindings'],
        look: 'glacier',
        scene: 'cabin',
        button: ['wax', 'Se valla'],
      },
    ])
  })
})
