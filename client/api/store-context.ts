import { createContext } from 'react'
import type { StoreView } from '#shared/store-views.ts'

/** The store whose API is called. The shop around the page provides it. */
export const StoreContext = createContext<StoreView | null>(null)
