import { createContext } from 'react'
import { type StoreView, storeViews } from '#shared/store-views.ts'

/** The store whose API is called. The shop around the page provides it. */
export const StoreContext = createContext<StoreView>(storeViews.sv)
