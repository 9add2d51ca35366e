import { deviceStorage } from '../../storage/device-storage.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

let isInMemory = false

/** Sets whether this document has a skier that the device could not store. */
export const setIsInMemory = (value: boolean): void => {
  isInMemory = value
}

/** Whether the device has stored its skier. */
export const isSkierStored = (): boolean => deviceStorage.getItem('skare:skier') !== null

/** Whether this device or this document has a skier. Only then the code for skiers is loaded. */
export const useHasSkier = (): boolean => useHydrated() && (isInMemory || isSkierStored())
