import { toDataFile } from '#shared/account/data-file.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { savedSkus } from '../../features/saved-products/saved-list.ts'

/** Saves what the shop keeps of the customer as a JSON file. Lists that only the device has come along. */
export async function downloadData(store: StoreView, now: Date): Promise<void> {
  const data = await callInTurn(store, 'user.export', {})
  const savedProducts = data.savedProducts ?? {
    wishlist: savedSkus('wishlist'),
    compare: savedSkus('compare'),
  }
  saveFile(toDataFile({ ...data, savedProducts }, now))
}

function saveFile({ name, text }: ReturnType<typeof toDataFile>): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000) // the browser reads it after the click
}
