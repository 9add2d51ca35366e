import type { CustomerData } from '../api/account.ts'

/** What the shop keeps of a customer as a JSON file, with the time of its making in name and text. */
export function toDataFile(data: CustomerData, now: Date): { name: string; text: string } {
  const exportedAt = now.toISOString()
  const day = exportedAt.slice(0, 'yyyy-mm-dd'.length)
  return { name: `skare-${day}.json`, text: JSON.stringify({ exportedAt, ...data }, null, 2) }
}
