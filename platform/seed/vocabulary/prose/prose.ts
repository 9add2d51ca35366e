import type { Texts } from '../texts.ts'

/** What can be said of a family's products; the generator picks and combines. `{name}` is the product's name. */
export interface Prose {
  /** One sentence for cards and search engines. */
  shorts: [Texts, ...Texts[]]
  /** First paragraph. */
  leads: [Texts, ...Texts[]]
  /** Facts for the list; three of them are shown. */
  points: Texts[]
  /** Advice that ends the text. */
  advice: [Texts, ...Texts[]]
}
