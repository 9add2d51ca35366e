import { expect, test } from 'vitest'
import { plainText } from '#shared/content/plain-text.ts'

test.each([
  ['<h2>Spår</h2><p>Fjäll &amp;&nbsp;<b>is</b> &lt;3</p>', 'Spår Fjäll & is <3'],
  [
    'Kl&auml;der f&ouml;r sk&aring;re, &Aring;re &amp; &Ouml;sterg&ouml;tland',
    'Kläder för skåre, Åre & Östergötland',
  ],
  ['R&oslash;ros, &Oslash;yer, f&aelig;rre, &AElig;re', 'Røros, Øyer, færre, Ære'],
  ['id&eacute;, &agrave; la carte, Fa&ccedil;ade', 'idé, à la carte, Façade'],
  ['190&ndash;205&nbsp;cm, &minus;5&deg;, &frac12;', '190–205 cm, −5°, ½'],
  ['f&#246;r &#x27;sp&#xE5;r&#X27;', "för 'spår'"],
  ['&amp;ouml; is written so', '&ouml; is written so'],
  ['R&D; 3 & 4 &unknown;', 'R&D; 3 & 4 &unknown;'],
  ['a&#0;b&#xD800;c&#99999999;d&#x110000;', 'a b\uFFFDc&#99999999;d'],
])('the words of %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})
