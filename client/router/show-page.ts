import { createContext, use } from 'react'
import type { Page } from '#shared/page-data.ts'

type ShowPage = (url: string, page: Page) => void

export const ShowPageContext = createContext<ShowPage>(() => undefined)

/**
 * Shows a page whose data is here already at an address of its own, in the place of the current one: another variant of
 * the product, say. Asks nobody, and leaves the scroll position alone.
 */
export const useShowPage = (): ShowPage => use(ShowPageContext)
