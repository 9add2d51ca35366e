/** The JSON that was stored, when it has the right shape; else null: what is damaged counts as not there. */
export function parseStored<T>(text: string | null, isRight: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isRight(value) ? value : null
  } catch {
    return null // cut off, of an older build, or somebody else's
  }
}

/** An object whose fields can be looked at; a list is one, too. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
