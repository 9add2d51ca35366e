import type { Alternates } from '#shared/page-data.ts'
import { toStorePath } from '#shared/paths.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

export interface StoreLinksProps {
  /** Where this page lives in the other stores; a store without it is entered by its front door. */
  alternates: Alternates
}

/** The three stores, each in its own language. */
export function StoreLinks({ alternates }: StoreLinksProps) {
  const { store, origins } = useShop()
  return (
    <ul className="store-links">
      {storeCodes.map((code) => {
        const other = storeViews[code]
        const path = alternates[code] ?? toStorePath('/', other)
        return (
          <li key={code}>
            <a
              href={origins[code] + path}
              lang={other.language}
              hrefLang={other.language}
              aria-current={code === store.code ? 'true' : undefined}
            >
              {other.name} <small>{other.currency}</small>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
