import { createContext, type ReactElement, use } from 'react'

/** The parts of the frame that many pages share, as text: the worker renders them once and repeats them. */
export interface FrameHtml {
  menu: string
  footer: string
  /** What the browser makes them of again, as JSON that cannot end its script element. */
  data: string
}

export const FrameHtmlContext = createContext<FrameHtml | null>(null)

/**
 * Props of the element around a part of the frame: in the worker the part's text, where there is one; in the browser the
 * part itself, which takes the same text over.
 */
export function useFramePart(
  name: 'menu' | 'footer',
  part: ReactElement,
): { children: ReactElement } | { dangerouslySetInnerHTML: { __html: string } } {
  const html = use(FrameHtmlContext)?.[name]
  return import.meta.env.SSR && html !== undefined
    ? { dangerouslySetInnerHTML: { __html: html } }
    : { children: part }
}
