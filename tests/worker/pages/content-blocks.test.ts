import { afterEach, expect, test } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

const shopper = createShopper()
afterEach(() => upstream.reset())

/** The opening tag of a guide's only block, which has these fields. */
async function openBlock(slug: string, fields: object): Promise<string> {
  const block = {
    type: 'magazineBlock',
    id: slug,
    attributes: { title: 'Rubrik', text: '<p>Text.</p>', ...fields },
  }
  const guide = {
    type: 'guides',
    id: slug,
    attributes: { slug, title: slug },
    relationships: { contentBlocks: { data: [{ type: 'magazineBlock', id: slug }] } },
  }
  upstream.answer = ({ url }) =>
    url.includes('/jsonapi/guides')
      ? Response.json(
          { data: [guide], included: [block] },
          { headers: { 'Content-Type': 'application/vnd.api+json' } },
        )
      : undefined
  const html = await (await shopper.get(`/kopguider/${slug}`)).text()
  return /<section class="content-block"[^>]*>/.exec(html)?.[0] ?? ''
}

test.each(['small', 'medium', 'large'])(
  'R3.50: a block’s text has the size that the editors chose: %s',
  async (size) => {
    expect(await openBlock(`block-${size}`, { size })).toContain(`data-size="${size}"`)
  },
)

test('R3.50: a size that the shop does not know is the medium one', async () => {
  expect(await openBlock('block-huge', { size: 'huge' })).toContain('data-size="medium"')
})

test.each([
  ['half', { bredd: 'half' }, 'half'],
  ['full with a colour', { bredd: 'full', bgColor: '#123f3a', textColor: '#ffffff' }, 'full'],
  ['full, of words alone', { bredd: 'full' }, 'text'],
  ['not said', {}, 'text'],
])('R3.50: the width of a block that is %s', async (name, fields, width) => {
  expect(await openBlock(`bredd-${name.replaceAll(/\W/g, '')}`, fields)).toContain(`data-width="${width}"`)
})

/** Where the link of a guide's only block leads. */
async function linkOf(slug: string, path: string): Promise<string | undefined> {
  upstream.answer = ({ url }) =>
    url.includes('/jsonapi/guides')
      ? Response.json(
          {
            data: [
              {
                type: 'guides',
                id: slug,
                attributes: {
                  slug,
                  title: slug,
                  sections: [{ heading: 'Fråga', link: { label: 'Fråga oss', path } }],
                },
              },
            ],
          },
          { headers: { 'Content-Type': 'application/vnd.api+json' } },
        )
      : undefined
  const html = await (await shopper.get(`/kopguider/${slug}`)).text()
  return /<a[^>]*href="([^"]*)"[^>]*>Fråga oss/.exec(html)?.[1]
}

test.each([
  ['an e-mail', 'mailto:hej@skare.example', 'mailto:hej@skare.example'],
  ['a telephone', 'tel:+4663102030', 'tel:+4663102030'],
  ['a place on the page', '#storlek', '#storlek'],
  ['another site', 'HTTPS://partner.example/a', 'HTTPS://partner.example/a'],
  ['a path', 'skidor', '/skidor'],
  ['a script', 'javascript:alert(1)', '/javascript:alert(1)'],
])('R3.50: a link of editors to %s leads there', async (_, path, href) => {
  expect(await linkOf(`lank-${path.replaceAll(/\W/g, '')}`.toLowerCase(), path)).toBe(href)
})
