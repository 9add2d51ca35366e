import type { Language } from '../../commerce/stores.ts'
import type { ProductPlan } from '../plan.ts'
import { isForChildren } from './composed/compose.ts'
import { bagVoices } from './groups/bags.ts'
import { clothingVoices } from './groups/clothing.ts'
import { equipmentVoices } from './groups/equipment.ts'
import { layerVoices } from './groups/layers.ts'
import { nutritionVoices } from './groups/nutrition.ts'
import { rollingVoices } from './groups/rolling.ts'
import { serviceVoices } from './groups/services.ts'
import { skiVoices } from './groups/skis.ts'
import { specialSkiVoices } from './groups/special-skis.ts'
import { toolVoices } from './groups/tools.ts'
import { waxVoices } from './groups/wax.ts'
import { wearableVoices } from './groups/wearables.ts'
import { readVoices, type Voice, type VoiceGroup } from './voice-group.ts'

/** What shoppers write, per group of goods: a review speaks of the thing it stands under. */
export const voiceGroups: Record<string, VoiceGroup> = {
  ...skiVoices,
  ...specialSkiVoices,
  ...equipmentVoices,
  ...waxVoices,
  ...toolVoices,
  ...clothingVoices,
  ...layerVoices,
  ...wearableVoices,
  ...bagVoices,
  ...rollingVoices,
  ...nutritionVoices,
  ...serviceVoices,
}

/** The group whose words suit a product; undefined: nobody writes of it. */
export function groupOf({
  picture,
  values,
}: Pick<ProductPlan, 'picture' | 'values'>): VoiceGroup | undefined {
  return byPicture.get(keyOf(picture, isForChildren({ values })))
}

/** The name of a group. */
export const nameOfGroup = (group: VoiceGroup): string => names.get(group) ?? ''

/** A group's reviews in a language, read once. */
export function voicesIn(group: VoiceGroup, language: Language): readonly Voice[] {
  const perLanguage = read.get(group) ?? new Map<Language, Voice[]>()
  read.set(group, perLanguage)
  const words = group.words[language]
  const voices = perLanguage.get(language) ?? (words ? readVoices(words) : [])
  perLanguage.set(language, voices)
  return voices
}

const names = new Map(Object.entries(voiceGroups).map(([name, group]) => [group, name]))

const read = new Map<VoiceGroup, Map<Language, Voice[]>>()

const keyOf = (picture: string, isJunior: boolean) => `${picture} ${isJunior}`

const byPicture = new Map(
  Object.values(voiceGroups).flatMap((group) =>
    group.pictures.map((picture) => [keyOf(picture, group.isJunior === true), group] as const),
  ),
)
