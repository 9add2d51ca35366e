import type { Shopper } from './checkout.ts'

export interface PostedForm {
  action: string
  fields: Record<string, string>
}

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? undefined : decode(found)
}

/** The form of a document whose first fields include `field`, with what a browser would send of it, without its buttons. */
export function formIn(html: string, field: string): PostedForm {
  for (const [form] of html.matchAll(/<form\b[\s\S]*?<\/form>/g)) {
    if (!form.includes(`name="${field}"`) || form.startsWith('<form id="change-step"')) continue
    return { action: attribute(form.slice(0, form.indexOf('>')), 'action') ?? '', fields: fieldsOf(form) }
  }
  throw new Error(`no form with ${field}`)
}

function fieldsOf(form: string): Record<string, string> {
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)].flatMap(([tag]) => {
    const name = attribute(tag, 'name')
    const isOff = /type="(?:radio|checkbox)"/.test(tag) && !/\schecked=/.test(tag)
    return name && !isOff ? [[name, attribute(tag, 'value') ?? '']] : []
  })
  const selects = [...form.matchAll(/<select\b[^>]*>[\s\S]*?<\/select>/g)].map(([tag]) => [
    attribute(tag, 'name') ?? '',
    attribute(/<option[^>]*\sselected=[^>]*>/.exec(tag)?.[0] ?? '', 'value') ?? '',
  ])
  return Object.fromEntries([...inputs, ...selects])
}

/** What the document of the cart says of the form that was posted last. */
export async function noticesOn(shopper: Shopper, path = '/varukorg'): Promise<string[]> {
  const html = await (await shopper.get(path)).text()
  const found = html.matchAll(/<p class="cart-page-notice"[^>]*>([\s\S]*?)<\/p>/g)
  return [...found].map(([, text = '']) => text)
}

/** The first of it; null: nothing. */
export const noticeOn = async (shopper: Shopper, path?: string): Promise<string | null> =>
  (await noticesOn(shopper, path))[0] ?? null

/** Posts a form of a document with what is entered; the answer's text. */
export async function submit(
  shopper: Shopper,
  { action, fields }: PostedForm,
  entered: Record<string, string>,
): Promise<{ status: number; location: string | null; html: string }> {
  const response = await shopper.post(action, { ...fields, ...entered })
  return { status: response.status, location: response.headers.get('Location'), html: await response.text() }
}
