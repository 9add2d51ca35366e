import { Refusal } from '#platform/answers.ts'

/** What a call is refused with that names another password. */
export const WRONG_PASSWORD = "The password doesn't match this account. Verify the password and try again."

const SHORTEST_PASSWORD = 10

/**
 * The most common passwords of leaked lists that are long enough, and what this shop invites to. Compared without case,
 * digits and signs at the end.
 */
const COMMON = new Set(
  `password passwordpassword passw0rd password123 qwertyuiop qwerty12345 qwertyuiopasdfghjkl asdfghjkl zxcvbnm zxcvbnmasdfghjkl
  1q2w3e4r5t 1qaz2wsx3edc 1q2w3e4r5t6y q1w2e3r4t5 qazwsxedc qazwsxedcrfv iloveyou iloveyouforever letmein letmeinplease
  welcome welcometo administrator sunshine superman football basketball princess changeme trustno1 whatever
  lösenord losenord hejsanhejsan hejhejhej sommar vinter sverige stockholm göteborg passord hemmelig norge sommeren
  skare skareskare langdskidor längdskidor langrenn skidspar vasaloppet birkebeinerrennet`.split(/\s+/),
)

/**
 * Refuses a weak password with 400 in the platform's words (contract §1.2): what counts is how long it is and that nobody
 * guesses it first, not which kinds of characters it has (NIST SP 800-63B, 5.1.1.2).
 */
export function refuseWeakPassword(password: string, email: string): void {
  const letters = [...password]
  if (letters.length < SHORTEST_PASSWORD)
    throw new Refusal(
      400,
      `The password needs at least ${SHORTEST_PASSWORD} characters. Create a new password and try again.`,
    )
  if (password.trim().toLowerCase() === email.trim().toLowerCase())
    throw new Refusal(
      400,
      'The password must not be the e-mail address. Create a new password and try again.',
    )
  if (isCommon(password.toLowerCase()) || isRun(letters))
    throw new Refusal(400, 'The password is among the most common ones. Create a new password and try again.')
}

const isCommon = (lower: string) => COMMON.has(lower) || COMMON.has(lower.replace(/[\d\p{P}\p{S}]+$/u, ''))

/** One character again and again, or neighbours of the alphabet or the digits in a row: `1234567890`. */
function isRun(letters: string[]): boolean {
  const steps = letters
    .slice(1)
    .map((letter, at) => (letter.codePointAt(0) ?? 0) - (letters[at]?.codePointAt(0) ?? 0))
  const [usual = 0, ...more] = steps.filter((step) => Math.abs(step) !== 9) // 9 to 0
  return Math.abs(usual) <= 1 && more.every((step) => step === usual)
}
