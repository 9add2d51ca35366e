import { createContext, type ReactElement, use } from 'react'
import type { ProductCard } from '#shared/product/product.ts'

/** Parts that are the same in every document of a store, or of a place in its menu. */
export type FragmentName = 'search' | 'menu' | 'save' | 'promises' | 'news' | 'footer' | 'company'

/** Parts that many documents share, as text: the worker renders each once and repeats it. */
export interface HtmlFragments {
  fragment: (name: FragmentName) => string
  /** A card of a list, without the element around it. */
  card: (card: ProductCard) => string
  /** What the browser makes menu and footer of again, as JSON that cannot end its script element. */
  shellJson: () => string
}

/** Only in the worker. */
export const HtmlFragmentsContext = createContext<HtmlFragments | null>(null)

/** What stands in an element: its children, or their text. */
type Inside = { children: ReactElement } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * Props of the element around such a part: in the worker the part's text, where there is one; in the browser the part
 * itself, which takes the same text over. A part must not use `useId`: it is rendered outside of its document.
 */
export function useHtmlFragment(find: (html: HtmlFragments) => string | null, part: ReactElement): Inside {
  const known = use(HtmlFragmentsContext)
  const html = import.meta.env.SSR && known ? find(known) : null
  return html === null ? { children: part } : { dangerouslySetInnerHTML: { __html: html } }
}
