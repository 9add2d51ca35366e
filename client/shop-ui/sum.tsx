import { formatSum } from '#shared/format/sum.ts'
import { useShop } from './shop-context.tsx'

/** Writes what is charged, to the last digit. */
export function useSum(): (minorUnits: number) => string {
  const { store } = useShop()
  return (minorUnits) => formatSum(minorUnits, store)
}

/** What is charged, as the largest sum of its place. */
export const Sum = ({ minorUnits }: { minorUnits: number }) => <b>{useSum()(minorUnits)}</b>
