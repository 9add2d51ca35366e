/**
 * A value without personal or secret data, for the log. Texts lose e-mail addresses, phone numbers, query values,
 * tokens and cart ids. Fields with names such as `token` lose their value. Redacting twice changes nothing.
 */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (value instanceof Error) return redactText(errorText(value))
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, SECRET_NAME.test(name) ? SECRET : redact(field)]),
  )
}

const SECRET = '[secret]'
const SECRET_NAME = /token|cookie|authorization|password|secret|e-?mail|phone|telephone|(?:cart|quote)_?id$/i

const RULES: [RegExp, string | ((match: string) => string)][] = [
  [/\bBearer\s+[^\s",;]+/gi, `Bearer ${SECRET}`],
  [/([?&][\w.%-]+)=[^&\s"'#]*/g, '$1=[value]'],
  [/(?<![^\s"<>()[\],;:])[^\s"<>()[\],;:]+(?:@|%40)[\w.-]+/gi, '[email]'], // starts at the start of a word; otherwise a long word is scanned once per letter
  [/\b((?:cart|quote)_?id|token|password)(["'\s]*[=:]\s*["']?)[^\s"',;&}]+/gi, `$1$2${SECRET}`],
  [/\/(init|load|complete|balance)\/[^\s/?:]+/g, '/$1/[id]'], // platform paths that end in a cart's id or a gift card's code
  [/[\w-]{20,}/g, (run) => (isOpaque(run) ? '[id]' : run)],
  [/(?<![\w-])(?:\+|0)\d(?:[ -]?\d){6,13}(?![\w-])/g, '[phone]'],
]

/** Maximum length of a logged text, so that nobody can make logging expensive. */
const MAX_TEXT = 2000
const CUT = '… [cut]'

/** A text without personal or secret data, and at most `MAX_TEXT` long. */
export function redactText(text: string): string {
  let redacted = cut(text)
  for (const [pattern, replacement] of RULES) redacted = redacted.replace(pattern, replacement as string) // or a function
  return cut(redacted)
}

/** Cuts a long text at a word boundary, because half a token is not recognised as one. */
function cut(text: string): string {
  if (text.length <= MAX_TEXT) return text
  let end = MAX_TEXT - CUT.length
  while (end > 0 && !BETWEEN_WORDS.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end) + CUT
}

const BETWEEN_WORDS = /[\s/?&"',;]/

/**
 * Whether a word looks like an id or a token rather than a slug: upper and lower case mixed with digits, or a long
 * piece with digits.
 */
const isOpaque = (run: string): boolean => {
  const isMixed = /[a-z]/.test(run) && /[A-Z]/.test(run)
  return (
    (isMixed && (/\d/.test(run) || run.length >= 32)) ||
    run.split('-').some((piece) => piece.length >= 20 && /\d/.test(piece)) ||
    UUID.test(run)
  )
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** JSON drops an error's fields, so its message and cause become text. */
function errorText({ name, message, cause }: Error): string {
  const text = `${name}: ${message}`
  if (cause === undefined) return text
  return `${text} ← ${cause instanceof Error ? errorText(cause) : typeof cause === 'string' ? cause : JSON.stringify(cause)}`
}
