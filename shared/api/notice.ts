import type { MessageKey } from '../i18n/messages.ts'
import type { MessageParams } from '../i18n/translate.ts'

/** Something to tell the shopper beside an answer: a reduced quantity, a line that sold out. */
export interface Notice {
  type: 'success' | 'info' | 'warning' | 'error'
  key: MessageKey
  params?: MessageParams
}

/** Body of every answer of our API that failed. `code` is the key of its text. */
export interface ApiFailure {
  error: { code: string; params?: MessageParams; fields?: Record<string, string> }
}
