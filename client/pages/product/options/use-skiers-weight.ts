import { useEffect, useEffectEvent } from 'react'
import { formatDecimal } from '#shared/format/number.ts'
import { type CustomOption, SKIER_WEIGHT } from '#shared/product/custom-options.ts'
import { fieldNames } from '#shared/product/selections.ts'
import { useSkier } from '../../../features/ski-finder/skier-of-device.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import type { useSelections } from './use-selections.ts'

/** Fills in the weight of the skier of this device where the product asks for one and nobody has entered another. */
export function useSkiersWeight(options: CustomOption[], form: ReturnType<typeof useSelections>): void {
  const { language } = useShop().store
  const weightKg = useSkier()?.weightKg
  const fillIn = useEffectEvent((weight: number) => {
    const names = options
      .filter(({ rules }) => rules.includes(SKIER_WEIGHT))
      .map(({ id }) => fieldNames.custom(id))
    for (const name of names) if (form.valueIn(name) === '') form.set(name, formatDecimal(weight, language))
  })
  useEffect(() => {
    if (weightKg !== undefined) fillIn(weightKg)
  }, [weightKg])
}
