import { deviceStorage } from '../../storage/device-storage.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

let isInMemory = false

/** Whether this document knows a skier that the device could not store. */
export const keepInMemory = (isIt: boolean): void => {
  isInMemory = isIt
}

/** Whether the device has stored its skier. */
export const isSkierStored = (): boolean => deviceStorage.getItem('skare:skier') !== null

/** Whether the skier is known: what the skier gets to see is loaded only then. */
export const useHasSkier = (): boolean => useHydrated() && (isInMemory || isSkierStored())
