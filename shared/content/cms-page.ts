/** A plain editorial page: terms, delivery, questions and answers. */
export interface CmsPage {
  slug: string
  title: string
  heroImage: string | null
  /** Sanitised HTML. */
  bodyHtml: string
  questions: Question[]
  /** Monday to Sunday; empty on pages that are not about the shop's hours. */
  openingHours: OpeningDay[]
}

interface Question {
  question: string
  /** Sanitised HTML. */
  answerHtml: string
}

/** The hours of one day: `10–18`, null when closed. */
export interface OpeningDay {
  day: string
  shop: string | null
  customerService: string | null
}
