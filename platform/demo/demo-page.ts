import { html, raw } from 'hono/html'
import type { Awaited } from '#platform/commerce/back-in-stock.ts'
import { planShipment } from '#platform/commerce/orders/shipments.ts'
import type { StoredOrder } from '#platform/commerce/orders/stored-order.ts'
import type { Markup } from '#platform/commerce/payment/hosted-page.ts'
import { hostedStyle } from '#platform/commerce/payment/hosted-style.ts'
import type { ReviewDocument } from '#platform/commerce/reviews.ts'
import { formatMoney } from '#platform/mails/format.ts'

/** A mail in the list. */
export interface DemoMail {
  id: number
  kind: string
  recipient: string
  subject: string
  created_at: string
}

/** What the demo page shows, newest first, at a time (SQL time). */
interface DemoPage {
  nonce: string
  mails: readonly DemoMail[]
  orders: readonly StoredOrder[]
  awaited: readonly Awaited[]
  /** Not approved and not rejected. */
  reviews: readonly ReviewDocument[]
  at: string
}

/** The demo page: the latest mails and orders, a button for each order that can be sent, and for what is waited for; reviews to judge. */
export function renderDemoPage({ nonce, mails, orders, awaited, reviews, at }: DemoPage): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mails and orders · Skare demo</title>
<style nonce="${nonce}">${raw(hostedStyle)}${raw(DEMO_STYLE)}</style>
</head>
<body>
<main>
<header><h1>Mails and orders</h1><p class="merchant">Skare demo</p></header>
<p class="small">No mail leaves this machine. Times are UTC.</p>
${renderTable('Mails', mails.map(renderMail), 'No mail yet.')}
${renderTable(
  'Orders',
  orders.map((order) => renderOrder(order, at)),
  'No order yet.',
)}
${renderTable('Waiting for stock', awaited.map(renderAwaited), 'Nobody waits for anything.')}
${renderTable('Reviews to approve', reviews.map(renderReview), 'No review waits.')}
</main>
</body>
</html>`
}

const DEMO_STYLE = `
main{max-width:64rem}h2{margin:24px 0 8px}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse}
td{padding:8px 12px 8px 0;border-top:1px solid var(--line);vertical-align:middle}
a{color:inherit}button{width:auto;min-height:44px;padding:0 16px}
`

function renderTable(title: string, rows: Markup[], empty: string): Markup {
  const table = html`<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>${rows}</table></div>`
  return html`<h2>${title}</h2>${rows.length === 0 ? html`<p>${empty}</p>` : table}`
}

function renderMail({ id, kind, recipient, subject, created_at }: DemoMail): Markup {
  return html`<tr><td><a href="/demo/mails/${id}">${subject || '(no subject)'}</a></td>
<td><a href="/demo/mails/${id}/text">text</a></td><td>${kind}</td><td>${recipient}</td><td>${created_at}</td></tr>`
}

function renderOrder(order: StoredOrder, at: string): Markup {
  const { number, status, email, createdAt, document, store, shipments } = order
  const action = planShipment(order, at)
    ? html`<form method="post" action="/demo/orders/${number}/dispatch"><button>Dispatch</button></form>`
    : (shipments[0]?.tracking_number ?? '')
  return html`<tr><td>${number}</td><td>${status}</td><td>${email}</td>
<td>${formatMoney(document.grand_total, store)}</td><td>${createdAt}</td><td>${action}</td></tr>`
}

function renderAwaited({ sku, waiting }: Awaited): Markup {
  return html`<tr><td>${sku}</td><td>${waiting} waiting</td>
<td><form method="post" action="/demo/stock/${encodeURIComponent(sku)}/restock"><button>Restock</button></form></td></tr>`
}

function renderReview({
  id,
  store_id,
  product_id,
  title,
  detail,
  nickname,
  ratings,
}: ReviewDocument): Markup {
  const verdict = (name: string, label: string) =>
    html`<form method="post" action="/demo/reviews/${store_id}/${id}/${name}"><button>${label}</button></form>`
  return html`<tr><td>${product_id}</td><td>${ratings[0]?.value ?? '–'} / 5</td><td><strong>${title}</strong><br>${detail}</td>
<td>${nickname}</td><td>${verdict('approve', 'Approve')}</td><td>${verdict('reject', 'Reject')}</td></tr>`
}
