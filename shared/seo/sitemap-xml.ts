import type { Alternates } from '../page-data.ts'
import { type StoreCode, storeCodes, storeViews } from '../store-views.ts'

/** A page of a sitemap: paths of the store, the same page in the other stores, and when it really changed. */
export interface SitemapEntry {
  path: string
  alternates: Alternates
  /** ISO date or date and time; null when unknown. */
  lastModified: string | null
}

type Origins = Record<StoreCode, string>

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** An index of sitemaps (sitemaps.org): absolute addresses. */
export const sitemapIndexXml = (addresses: string[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${addresses
    .map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`

/** A sitemap in pieces, so that thousands of addresses are never in memory as one text. */
export function* sitemapXml(entries: SitemapEntry[], store: StoreCode, origins: Origins): Generator<string> {
  yield `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (const entry of entries) yield entryXml(entry, store, origins)
  yield '</urlset>\n'
}

function entryXml(
  { path, alternates, lastModified }: SitemapEntry,
  store: StoreCode,
  origins: Origins,
): string {
  const links = alternateLinks(alternates, origins).map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
  )
  const changed = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : ''
  return `<url><loc>${escapeXml(origins[store] + path)}</loc>${changed}${links.join('')}</url>\n`
}

/**
 * The page's links in every store that has it. Other visitors get the International store. Documents and sitemaps use
 * the same links.
 */
export function alternateLinks(
  alternates: Alternates,
  origins: Origins,
): { language: string; href: string }[] {
  const links = storeCodes.flatMap((code) => {
    const path = alternates[code]
    return path ? [{ language: storeViews[code].locale, href: origins[code] + path }] : []
  })
  return alternates.en ? [...links, { language: 'x-default', href: origins.en + alternates.en }] : links
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
