/** The most letters of a contact's or an address's field. */
export const MAX_TEXT = 100

/** The most letters of an e-mail address (RFC 5321, 4.5.3.1.3, without its brackets). */
export const MAX_EMAIL = 254
