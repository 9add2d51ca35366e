import { renderToString } from 'react-dom/server'
import { Document } from '#client/app/document.tsx'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import type { StoreView } from '#shared/store-views.ts'
import { clientAssets } from '../assets.ts'
import { translateFor } from '../i18n/messages.ts'
import type { Bytes } from './fragments/placeholders.ts'

/** The last tag of what every document of a store begins with. */
const LAST_TAG = /<meta name="viewport"[^>]*>/
const MAX_LENGTH = 1000 // bytes, all of them ASCII

const starts = new Map<string, Bytes>()

/** What every document of the store begins with, up to what differs between pages. `lacks`: as `Shell` has it. */
export function renderHeadStart(store: StoreView, lacks: string): Bytes {
  const key = `${store.code}|${lacks}`
  const start = starts.get(key) ?? render(store, lacks)
  starts.set(key, start)
  return start
}

function render(store: StoreView, lacks: string): Bytes {
  const shell = { menu: [], footer: [], lacks: lacks || undefined }
  const html = renderToString(
    <ShopProvider storeCode={store.code} origins={NO_ORIGINS} shell={shell} t={translateFor(store)}>
      <Document assets={clientAssets}>{null}</Document>
    </ShopProvider>,
  )
  const document = `<!DOCTYPE html>${html}`
  return new TextEncoder().encode(document.slice(0, endOfStart(document))) as Bytes // never shared memory
}

/** The head's start links nowhere. */
const NO_ORIGINS = { sv: '', no: '', en: '' }

/** A document without the start of its head. */
export function afterHeadStart(body: Uint8Array): Uint8Array {
  const start = new TextDecoder('latin1').decode(body.subarray(0, MAX_LENGTH)) // a character is a byte
  return body.subarray(endOfStart(start))
}

function endOfStart(document: string): number {
  const [tag = ''] = LAST_TAG.exec(document) ?? []
  if (!tag) throw new Error('the document has no viewport')
  return document.indexOf(tag) + tag.length
}
