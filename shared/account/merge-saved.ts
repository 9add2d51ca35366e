/** What a device has changed on a list since it last agreed with the account: skus in the order in which they were added. */
export interface SavedChange {
  add: string[]
  remove: string[]
}

/**
 * The difference between the list that device and account agreed on and the device's list now. A device that joins an
 * account has agreed on nothing: all of its list is added, and nothing is removed.
 */
export const savedChange = (agreed: readonly string[], list: readonly string[]): SavedChange => ({
  add: list.filter((sku) => !agreed.includes(sku)),
  remove: agreed.filter((sku) => !list.includes(sku)),
})

/**
 * A list with a device's change. It has no duplicates, the newest product is the last, and when there is no room for all,
 * the oldest ones go. Because only differences travel, what one device has removed is not brought back by another one that
 * still shows it; and the same change once more, because its answer was lost, changes nothing.
 */
export const applySaved = (list: readonly string[], { add, remove }: SavedChange, most: number): string[] =>
  [...list.filter((sku) => !remove.includes(sku) && !add.includes(sku)), ...add].slice(-most)
