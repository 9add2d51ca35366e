import { createContext, use } from 'react'
import type { Page } from '#shared/page-data.ts'

type ShowPage = (url: string, page: Page) => void

export const ShowPageContext = createContext<ShowPage>(() => undefined)

/**
 * Shows a page whose data is already loaded, at its own address, and replaces the history entry. For example another
 * variant of the product. Makes no calls and keeps the scroll position.
 */
export const useShowPage = (): ShowPage => use(ShowPageContext)
