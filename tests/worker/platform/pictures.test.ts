import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())
const shopper = createShopper()

const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("/api/user")</script></svg>'

const answerWith = (headers: Record<string, string>) => {
  upstream.answer = ({ url }) => (url.includes('/img/') ? new Response(SVG, { headers }) : undefined)
}

describe('a picture of the image service', () => {
  test.each(['image/svg+xml', 'image/png', 'image/webp', 'IMAGE/JPEG; charset=x', 'image/avif', 'image/gif'])(
    'of type %s is passed on, as a document that runs nothing, whatever the service says',
    async (type) => {
      answerWith({
        'Content-Type': type,
        'Content-Security-Policy': 'script-src *',
        'X-Content-Type-Options': 'no',
        'Set-Cookie': 'a=b',
      })
      for (const path of ['/img/10/10/fit/a.svg', '/i/10/10/fit/a.svg']) {
        const { status, headers } = await shopper.get(path)
        expect(status).toBe(200)
        expect(headers.get('Content-Type')).toBe(type.split(';')[0]?.toLowerCase())
        expect(headers.get('Content-Security-Policy')).toBe(POLICY)
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
        expect(headers.get('Set-Cookie')).toBeNull()
      }
    },
  )

  test.each([
    'text/html',
    'text/xml',
    'application/xhtml+xml',
    'application/javascript',
    'image/x',
    'image/svg',
    '',
  ])('of type %j is the placeholder', async (type) => {
    answerWith(type ? { 'Content-Type': type } : {})
    const response = await shopper.get('/img/10/10/fit/a.svg')
    expect(response.headers.get('Content-Type')).toBe('image/webp')
    expect(response.headers.get('Content-Security-Policy')).toBe(POLICY)
    expect(await response.text()).toBe('placeholder')
  })
})
