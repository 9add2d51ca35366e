import { withMessages } from '../i18n/load-messages.ts'

/** Where a tab remembers that a session has ended by itself: `untold`, then `told`; absent after the next login. */
export const SESSION_END = 'skare:session-end'

/** What is done about it; hardly anybody needs it. */
export const loadEndSession = () => withMessages(import('../pages/account/end-session.ts'), 'errors')
