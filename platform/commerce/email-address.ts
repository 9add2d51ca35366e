/** What counts as an email address: the mail that is sent to it proves the rest. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
