/** What counts as an email address: the mail that is sent to it proves the rest. Labels have no dots: each text is read once. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
