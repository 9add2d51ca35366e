import type { FirstPage } from '#client/app/loaded-pages.ts'
import { PageView } from '#client/app/page-view.tsx'
import { BrowserRouter, useNavigate } from '#client/router/index.ts'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import type { BareBrowser } from './bare-browser.ts'

const origins = { sv: '', no: '', en: '' }
const shell = { menu: [], footer: [] }

let navigate: ReturnType<typeof useNavigate>

function Links() {
  navigate = useNavigate()
  return null
}

/** Renders the view of pages in the Swedish store. Returns what follows a link. */
export async function renderPageView(browser: BareBrowser, first: FirstPage): Promise<(to: string) => void> {
  await browser.render(
    <BrowserRouter>
      <ShopProvider storeCode="sv" origins={origins} shell={shell} t={String}>
        <PageView first={first} />
        <Links />
      </ShopProvider>
    </BrowserRouter>,
  )
  return (to) => navigate(to)
}
