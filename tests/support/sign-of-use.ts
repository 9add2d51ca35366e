import type { Page } from '@playwright/test'

/** What starts React on a page (client/starter.ts) and changes nothing else: a key that does nothing. */
export const giveSignOfUse = (page: Page): Promise<void> => page.keyboard.press('Shift')
