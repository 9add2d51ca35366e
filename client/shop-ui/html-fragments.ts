import { createContext, type ReactElement, use } from 'react'
import type { ProductCard } from '#shared/product/product.ts'

/** Fragments that are the same in every document of a store; the menu depends on the active items. */
export type FragmentName = 'search' | 'menu' | 'save' | 'news' | 'footer' | 'company'

/** HTML of fragments that many documents share. The worker renders each once and reuses it. */
export interface HtmlFragments {
  fragment: (name: FragmentName) => string
  /** A product card without the element around it. */
  card: (card: ProductCard) => string
  /** What the browser cannot read of the shell in the document, as JSON that is safe in a script element. */
  shellJson: () => string
}

/** Only in the worker. */
export const HtmlFragmentsContext = createContext<HtmlFragments | null>(null)

/** The content of an element: its children, or their HTML. */
type Inside = { children: ReactElement } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * Props of the element around a fragment. In the worker they contain the cached HTML, if there is any. In the browser
 * they contain the component, which hydrates the same HTML. A fragment must not use `useId`, because it is rendered
 * outside its document.
 */
export function useHtmlFragment(find: (html: HtmlFragments) => string | null, element: ReactElement): Inside {
  const fragments = use(HtmlFragmentsContext)
  const html = import.meta.env.SSR && fragments ? find(fragments) : null
  return html === null ? { children: element } : { dangerouslySetInnerHTML: { __html: html } }
}
