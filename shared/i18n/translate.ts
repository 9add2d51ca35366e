import { formatWhole, pluralCategory } from '../format/number.ts'
import { isRecord } from '../is-record.ts'
import type { Language } from '../store-views.ts'
import type { EdgeMessageKey, MessageKey, Messages } from './messages.ts'

export type MessageParams = Record<string, string | number>
export type Translate = (key: MessageKey, params?: MessageParams) => string
/** The worker's `t`, which also has the texts that browsers do not load. */
export type EdgeTranslate = (key: MessageKey | EdgeMessageKey, params?: MessageParams) => string

/**
 * Creates the `t` of one language. Texts use the ICU subset `{name}` and `{count, plural, one {…} other {…}}`, with `#`
 * for the number inside a plural form. Numbers are written as the language writes them; what is not counted, such as the number of an
 * order, is a string. A missing key returns the key itself. Groups may be added to `messages` later.
 * `memoize` may cache texts and their parsed parts: the worker formats hundreds per document.
 */
export function createTranslate(
  messages: Messages,
  language: Language,
  memoize: Memoize = (find) => find,
): EdgeTranslate {
  const partsOf = memoize(splitText)
  const textOf = memoize((key: string) => lookUp(messages, key))
  const fill = (text: string, params: MessageParams): string => {
    if (!text.includes('{')) return text
    return partsOf(text)
      .map((part) => (typeof part === 'string' ? part : formatArgument(part, params)))
      .join('')
  }
  const formatArgument = ({ name, forms }: Argument, params: MessageParams): string => {
    const value = params[name]
    if (!forms) return typeof value === 'number' ? formatWhole(value, language) : (value ?? '')
    const count = Number(value)
    const form = forms[`=${count}`] ?? forms[pluralCategory(count)] ?? forms.other ?? ''
    return fill(form.replaceAll('#', formatWhole(count, language)), params)
  }
  return (key, params = {}) => fill(textOf(key), params)
}

/** Returns the function itself, or one that caches its results. */
export type Memoize = <K, V>(find: (key: K) => V) => (key: K) => V

interface Argument {
  name: string
  /** Plural forms by category (`one`, `other`, `=0`); absent for a plain `{name}`. */
  forms?: Record<string, string>
}

function lookUp(messages: Messages, key: string): string {
  const path = key.split('.')
  for (const group of Object.values(messages)) {
    let node: unknown = group
    for (const part of path) node = isRecord(node) && Object.hasOwn(node, part) ? node[part] : undefined
    if (typeof node === 'string') return node
  }
  return key
}

/** Splits a text at its outermost braces. */
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
