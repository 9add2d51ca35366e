import { useEffect } from 'react'
import { deviceStorage } from '../../storage/device-storage.ts'
import { followKey } from '../../storage/follow-key.ts'

const LOGIN = 'skare:login'

/** Somebody has logged in or out here: the other tabs of this browser ask the shop who it is. */
export const tellOtherTabs = (): void => void deviceStorage.setItem(LOGIN, new Date().toISOString())

/** Calls `ask` when somebody has logged in or out in another tab: this one still shows who it was before. */
export function useLoginOfOtherTabs(ask: () => void): void {
  useEffect(() => followKey(LOGIN, ask), [ask])
}
