import type { ReactNode } from 'react'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import { textsOf } from './texts.ts'

/** A part of a page with the Swedish shop around it. */
export const inShop = (part: ReactNode) => (
  <ShopProvider
    storeCode="sv"
    origins={{ sv: '', no: '', en: '' }}
    shell={{ menu: [], footer: [] }}
    t={textsOf('sv')}
  >
    {part}
  </ShopProvider>
)
