/** Cache Storage in memory, as far as the shop uses it: entries in the order in which they were written. */
export class MemoryCaches {
  readonly stored = new Map<string, Map<string, Response>>()
  /** Thrown by the next writes: how often, and the name of the error. */
  faults: string[] = []

  async open(name: string) {
    const entries = this.stored.get(name) ?? new Map<string, Response>()
    this.stored.set(name, entries)
    return {
      match: async (key: string) => entries.get(toUrl(key))?.clone(),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async (key: string | { url: string }) => entries.delete(toUrl(key)),
      put: async (key: string, response: Response) => {
        const fault = this.faults.shift()
        if (fault) throw Object.assign(new Error(fault), { name: fault })
        entries.set(toUrl(key), response)
        this.stored.set(name, entries) // a cache that was deleted meanwhile
      },
    }
  }

  async delete(name: string): Promise<boolean> {
    return this.stored.delete(name)
  }
}

const toUrl = (key: string | { url: string }): string =>
  new URL(typeof key === 'string' ? key : key.url, 'http://shop.test').href
