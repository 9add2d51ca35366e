import type { Translate } from '#shared/i18n/translate.ts'
import type { Boot } from '#shared/page-data.ts'
import type { EncodedPage } from '#shared/page-lines.ts'
import { type HtmlFragments, HtmlFragmentsContext } from '../shop-ui/html-fragments.ts'
import { ShopProvider } from '../shop-ui/shop-context.tsx'
import { Document } from './document.tsx'
import { PageScripts } from './page-scripts.tsx'
import { PageView } from './page-view.tsx'

interface AppProps {
  boot: Boot
  /** The page as lines, which the document contains. In the browser only their number counts. */
  encoded: EncodedPage
  t: Translate
  /** Path and query of `boot.page`. */
  url: string
  nonce?: string
  /** Only in the worker. */
  htmlFragments?: HtmlFragments
}

/**
 * The root component: the same tree in the worker (inside a StaticRouter) and in the browser (inside a BrowserRouter).
 */
export function App({ boot, encoded, t, url, nonce, htmlFragments }: AppProps) {
  return (
    <ShopProvider storeCode={boot.store} origins={boot.origins} shell={boot.shell} t={t}>
      <Document assets={boot.assets} nonce={nonce}>
        <HtmlFragmentsContext value={htmlFragments ?? null}>
          <PageView first={{ url, page: boot.page, build: boot.build }} />
          {import.meta.env.SSR && !boot.assets.starter ? null : <PageScripts boot={boot} encoded={encoded} />}
        </HtmlFragmentsContext>
      </Document>
    </ShopProvider>
  )
}
