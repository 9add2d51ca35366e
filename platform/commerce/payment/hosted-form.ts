import { html } from 'hono/html'
import { isComplete } from '../addresses.ts'
import type { Cart } from '../cart/carts.ts'
import type { Store } from '../stores.ts'
import { creditWarning, formatAmount, instalmentExample, planInstalments } from './hosted-amounts.ts'
import type { Markup } from './hosted-page.ts'
import type { HostedTexts } from './hosted-texts.ts'

/** The data of the form. */
interface HostedForm {
  store: Store
  texts: HostedTexts
  amount: number
  cart: Cart
  /** Who pays, and where the page leads when they are through: every post says it again. */
  hidden: Readonly<Record<string, string>>
  /** Earlier input, when the form is shown again. */
  entered: Readonly<Record<string, string>>
}

/** Fields that an order needs, if the shop did not collect them. */
export const CONTACT_FIELDS = ['email', 'firstname', 'lastname', 'street', 'postcode', 'city'] as const

const AUTOCOMPLETE: Record<(typeof CONTACT_FIELDS)[number], string> = {
  email: 'email',
  firstname: 'given-name',
  lastname: 'family-name',
  street: 'address-line1',
  postcode: 'postal-code',
  city: 'address-level2',
}

/** Whether the payment page must ask for the buyer's contact. */
export function needsContact(cart: Cart): boolean {
  return !cart.email || !isComplete(cart.billingAddress ?? cart.shippingAddress)
}

/** The form of the payment page: contact (if unknown), payment method, and cancel. */
export function renderHostedForm({ store, texts, amount, cart, hidden, entered }: HostedForm): Markup {
  return html`<form method="post">
${renderHidden(hidden)}
${needsContact(cart) ? renderContact(texts, cart, entered) : ''}
${amount === 0 ? renderFree(texts) : renderWays({ store, texts, amount, entered })}
<button name="action" value="pay">${texts.pay} · ${formatAmount(amount, store)}</button>
<button class="quiet" name="action" value="cancel" formnovalidate>${texts.cancel}</button>
<details><summary>${texts.demo}</summary>
<button class="quiet" name="action" value="decline" formnovalidate>${texts.decline}</button></details>
</form>`
}

/** What a post carries beside what is entered. */
export const renderHidden = (fields: HostedForm['hidden']): Markup[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

function renderContact(texts: HostedTexts, cart: Cart, entered: HostedForm['entered']): Markup {
  const address = cart.billingAddress ?? cart.shippingAddress
  const value = (field: (typeof CONTACT_FIELDS)[number]) => {
    if (entered[field] !== undefined) return entered[field]
    if (field === 'email') return cart.email ?? ''
    return (field === 'street' ? address?.street[0] : address?.[field]) ?? ''
  }
  const fields = CONTACT_FIELDS.map(
    (field) => html`<div class="field ${field}"><label for="${field}">${texts.fields[field]}</label>
<input id="${field}" name="${field}" type="${field === 'email' ? 'email' : 'text'}" value="${value(field)}" autocomplete="${AUTOCOMPLETE[field]}" required></div>`,
  )
  return html`<fieldset><legend>${texts.details}</legend><div class="pair">${fields}</div></fieldset>`
}

function renderFree(texts: HostedTexts): Markup {
  return html`<p class="field">${texts.free}</p><input type="hidden" name="method" value="free">`
}

/** Direct payment first, and chosen at first: credit is never proposed (payment services act of Sweden, chapter 7 a). */
function renderWays({ store, texts, amount, entered }: Omit<HostedForm, 'cart' | 'hidden'>): Markup {
  const { phone } = texts
  const chosen = entered.method ?? phone?.code ?? 'card'
  const plan = planInstalments(amount, store)
  const invoice = html`<p class="small">${texts.invoiceInfo}</p>
<div class="field"><label for="personal">${texts.personalNumber}</label>
<input id="personal" name="personal_number" value="${entered.personal_number ?? ''}" inputmode="numeric" autocomplete="off" aria-describedby="personal-hint">
<p class="small" id="personal-hint">${texts.personalNumberHint}</p></div>`
  const instalments =
    plan &&
    html`<p class="small">${instalmentExample(plan, amount, store)}</p><p class="small">${creditWarning(store)}</p>`
  return html`<fieldset><legend>${texts.choose}</legend>
${phone ? renderMethod(phone.code, chosen, [phone.title, html`<p class="small">${phone.info}</p>`]) : ''}
${renderMethod('card', chosen, [texts.card, html`<p class="small">${texts.cardInfo}</p>`])}
${renderMethod('invoice', chosen, [texts.invoice, invoice])}
${instalments ? renderMethod('instalments', chosen, [texts.instalments, instalments]) : ''}
</fieldset>`
}

function renderMethod(code: string, chosen: string, [title, more]: [string, Markup]): Markup {
  return html`<div class="way"><label><input type="radio" name="method" value="${code}" required ${code === chosen ? 'checked' : ''}> ${title}</label>
<div class="more">${more}</div></div>`
}
