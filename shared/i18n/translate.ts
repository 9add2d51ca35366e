import type { EdgeMessageKey, MessageKey, Messages } from './messages.ts'

export type MessageParams = Record<string, string | number>
export type Translate = (key: MessageKey, params?: MessageParams) => string
/** The worker's: it has the texts that browsers do not load, too. */
export type EdgeTranslate = (key: MessageKey | EdgeMessageKey, params?: MessageParams) => string

/**
 * The `t` of one language. Texts use the ICU subset `{name}` and `{count, plural, one {…} other {…}}`,
 * with `#` for the number inside a plural form. A missing key gives the key itself, so nothing breaks.
 */
export function createTranslate(messages: object, locale: string): EdgeTranslate {
  const rules = new Intl.PluralRules(locale)
  const numerals = new Intl.NumberFormat(locale)
  const category = remembered((count: number) => rules.select(count))
  const number = remembered((count: number) => numerals.format(count))
  const partsOf = remembered(splitText)
  const fill = (text: string, params: MessageParams): string => {
    if (!text.includes('{')) return text
    let out = ''
    for (const part of partsOf(text)) {
      out += typeof part === 'string' ? part : formatArgument(part, params)
    }
    return out
  }
  const formatArgument = ({ name, forms }: Argument, params: MessageParams): string => {
    const value = params[name]
    if (!forms) return String(value ?? '')
    const count = Number(value)
    const form = forms[`=${count}`] ?? forms[category(count)] ?? forms.other ?? ''
    return fill(form.includes('#') ? form.replaceAll('#', number(count)) : form, params)
  }
  return (key, params = {}) => fill(lookUp(messages, key), params)
}

const translators = new WeakMap<Messages, Translate>()

/** The `t` of a catalogue, made once: a document asks for hundreds of texts, and `Intl` is slow to set up and to ask. */
export function translateWith(messages: Messages, locale: string): Translate {
  const translate = translators.get(messages) ?? createTranslate(messages, locale)
  translators.set(messages, translate)
  return translate
}

const MAX_REMEMBERED = 1000

/** `find`, with its answers kept. */
function remembered<K, V>(find: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const value = known.get(key) ?? find(key)
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(key, value)
    return value
  }
}

interface Argument {
  name: string
  /** Plural forms by category (`one`, `other`, `=0`); absent for a plain `{name}`. */
  forms?: Record<string, string>
}

function lookUp(messages: object, key: string): string {
  let node: unknown = messages
  for (const part of key.split('.')) node = isNode(node) && Object.hasOwn(node, part) ? node[part] : undefined
  return typeof node === 'string' ? node : key
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Cuts a text at its outermost braces. */
function splitText(text: string): (string | Argument)[] {
  const parts: (string | Argument)[] = []
  let from = 0
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', from)) {
    const end = closingBrace(text, at)
    parts.push(text.slice(from, at), parseArgument(text.slice(at + 1, end)))
    from = end + 1
  }
  parts.push(text.slice(from))
  return parts
}

function closingBrace(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}

function parseArgument(inner: string): Argument {
  const [name = '', kind] = inner.split(',', 2).map((part) => part.trim())
  if (kind !== 'plural') return { name }
  const forms: Record<string, string> = {}
  let from = inner.indexOf('plural') + 'plural,'.length
  for (let at = inner.indexOf('{', from); at >= 0; at = inner.indexOf('{', from)) {
    const end = closingBrace(inner, at)
    forms[inner.slice(from, at).trim()] = inner.slice(at + 1, end)
    from = end + 1
  }
  return { name, forms }
}
