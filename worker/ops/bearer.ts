const encoder = new TextEncoder()

/** Whether two secrets are the same. Both are hashed, so neither length nor place of a difference shows in the time taken. */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const [one, other] = await Promise.all([digest(given), digest(expected)])
  return crypto.subtle.timingSafeEqual(one, other)
}

const digest = (text: string) => crypto.subtle.digest('SHA-256', encoder.encode(text))

/** The token of an `Authorization: Bearer …` header; empty when there is none. */
export const bearerOf = (header: string | undefined): string =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? ''
