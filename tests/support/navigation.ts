import type { Navigation } from '#client/router/navigation.tsx'

/** The navigation on a page, and the address from which a link has led to it; null: it is the first. */
export const navigationAt = (current: string, previous: string | null): Navigation => ({
  current,
  previous: previous === null ? null : { url: previous, scrollY: 0 },
  isBackMove: false,
  pending: false,
})
