import { dialState } from '#platform/commerce/dial-state.ts'
import { type Gap, gaps } from '#platform/commerce/gaps.ts'

/** Leaves out of the platform what a stock one lacks: all of it, or these gaps. */
export const stockPlatform = (lacking: readonly Gap[] = gaps): void => {
  dialState.gaps = new Set(lacking)
}

/** The platform as it is. */
export const wholePlatform = (): void => {
  dialState.gaps = null
}
