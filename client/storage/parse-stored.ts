/** The stored JSON if it has the right shape, else null: damaged data counts as missing. */
export function parseStored<T>(text: string | null, hasShape: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return hasShape(value) ? value : null
  } catch {
    return null // incomplete or not JSON
  }
}
