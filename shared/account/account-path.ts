/**
 * Address of the account as a document, below the store's prefix. It has three segments: the service worker's shell stands in
 * for shorter ones below the account.
 */
export const ACCOUNT_DOCUMENT_PATH = '/account/my/page'
