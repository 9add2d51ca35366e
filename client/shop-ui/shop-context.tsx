import { createContext, type ReactNode, use, useMemo } from 'react'
import { formatPrice } from '#shared/format/price.ts'
import type { Translate } from '#shared/i18n/translate.ts'
import type { Shell } from '#shared/page-data.ts'
import { type PagePath, type PathParams, pathTo } from '#shared/paths.ts'
import { type StoreCode, type StoreView, storeViews } from '#shared/store-views.ts'
import { StoreContext } from '../api/store-context.ts'

/** Data for every component: the store, its texts, prices and paths. */
export interface ShopContext {
  store: StoreView
  origins: Record<StoreCode, string>
  shell: Shell
  t: Translate
  price: (minorUnits: number) => string
  to: <N extends PagePath>(name: N, params: PathParams<N>) => string
}

const Context = createContext<ShopContext | null>(null)

interface ShopProviderProps {
  storeCode: StoreCode
  origins: Record<StoreCode, string>
  shell: Shell
  t: Translate
  children: ReactNode
}

export function ShopProvider({ storeCode, origins, shell, t, children }: ShopProviderProps) {
  const shop = useMemo(
    () => createShopContext(storeViews[storeCode], { origins, shell, t }),
    [storeCode, origins, shell, t],
  )
  return (
    <StoreContext value={shop.store}>
      <Context value={shop}>{children}</Context>
    </StoreContext>
  )
}

function createShopContext(
  store: StoreView,
  { origins, shell, t }: Pick<ShopProviderProps, 'origins' | 'shell' | 't'>,
): ShopContext {
  return {
    store,
    origins,
    shell,
    t,
    price: (minorUnits) => formatPrice(minorUnits, store),
    to: (name, params) => pathTo(name, params, store),
  }
}

/** The shop context of a component. */
export function useShop(): ShopContext {
  const shop = use(Context)
  if (!shop) throw new Error('useShop outside of ShopProvider')
  return shop
}
