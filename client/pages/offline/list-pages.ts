import type { PageName } from '#shared/routes.ts'

/** Pages that show a list of products. */
export const LIST_PAGES: readonly PageName[] = ['category', 'brand', 'search-result']
