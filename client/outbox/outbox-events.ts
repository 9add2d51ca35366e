/** Something was taken into the outbox: who brings it home may have to be loaded. */
export const OUTBOX_FILLED = 'skare:outbox-filled'

/** Somebody has logged in: what waited for that may go. */
export const LOGGED_IN = 'skare:logged-in'
