import type { MailContent, MailGoods, MailPart } from './mail.ts'

/** The text form of a mail: its parts with an empty line between them. */
export function toText({ heading, parts }: MailContent): string {
  return [heading, ...parts.map(partText)].join('\n\n')
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'text':
    case 'small':
      return oneLine(part.text)
    case 'title':
      return oneLine(part.text).toUpperCase()
    case 'rows':
      return part.rows.map(({ label, value }) => oneLine(`${label}: ${value}`)).join('\n')
    case 'goods':
      return part.goods.map(goodsText).join('\n')
    case 'block':
      return [`${part.title}:`, ...part.lines].map(oneLine).join('\n')
    case 'link':
      return `${part.label}:\n${part.url}`
    case 'code':
      return part.code
    default:
      return part satisfies never
  }
}

function goodsText({ qty, name, options, amount }: MailGoods): string {
  const first = `${qty} × ${name}${amount === null ? '' : `: ${amount}`}`
  return [oneLine(first), ...options.map((option) => `   ${oneLine(option)}`)].join('\n')
}

/** What a shopper typed stays on its line: it cannot pretend to be another part of the mail. */
function oneLine(text: string): string {
  return text.replace(/[\n\r\u2028\u2029]+/g, ' ').trim()
}
