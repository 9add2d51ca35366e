/** Where a tab remembers that a session has ended by itself: `pending` until the shopper is told, then `shown`; absent after the next login. */
export const SESSION_END = 'skare:session-end'
