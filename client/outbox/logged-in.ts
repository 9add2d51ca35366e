/** The event that says that somebody has logged in: what waited for that may go. */
export const LOGGED_IN = 'skare:logged-in'
