import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitiseHtml } from '#worker/content/sanitise-html.ts'
import { hostileTexts } from '../../support/hostile-html.ts'
import { hostileVectors } from '../../support/hostile-vectors.ts'
import { faultsOf } from '../../support/strict-html.ts'

const warnings: string[] = []
const log = { warn: (event: string) => void warnings.push(event) }

test.each([
  ['<p>Glid <strong>och</strong> fäste</p>', '<p>Glid <strong>och</strong> fäste</p>'],
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['a<script>alert(1)</script>b<style>*{}</style><iframe src="//x"></iframe>', 'ab'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example/">x</a>', '<a>x</a>'],
  ['<a href="https://ski club.example/">x</a>', '<a>x</a>'],
  ['<a href="/sida/terms">x</a>', '<a href="/sida/terms">x</a>'],
  ['<a href=" /s?a=1&amp;b=2&c=&aring;">x</a>', '<a href="/s?a=1&amp;b=2&amp;c=&amp;aring;">x</a>'],
  ['<a title=\'"&aring;">\'>x</a>', '<a title="&quot;&aring;&quot;&gt;">x</a>'],
  ['<div class="x"><p>in</p></div>', '<div><p>in</p></div>'],
  ['<div>Rad ett</div><div>Rad två</div>', '<div>Rad ett</div><div>Rad två</div>'],
  ['<section>a</section><article>b</article>', '<div>a</div><div>b</div>'],
  ['<h1>a</h1><h5>b</h5>', '<h2>a</h2><h4>b</h4>'],
  ['<h3 id="köp-åäö">a</h3><h4 id="b">c</h4>', '<h3 id="köp-åäö">a</h3><h4 id="b">c</h4>'],
  ['<h3 id="a b">a</h3><h3 id="1">b</h3>', '<h3>a</h3><h3>b</h3>'],
  ['<ol start="3" type="a"><li>a</ol>', '<ol start="3"><li>a</li></ol>'],
  ['<pre>a\n  b</pre><code>c</code> <u>d</u>', '<pre>a\n  b</pre><code>c</code> <u>d</u>'],
  ['<!-- note --><p>a</p>', '<p>a</p>'],
  ['<img src="/img/a.svg" onerror="x()" alt="A">', '<img src="/img/a.svg" alt="A" loading="lazy">'],
  ['<img alt="A">b', 'b'],
  ['Skidor & stavar', 'Skidor &amp; stavar'],
  ['Skidor &amp; stavar', 'Skidor &amp; stavar'],
  [
    '<p>Skidor & stavar &amp; 2 > 1 < 3 &nbsp;</p>',
    '<p>Skidor &amp; stavar &amp; 2 &gt; 1 &lt; 3 &nbsp;</p>',
  ],
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<p>a<p>b<ul><li>c</ul>', '<p>a</p><p>b</p><ul><li>c</li></ul>'],
  [
    '<table><tr><td>a<td>b<tr><td>c</table>d',
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>d',
  ],
  ['<a href="/x">a<a href="/y">b</a>c</a>', '<a href="/x">a</a><a href="/y">b</a>c'],
  ['<li>a</li></ul></div>b', 'ab'],
  ['a<img src=x onerror=alert(1)', 'a'],
  ['<xmp><script>a</script></xmp>b', 'b'],
])('%s becomes %s', async (html, safe) => {
  expect(await sanitiseHtml(html, log)).toBe(safe)
})

describe('whatever comes in, only allowed elements in order come out', () => {
  test.each(hostileTexts)('%s: %j', async (_, html) => {
    const clean = await sanitiseHtml(html, log)
    expect(faultsOf(clean)).toEqual([])
    expect(await sanitiseHtml(clean, log)).toBe(clean)
  })

  test('there are enough of them', () => expect(hostileTexts.length).toBeGreaterThanOrEqual(60))
})

test('of every hostile text in every place only allowed elements in order come out', async () => {
  expect(hostileVectors.length).toBeGreaterThan(1000)
  const faults = await Promise.all(
    hostileVectors.map(async (html) => {
      const clean = await sanitiseHtml(html, log)
      const isStable = (await sanitiseHtml(clean, log)) === clean
      return [...faultsOf(clean), ...(isStable ? [] : ['another result the second time'])].map(
        (fault) => `${fault}: ${html} → ${clean}`,
      )
    }),
  )
  expect(faults.flat()).toEqual([])
})

test('so does whatever is put together of their pieces', async () => {
  const piece = fc.constantFrom(...hostileVectors.flatMap((html) => html.split(/(?=[<>"'=])/)))
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
      expect(faultsOf(await sanitiseHtml(pieces.join(''), log))).toEqual([])
    }),
    { numRuns: 1000 },
  )
})
