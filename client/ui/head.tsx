import type { Page } from '#shared/page-data.ts'
import { toInlineJson } from '#shared/seo/json-ld.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { useShop } from '../app/store-context.tsx'

/** Title, canonical, alternates and what shared links show. React hoists them; a navigation swaps them (house style §2.7). */
export function Head({ page }: { page: Page }) {
  const { store, origins } = useShop()
  const { title, description, canonical, alternates, noIndex } = page.meta
  const url = origins[store.code] + canonical
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      {storeCodes.map((code) => {
        const path = alternates[code]
        return path && !noIndex ? (
          <link key={code} rel="alternate" hrefLang={storeViews[code].locale} href={origins[code] + path} />
        ) : null
      })}
      {alternates.en && !noIndex && (
        <link rel="alternate" hrefLang="x-default" href={origins.en + alternates.en} />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:url" content={url} />
      {description && <meta property="og:description" content={description} />}
    </>
  )
}

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
