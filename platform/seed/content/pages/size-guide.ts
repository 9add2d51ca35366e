import { perLanguage, say } from '../../vocabulary/texts.ts'
import { type EditorialPage, section, table } from '../editorial.ts'
import { sizeGuidesIn } from '../size-guides.ts'

/** A range is not broken after its dash. */
const inOneLine = (range: string) => range.replaceAll('–', '–\u2060')

/** Every size guide on one page. */
export const sizeGuidePage: EditorialPage = {
  slug: 'size-guide',
  title: say('Storleksguide', 'Størrelsesguide', 'Size guide'),
  excerpt: say(
    'Kläder, skidor, stavar och pjäxor: så mäter du.',
    'Klær, ski, staver og skisko: slik måler du.',
    'Clothes, skis, poles and boots: how to measure.',
  ),
  body: perLanguage((language) =>
    sizeGuidesIn(language)
      .map(({ title, text, columns, rows }) =>
        section(title, text, table([columns, ...rows.map((cells) => cells.map(inOneLine))])),
      )
      .join(''),
  ),
}
