import type { ErrorCode } from '../errors.ts'

/** Which field of the account's forms a refusal is about. */
export const fieldOfError: Partial<Record<ErrorCode, string>> = {
  'errors.account.credentials': 'password',
  'errors.account.emailTaken': 'email',
  'errors.account.weakPassword': 'newPassword',
  'errors.account.passwordIsEmail': 'newPassword',
  'errors.account.emailPassword': 'currentPassword',
  'errors.account.currentPassword': 'currentPassword',
  'errors.account.resetCode': 'resetToken',
}
