import type { Page } from '@playwright/test'

/** Moves the mouse, which is a sign of use. Its first position is none: it has come from nowhere. */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(9, 9)
}
