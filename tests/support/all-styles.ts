import type { Page } from '@playwright/test'

/**
 * Resolves when the page has all of its styles. On a first visit a narrow screen has those of the first screen alone until that
 * is painted (`worker/render/inline-styles.ts`).
 */
export const allStyles = (page: Page) =>
  page.waitForFunction(() => {
    const rest = [...document.querySelectorAll<HTMLLinkElement>('link[href*="/rest-of-"]')]
    return rest.length === 0 || rest.some(({ sheet, media }) => sheet && matchMedia(media).matches)
  })
