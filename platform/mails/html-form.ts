import { html } from 'hono/html'
import type { Markup } from '#platform/commerce/payment/hosted-page.ts'
import type { Language } from '#platform/commerce/stores.ts'
import { style } from './html-style.ts'
import type { MailContent, MailGoods, MailPart, MailRow } from './mail.ts'

/** The HTML form of a mail: one column, styles in the elements, because mail programs drop style sheets. */
export function toHtml({ subject, heading, parts }: MailContent, language: Language): string {
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="${style.page}">
<div style="${style.column}">
<p style="${style.brand}">Skare</p>
<div style="${style.card}">
<h1 style="${style.heading}">${heading}</h1>
${parts.map(partHtml)}
</div>
</div>
</body>
</html>`
  if (page instanceof Promise) throw new Error('a part of a mail is a promise')
  return page.toString()
}

function partHtml(part: MailPart): Markup {
  switch (part.kind) {
    case 'text':
      return html`<p style="${style.text}">${part.text}</p>`
    case 'small':
      return html`<p style="${style.small}">${part.text}</p>`
    case 'title':
      return html`<h2 style="${style.title}">${part.text}</h2>`
    case 'rows':
      return html`<table role="presentation" style="${style.table}">${part.rows.map(rowHtml)}</table>`
    case 'goods':
      return html`<table role="presentation" style="${style.table}">${part.goods.map(goodsHtml)}</table>`
    case 'block':
      return html`<p style="${style.text}"><strong>${part.title}</strong>${part.lines.map((line) => html`<br>${line}`)}</p>`
    case 'link':
      return html`<p style="${style.text}"><a href="${part.url}" style="${style.button}">${part.label}</a></p>`
    case 'code':
      return html`<p style="${style.code}">${part.code}</p>`
    default:
      return part satisfies never
  }
}

function rowHtml({ label, value, isTotal = false }: MailRow): Markup {
  const weight = isTotal ? style.total : ''
  return html`<tr><th scope="row" style="${style.label}${weight}">${label}</th><td style="${style.value}${weight}">${value}</td></tr>`
}

function goodsHtml({ qty, name, options, amount }: MailGoods): Markup {
  const chosen = options.map((option) => html`<br><span style="${style.option}">${option}</span>`)
  return html`<tr><td style="${style.goods}">${qty} × ${name}${chosen}</td><td style="${style.amount}">${amount ?? ''}</td></tr>`
}
