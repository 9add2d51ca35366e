/** Writes. On a full device each of `ways` frees some room, one after the other, until there is enough (R4.128). */
export async function writeWithRoom(
  write: () => Promise<void>,
  ways: (() => Promise<unknown>)[],
): Promise<void> {
  for (const free of ways) {
    try {
      return await write()
    } catch (error) {
      if (!isFull(error)) throw error
      await free()
    }
  }
  await write()
}

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError'
