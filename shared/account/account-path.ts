/**
 * Address of the account as a document, below the store's prefix. It has three segments: the service worker's shell stands in
 * for shorter ones below the account.
 */
export const ACCOUNT_DOCUMENT_PATH = '/account/my/page'

/** The query of the account's address that says what was done there; once the account is deleted, its value is `DELETED`. */
export const DONE_QUERY = 'done'
export const DELETED = 'delete'
/** Somebody has logged out. */
export const LOGGED_OUT = 'logout'
