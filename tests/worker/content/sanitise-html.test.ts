import { describe, expect, test } from 'vitest'
import { sanitiseHtml } from '#worker/content/sanitise-html.ts'
import { hostileTexts } from '../../support/hostile-html.ts'

const warnings: string[] = []
const log = { warn: (event: string) => void warnings.push(event) }

test.each([
  ['<p>Glid <strong>och</strong> fäste</p>', '<p>Glid <strong>och</strong> fäste</p>'],
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['a<script>alert(1)</script>b<style>*{}</style><iframe src="//x"></iframe>', 'ab'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example/">x</a>', '<a>x</a>'],
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

const NAMES =
  /^(?:a|b|blockquote|br|caption|code|d[dlt]|div|em|fig(?:ure|caption)|h[2-4r]|i|img|li|mark|ol|p|pre|s|small|strong|su[bp]|table|tbody|t[dhr]|thead|ul?)$/
const TAG = /<(\/?)([a-z\d]+)((?: [a-z]+="[^"<>]*")*)>/g
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g
const VOID = ['br', 'hr', 'img']

/** What must be true of every output: allowed tags only, each closed in order, no other angle bracket, no strange address. */
function judge(html: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [, slash, name = '', attributes = ''] of html.matchAll(TAG)) {
    if (!NAMES.test(name)) faults.push(`element ${name}`)
    if (slash) {
      if (open.pop() !== name) faults.push(`</${name}> closes another`)
    } else if (!VOID.includes(name)) open.push(name)
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!/^(?:href|title|id|src|alt|width|height|colspan|rowspan|scope|start|loading)$/.test(attribute))
        faults.push(`attribute ${attribute}`)
      if (/^(?:href|src)$/.test(attribute) && !/^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/.test(value))
        faults.push(`address ${value}`)
    }
  }
  if (open.length > 0) faults.push(`${open} left open`)
  if (/[<>\0]/.test(html.replace(TAG, ''))) faults.push('an angle bracket outside of tags')
  if (open.filter((name) => name === 'a').length > 1) faults.push('a link in a link')
  return faults
}

describe('whatever comes in, only allowed elements in order come out', () => {
  test.each(hostileTexts)('%s: %j', async (_, html) => {
    const clean = await sanitiseHtml(html, log)
    expect(judge(clean)).toEqual([])
    expect(await sanitiseHtml(clean, log)).toBe(clean)
  })

  test('there are enough of them', () => expect(hostileTexts.length).toBeGreaterThanOrEqual(60))
})
