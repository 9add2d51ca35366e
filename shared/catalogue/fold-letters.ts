/** Letters that Unicode does not decompose into a base letter and an accent. */
const PLAIN_LETTERS: Record<string, string> = { æ: 'ae', ø: 'o', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ł: 'l' }

/** Lower case without accents: `Fjällrävens ÖL` is `fjallravens ol` (contract §15.4). */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æøßđðþł]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
