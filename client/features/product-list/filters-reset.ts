const listeners = new Set<() => void>()

/** Tells the parts of a list that all filters are taken out (R2.92): what they hold beside the address goes, too. */
export function emitFiltersReset(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` at every reset until the function that comes back is called. */
export function onFiltersReset(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
