import type { PageName } from '#shared/routes.ts'

/** Pages that are read: the starter leaves React for the first sign of use, unless a part of them is live (`data-live-part`). */
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
