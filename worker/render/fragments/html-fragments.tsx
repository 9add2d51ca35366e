import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { placeInMenu } from '#client/app/layouts/site-menu.tsx'
import { cardFragment, menuFragment, storeFragments } from '#client/app/shared-fragments.tsx'
import type { HtmlFragments } from '#client/shop-ui/html-fragments.ts'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import type { EdgeTranslate } from '#shared/i18n/translate.ts'
import type { Boot, Shell } from '#shared/page-data.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { toInlineJson } from '#shared/seo/json-ld.ts'
import { createMemoryCache } from '../../cache/memory-cache.ts'
import type { AddPlaceholder, Bytes } from './placeholders.ts'

/** Parts of a store's documents: by the data of its frame, then by store and name. */
const parts = new WeakMap<Shell, Map<string, Bytes>>()

const CARD_BYTES = 4 * 1024 * 1024 // of the isolate's 128 MB
const CARD_OVERHEAD = 500 // bytes, about: the card itself and its entry

/** Cards by their data: lists of the data cache repeat them, and so do the rails of many pages. */
const cards = createMemoryCache<Bytes, ProductCard>(CARD_BYTES)

const encoder = new TextEncoder()

/**
 * What this document need not render: the frame, more than half of a product page's elements, and cards that were rendered
 * before. `place` turns their bytes into what stands for them in the document's text.
 */
export function htmlFragmentsOf(boot: Boot, t: EdgeTranslate, place: AddPlaceholder): HtmlFragments {
  const { shell, store, page } = boot
  const render = (part: ReactElement): Bytes => encode(renderPart(boot, t, part))
  const ofShell = parts.get(shell) ?? new Map<string, Bytes>()
  parts.set(shell, ofShell)
  const once = (name: string, make: () => Bytes): string => {
    const key = `${store}|${name}`
    const known = ofShell.get(key) ?? make()
    ofShell.set(key, known)
    return place(known)
  }
  return {
    fragment(name) {
      if (name !== 'menu') return once(name, () => render(storeFragments[name]))
      const here = placeInMenu(page, shell.menu)
      return once(`menu ${here.map(({ path }) => path)}`, () => render(menuFragment(here)))
    },
    card(card) {
      const known = cards.get(card) ?? render(cardFragment(card))
      cards.set(card, known, known.length + CARD_OVERHEAD)
      return place(known)
    },
    shellJson: () => once('shell', () => encode(toInlineJson(shell))),
  }
}

const encode = (text: string) => encoder.encode(text) as Bytes // never shared memory

const renderPart = ({ store, origins, shell }: Boot, t: EdgeTranslate, part: ReactElement): string =>
  renderToString(
    <ShopProvider storeCode={store} origins={origins} shell={shell} t={t}>
      {part}
    </ShopProvider>,
  )
