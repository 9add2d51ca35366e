import { html, raw } from 'hono/html'
import { hostedStyle } from './hosted-style.ts'
import type { HostedTexts } from './hosted-texts.ts'
import type { Store } from './stores.ts'

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
  /** Sent to the page that embeds this one. */
  message: { status: 'paid' | 'declined' | 'cancelled'; targetOrigin: string } | null
}

/** The payment page: a document that works alone and inside a frame. */
export function renderHostedPage({ store, texts, nonce, amount, content, message }: HostedPage): Markup {
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
<script nonce="${nonce}">${raw(frameScript(message))}</script>
</body>
</html>`
}

/** A message box that screen readers announce. */
export function renderNotice(kind: 'good' | 'bad' | 'plain', title: string, more = ''): Markup {
  return html`<div class="notice ${kind}" role="${kind === 'bad' ? 'alert' : 'status'}">
<p><strong>${title}</strong></p>${more === '' ? '' : html`<p>${more}</p>`}</div>`
}

/** A script that sends the outcome to the shop's page around the frame. An empty origin means this page's own. */
function frameScript(message: HostedPage['message']): string {
  if (message === null) return ''
  const payload = JSON.stringify({ type: 'hosted-checkout', status: message.status })
  const target = JSON.stringify(message.targetOrigin).replaceAll('<', '\\u003c')
  return `if (window.parent !== window) window.parent.postMessage(${payload}, ${target} || window.location.origin)`
}
