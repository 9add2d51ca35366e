import { html, raw } from 'hono/html'
import type { StoredOrder } from '#platform/commerce/orders/stored-order.ts'
import { type Markup, renderNotice } from '#platform/commerce/payment/hosted-page.ts'
import { hostedStyle } from '#platform/commerce/payment/hosted-style.ts'
import type { Language } from '#platform/commerce/stores.ts'
import { downloadTexts } from './texts.ts'

/** A file that may be fetched. */
export interface OfferedFile {
  order: StoredOrder
  /** Of the product. */
  name: string
  /** Of the file. */
  title: string
  /** Whether the purchase can still be withdrawn from, which ends when the file is fetched. */
  isWithdrawable: boolean
}

/**
 * The page of a bought file: what it is, what fetching it means, and the button. A link alone fetches nothing, because mail
 * programs follow links on their own.
 */
export function renderFile({ order, name, title, isWithdrawable }: OfferedFile, nonce: string): Markup {
  const { language } = order.store
  const texts = downloadTexts[language]
  return renderPage({
    language,
    nonce,
    content: html`<p><strong>${name}</strong><br>${title}</p>
<p class="small">${texts.order(order.number)}</p>
${isWithdrawable ? renderNotice('plain', texts.consent) : ''}
<form method="post"><button>${texts.download}</button></form>`,
  })
}

/** The page where there is no file. */
export function renderNoFile(
  reason: 'missing' | 'notReady' | 'withdrawn',
  language: Language,
  nonce: string,
): Markup {
  return renderPage({ language, nonce, content: renderNotice('bad', downloadTexts[language][reason]) })
}

function renderPage(page: { language: Language; nonce: string; content: Markup }): Markup {
  const { title } = downloadTexts[page.language]
  return html`<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Skare</title>
<style nonce="${page.nonce}">${raw(hostedStyle)}main{display:grid;gap:16px}</style>
</head>
<body>
<main>
<header><h1>${title}</h1><p class="merchant">Skare</p></header>
${page.content}
</main>
</body>
</html>`
}
