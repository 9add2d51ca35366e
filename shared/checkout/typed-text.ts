/** What people type or paste on one line: nothing that cannot be seen, one space between words. */
export const oneLine = (text: string): string => visibleText(text).replace(/\s+/g, ' ')

/** The same where a text may have lines. What joins the parts of an emoji stays. */
export const visibleText = (text: string): string =>
  text.replace(/(?![\t\n\r]|\u200d\p{ExtPict})[\p{Cc}\p{Cf}]/gu, '').trim()
