/// <reference path="./client-assets.d.ts" />
import built from 'virtual:client-assets'
import type { ClientAssets } from '#shared/page-data.ts'

/** Id of the client build: part of every page's cache key and of every `/_data` answer. */
export const BUILD = built.build

/** Paths of the built client files, for documents. */
export const clientAssets: ClientAssets = {
  starter: built.starter,
  stylesheet: built.stylesheet,
  entry: built.entry,
}

/** `Link` header for 103 Early Hints: what a browser needs before the first paint. */
export const PRELOAD_LINKS = `<${built.stylesheet}>; rel=preload; as=style`

/** SHA-256 of the stylesheet in base64, for documents that carry it; empty while developing. */
export const STYLES_HASH = built.stylesHash

/** The element that links the stylesheet, as React writes it. */
export const STYLESHEET_LINK = `<link rel="stylesheet" href="${built.stylesheet}"/>`
