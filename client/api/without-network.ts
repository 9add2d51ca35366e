import { codeOf } from './call-api.ts'

/**
 * Whether a call failed because there is no network, as far as anybody knows. Then what the device has saved may answer
 * (R7.44). Any other failure is an error of the shop and stays one (R7.45).
 */
export const isWithoutNetwork = (error: unknown): boolean =>
  !navigator.onLine || codeOf(error) === 'errors.offline'
