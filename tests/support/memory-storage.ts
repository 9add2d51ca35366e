/** A `localStorage` or `sessionStorage` over a map, for tests that run without a browser. */
export const memoryStorage = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => entries.set(key, value),
  removeItem: (key: string) => entries.delete(key),
})
