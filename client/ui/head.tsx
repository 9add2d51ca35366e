import type { Page, PageMeta } from '#shared/page-data.ts'
import { imagePath } from '#shared/product/gallery.ts'
import { toInlineJson } from '#shared/seo/json-ld.ts'
import { SHOP_NAME } from '#shared/seo/page-title.ts'
import { alternateLinks } from '#shared/seo/sitemap-xml.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { useShop } from '../app/store-context.tsx'

/** Title, description and canonical. React hoists them; a navigation swaps them. */
export function Head({ page }: { page: Page }) {
  const { store, origins } = useShop()
  const { title, description, canonical, noIndex } = page.meta
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={origins[store.code] + canonical} />
      {import.meta.env.SSR && <HeadForReaders {...page.meta} />}
    </>
  )
}

/** What only search engines and shared links read, and they read documents: the browser's build goes without. */
function HeadForReaders({ title, description, canonical, alternates, noIndex, image }: PageMeta) {
  const { store, origins } = useShop()
  const picture = image && !image.endsWith('.svg') ? imagePath(image, SHARED_SIZE, store) : SHOP_PICTURE
  return (
    <>
      {!noIndex &&
        alternateLinks(alternates, origins).map(({ language, href }) => (
          <link key={language} rel="alternate" hrefLang={language} href={href} />
        ))}
      <meta property="og:site_name" content={SHOP_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={store.locale.replace('-', '_')} />
      {storeCodes
        .filter((code) => code !== store.code && alternates[code])
        .map((code) => (
          <meta
            key={code}
            property="og:locale:alternate"
            content={storeViews[code].locale.replace('-', '_')}
          />
        ))}
      <meta property="og:title" content={title} />
      <meta property="og:url" content={origins[store.code] + canonical} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={origins[store.code] + picture} />
    </>
  )
}

const SHARED_SIZE = { width: 1024, height: 538 } // 1.91 : 1, as shared links are cut
const SHOP_PICTURE = '/icon-512.png' // drawings do not show in shared links

/**
 * Structured data, for search engines: they read documents. Call it with `import.meta.env.SSR && …JsonLd(…)`: the
 * browser's build leaves the code behind it out, and React lets what the document carries stand.
 */
export const JsonLd = ({ data }: { data: object | false }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped here, so it cannot end the script element
    dangerouslySetInnerHTML={{ __html: data ? toInlineJson(data) : '' }}
  />
)
