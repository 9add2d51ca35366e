/** A table of the device's catalogue that keeps everything, in place of IndexedDB, which Node does not have. */
export function memoryTable() {
  const rows = new Map<string, unknown>()
  return {
    get: async (keys: string[]) => keys.map((key) => rows.get(key)),
    entries: async () => [...rows],
    put: async (added: [string, unknown][]) => added.forEach(([key, row]) => void rows.set(key, row)),
    remove: async (keys: string[]) => keys.forEach((key) => void rows.delete(key)),
  }
}
