import type { Breadcrumb, ProductCard } from '../product/product.ts'
import type { Period, stateOf } from './period.ts'

/** A preview of a page in links: a picture, its title and a short text. */
export interface Teaser {
  title: string
  text: string
  image: string | null
  path: string
}

/** The overview of guides, campaigns, activities, the magazine or all editorial pages. */
export interface ContentIndex {
  title: string
  text: string
  teasers: Teaser[]
}

/** A block of an editorial page. `id` is its anchor: `/kopguider/skate#langd`. */
export type ContentBlock = { id: string; title: string } & (
  | TextBlock
  | { kind: 'video'; youtubeId: string }
  | { kind: 'products'; cards: ProductCard[] }
  | { kind: 'links'; links: Teaser[] }
)

export const blockSizes = ['small', 'medium', 'large'] as const

export interface TextBlock {
  kind: 'text'
  /** Sanitised HTML. */
  html: string
  image: string | null
  link: { label: string; path: string } | null
  /** The full width of the page, half of it, or as wide as a text is read well. */
  width: 'full' | 'half' | 'text'
  /** Of the text. */
  size: (typeof blockSizes)[number]
  colours: BlockColours | null
}

/** The editors' colours as `#rgb` or `#rrggbb`. The text is readable on the background. */
export interface BlockColours {
  ground: string
  text: string
}

/** A guide, a campaign, an activity, a chapter or an article of the magazine. */
export interface ContentPage {
  title: string
  excerpt: string
  image: string | null
  /** Shown next to the title, for chapters with their own logo. */
  logo: string | null
  /** ISO dates, null when unknown. */
  publishedAt: string | null
  updatedAt: string | null
  author: string | null
  /** Estimated reading time. */
  readingMinutes: number
  blocks: ContentBlock[]
  /** The page's headings in order, for its table of contents. */
  contents: { id: string; title: string }[]
  breadcrumbs: Breadcrumb[]
  /** Pages below this one: an activity's categories, a chapter's articles. */
  children: Teaser[]
  related: Teaser[]
  previous: Teaser | null
  next: Teaser | null
  /** When a campaign runs. Absent: it has no limits and no code. */
  campaign?: Campaign
}

export interface Campaign extends Period {
  state: ReturnType<typeof stateOf>
  /** The coupon's code while the campaign runs. */
  code: string | null
}
