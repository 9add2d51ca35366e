/// <reference path="./client-assets.d.ts" />
import built, { type FirstScreen, type Stylesheet } from 'virtual:client-assets'
import type { ClientAssets } from '#shared/page-data.ts'

/** Id of the client build: part of every page's cache key and of every `/_data` answer. */
export const BUILD = built.build

/** Paths of the built client files, for documents. */
export const clientAssets: ClientAssets = {
  starter: built.starter,
  stylesheet: built.stylesheet.path,
  entry: built.entry,
}

/** `Link` header for 103 Early Hints: what a browser needs before the first paint. */
export const PRELOAD_LINKS = `<${built.stylesheet.path}>; rel=preload; as=style`

/** The whole stylesheet. A document can carry it. */
export const stylesheet: Stylesheet = built.stylesheet

/** The styles of the first screens of some kinds of pages. A document can carry one. */
export const firstScreens: Record<keyof typeof built.firstScreens, FirstScreen> = built.firstScreens

/** Those styles in a policy's form: with a space before each; empty while developing. */
export const STYLES_POLICY = [stylesheet, ...Object.values(firstScreens)]
  .map(({ hash }) => hash && ` 'sha256-${hash}'`)
  .join('')

/** The element that links the stylesheet, as React writes it. */
export const STYLESHEET_LINK = `<link rel="stylesheet" href="${built.stylesheet.path}"/>`
