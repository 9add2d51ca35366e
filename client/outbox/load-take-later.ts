import { withMessages } from '../i18n/load-messages.ts'

/** Loads what takes something in for later, when it is needed. Never in the worker. */
export const loadTakeLater = () => withMessages(import('./take-later.ts'), 'outbox', 'errors')
