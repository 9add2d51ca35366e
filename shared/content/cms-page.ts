/** A plain editorial page: terms, delivery, questions and answers. */
export interface CmsPage {
  slug: string
  title: string
  heroImage: string | null
  /** Sanitised HTML. */
  bodyHtml: string
}
