import type { Page } from '#shared/page-data.ts'

/** The pages of this visit, as far as news of the service worker change them. */
interface VisitedPages {
  get(url: string): Promise<{ kind: string; page?: Page }>
  set(url: string, page: Page, savedAt?: string | null): void
  reload(url: string): Promise<void>
}

/** Where the code of the service worker, which loads late, joins in. */
export const pageHooks: {
  /** Gets each answer of the shop. */
  save?: (path: string, answer: Response) => void
  pages?: VisitedPages
  /** Shows what has changed in `pages`. */
  render?: () => void
} = {}
