import type { Page } from '#shared/page-data.ts'

/** The pages of this visit, and how messages of the service worker change them. */
interface VisitedPages {
  getLoaded(url: string): Promise<{ kind: string; page?: Page } | undefined>
  set(url: string, page: Page, savedAt?: string | null): void
  /** Also shows what has come, or follows where it leads. */
  reload(url: string): Promise<void>
  prefetch(url: string): void
}

/** Hooks for code that loads later: that of the service worker, and that of the saved catalogue. */
export const pageHooks: {
  /** Gets each answer of the shop. */
  save?: (path: string, answer: Response) => void
  /** Gets each page that is shown as the shop sent it, with its path and query. */
  shown?: (url: string, page: Page) => void
  pages?: VisitedPages
  /** Shows what has changed in `pages`. */
  render?: () => void
} = {}
