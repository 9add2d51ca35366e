import type { PageName } from '#shared/routes.ts'

/** Pages that are read: nothing on them is live, so the starter leaves React for the first sign of use. */
export const readingPages: ReadonlySet<PageName> = new Set<PageName>([
  'cms-index',
  'cms-page',
  'guides',
  'guide',
  'brands',
  'campaigns',
  'activities',
  'magazine',
  'magazine-chapter',
  'magazine-cms',
  'magazine-item',
])
