import { deviceStorage } from '../../storage/device-storage.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Whether the device knows its skier: what the skier gets to see is loaded only then. */
export const useHasSkier = (): boolean => useHydrated() && deviceStorage.getItem('skare:skier') !== null
