import { useEffect, useEffectEvent } from 'react'
import { type CustomOption, SKIER_WEIGHT } from '#shared/product/custom-options.ts'
import { fieldNames } from '#shared/product/selections.ts'
import { useSkier } from '../../../features/ski-finder/skier-of-device.ts'
import type { useSelections } from './use-selections.ts'

/** Fills in the weight of the skier of this device where the product asks for one and nobody has entered another. */
export function useSkiersWeight(options: CustomOption[], form: ReturnType<typeof useSelections>): void {
  const weightKg = useSkier()?.weightKg
  const fillIn = useEffectEvent((weight: string) => {
    const names = options
      .filter(({ rules }) => rules.includes(SKIER_WEIGHT))
      .map(({ id }) => fieldNames.custom(id))
    for (const name of names) if (form.valueIn(name) === '') form.set(name, weight)
  })
  useEffect(() => {
    if (weightKg !== undefined) fillIn(String(weightKg))
  }, [weightKg])
}
