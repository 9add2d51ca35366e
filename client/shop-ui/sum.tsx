import { formatSum } from '#shared/format/sum.ts'
import { useShop } from './shop-context.tsx'

/** Writes what is charged, to the last digit. */
export function useSum(): (minorUnits: number) => string {
  const { store } = useShop()
  return (minorUnits) => formatSum(minorUnits, store)
}

/** What is charged, with a small currency sign next to the number. */
export function Sum({ minorUnits }: { minorUnits: number }) {
  const [, number, sign] = /^(.*)(\u00a0.*)$/.exec(useSum()(minorUnits)) ?? []
  return (
    <b>
      {number}
      <small>{sign}</small>
    </b>
  )
}
