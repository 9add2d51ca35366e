import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { activeItemsOf } from '#client/app/layouts/site-menu.tsx'
import { cardFragment, menuFragment, storeFragments } from '#client/app/shared-fragments.tsx'
import type { HtmlFragments } from '#client/shop-ui/html-fragments.ts'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import type { EdgeTranslate } from '#shared/i18n/translate.ts'
import type { Boot, Shell } from '#shared/page-data.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { hasMenu, routes } from '#shared/routes.ts'
import { toInlineJson } from '#shared/seo/json-ld.ts'
import { createMemoryCache } from '../../cache/memory-cache.ts'
import type { AddPlaceholder, Bytes } from './placeholders.ts'

/** Rendered fragments of a store's documents: by shell, then by store and fragment name. */
const shellFragments = new WeakMap<Shell, Map<string, Bytes>>()

const CARD_BYTES = 4 * 1024 * 1024 // of the isolate's 128 MB
const CARD_OVERHEAD = 500 // bytes, an estimate for the card's data and its entry

/** Rendered cards by their data. Cached lists and many pages repeat the same cards. */
const cards = createMemoryCache<Bytes, ProductCard>(CARD_BYTES)

const encoder = new TextEncoder()

/**
 * The fragments of a document, each rendered once and cached: the shell, which is more than half of a product page's
 * elements, and product cards. `addPlaceholder` stores their bytes and returns the text to insert.
 */
export function htmlFragmentsOf(boot: Boot, t: EdgeTranslate, addPlaceholder: AddPlaceholder): HtmlFragments {
  const { shell, store, page } = boot
  const render = (element: ReactElement): Bytes => encode(renderPart(boot, t, element))
  const ofShell = shellFragments.get(shell) ?? new Map<string, Bytes>()
  shellFragments.set(shell, ofShell)
  const renderOnce = (name: string, renderBytes: () => Bytes): string => {
    const key = `${store}|${name}`
    const bytes = ofShell.get(key) ?? renderBytes()
    ofShell.set(key, bytes)
    return addPlaceholder(bytes)
  }
  return {
    fragment(name) {
      if (name !== 'menu') return renderOnce(name, () => render(storeFragments[name]))
      const activeItems = activeItemsOf(page, shell.menu)
      return renderOnce(`menu ${activeItems.map(({ path }) => path)}`, () =>
        render(menuFragment(activeItems)),
      )
    },
    card(card) {
      const bytes = cards.get(card) ?? render(cardFragment(card))
      cards.set(card, bytes, bytes.length + CARD_OVERHEAD)
      return addPlaceholder(bytes)
    },
    shellJson: () =>
      hasMenu(routes[page.name].layout)
        ? renderOnce('lacks', () => encode(toInlineJson({ lacks: shell.lacks })))
        : renderOnce('shell', () => encode(toInlineJson(shell))),
  }
}

const encode = (text: string) => encoder.encode(text) as Bytes // never shared memory

const renderPart = ({ store, origins, shell }: Boot, t: EdgeTranslate, element: ReactElement): string =>
  renderToString(
    <ShopProvider storeCode={store} origins={origins} shell={shell} t={t}>
      {element}
    </ShopProvider>,
  )
