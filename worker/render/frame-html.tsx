import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { FrameHtml } from '#client/app/layouts/frame-html.ts'
import { FooterColumns } from '#client/app/layouts/site-footer.tsx'
import { MenuItems, mainCategoryOf } from '#client/app/layouts/site-menu.tsx'
import { ShopProvider } from '#client/app/store-context.tsx'
import type { EdgeTranslate } from '#shared/i18n/translate.ts'
import type { Boot, Shell } from '#shared/page-data.ts'
import { toInlineJson } from '#shared/seo/json-ld.ts'

/** By the frame's data, which one store's pages share; then by store and main category. */
const known = new WeakMap<Shell, Map<string, FrameHtml>>()

/** Menu, footer and their data as text. They are more than half of a product page's elements, and the same on the next page. */
export function frameHtmlOf(boot: Boot, t: EdgeTranslate): FrameHtml {
  const { shell, store, page } = boot
  const here = mainCategoryOf(page, shell.menu)
  const key = `${store}|${here?.id ?? ''}`
  const ofShell = known.get(shell) ?? new Map<string, FrameHtml>()
  known.set(shell, ofShell)
  const html = ofShell.get(key) ?? {
    menu: renderPart(boot, t, <MenuItems here={here} />),
    footer: renderPart(boot, t, <FooterColumns />),
    data: toInlineJson(shell),
  }
  ofShell.set(key, html)
  return html
}

const renderPart = ({ store, origins, shell }: Boot, t: EdgeTranslate, part: ReactElement): string =>
  renderToString(
    <ShopProvider storeCode={store} origins={origins} shell={shell} t={t}>
      {part}
    </ShopProvider>,
  )
