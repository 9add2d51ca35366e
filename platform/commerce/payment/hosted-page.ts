import { html, raw } from 'hono/html'
import type { Store } from '../stores.ts'
import { hostedStyle } from './hosted-style.ts'
import type { HostedTexts } from './hosted-texts.ts'

/** Escaped HTML of `hono/html`, or a promise of it. */
export type Markup = ReturnType<typeof html>

/** The data of the payment page. */
export interface HostedPage {
  store: Store
  texts: HostedTexts
  nonce: string
  /** The formatted amount; null when there is none. */
  amount: string | null
  content: Markup | Markup[]
  /** How the payment has ended; null: it has not. */
  outcome: 'paid' | 'declined' | 'cancelled' | null
  /** Of the page that embeds this one; empty: this page's own. */
  origin: string
}

/** The payment page: a document that works alone and inside a frame. */
export function renderHostedPage({
  store,
  texts,
  nonce,
  amount,
  content,
  outcome,
  origin,
}: HostedPage): Markup {
  return html`<!doctype html>
<html lang="${store.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title} · Skare</title>
<style nonce="${nonce}">${raw(hostedStyle)}</style>
</head>
<body>
<main>
<header><h1>${texts.title}</h1><p class="merchant">Skare</p></header>
${amount === null ? '' : html`<p class="amount"><span>${texts.toPay}</span> <strong>${amount}</strong></p>`}
${content}
<footer><p>${texts.secure}</p></footer>
</main>
<script nonce="${nonce}">${raw(frameScript(outcome, origin))}</script>
</body>
</html>`
}

/** A message box that screen readers announce. */
export function renderNotice(kind: 'good' | 'bad' | 'plain', title: string, more = ''): Markup {
  return html`<div class="notice ${kind}" role="${kind === 'bad' ? 'alert' : 'status'}">
<p><strong>${title}</strong></p>${more === '' ? '' : html`<p>${more}</p>`}</div>`
}

/** A script that tells the shop's page around the frame the outcome, and how tall this page is whenever that changes. */
function frameScript(outcome: HostedPage['outcome'], origin: string): string {
  const target = JSON.stringify(origin).replaceAll('<', '\\u003c')
  return `if (window.parent !== window) {
  const page = document.documentElement
  const tell = (said) => window.parent.postMessage({ type: 'hosted-checkout', ...said }, ${target} || window.location.origin)
  new ResizeObserver(() => tell({ height: Math.ceil(page.getBoundingClientRect().height) })).observe(page)
  ${outcome === null ? '' : `tell(${JSON.stringify({ status: outcome })})`}
}`
}
