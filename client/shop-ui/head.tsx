import type { Page, PageMeta } from '#shared/page-data.ts'
import { toInlineJson } from '#shared/seo/json-ld.ts'
import { SHOP_NAME } from '#shared/seo/page-title.ts'
import { sharedPicture } from '#shared/seo/shared-picture.ts'
import { alternateLinks } from '#shared/seo/sitemap-xml.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { DataScript } from '../ui/data-script.tsx'
import { useShop } from './shop-context.tsx'

/** Title, description and canonical link. React hoists them into the head; a navigation replaces them. */
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

/**
 * Metadata for search engines and shared links only. They read documents, so the browser's build does not contain it.
 */
function HeadForReaders({ title, description, canonical, alternates, noIndex, image }: PageMeta) {
  const { store, origins } = useShop()
  const picture = sharedPicture(image, store)
  const isAlternate = alternates[store.code] === canonical // not page 2, nor a variant: links must lead back
  return (
    <>
      {!noIndex &&
        isAlternate &&
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
      <meta property="og:image" content={origins[store.code] + picture.path} />
      {picture.type && <meta property="og:image:type" content={picture.type} />}
      {picture.width && <meta property="og:image:width" content={String(picture.width)} />}
      {picture.height && <meta property="og:image:height" content={String(picture.height)} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/**
 * Structured data for search engines, which read documents. Call it with `import.meta.env.SSR && …JsonLd(…)`: then the
 * browser's build does not contain the code, and when hydrating React keeps the document's content.
 */
export const JsonLd = ({ data }: { data: object | false }) => (
  <DataScript type="application/ld+json" text={import.meta.env.SSR && data && toInlineJson(data)} />
)
