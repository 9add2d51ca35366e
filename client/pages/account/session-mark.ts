/** Where a tab remembers that a session has ended by itself: `untold`, then `told`; absent after the next login. */
export const SESSION_END = 'skare:session-end'
