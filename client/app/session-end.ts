import { onSessionExpired } from '../api/session-expired.ts'
import { withMessages } from '../i18n/load-messages.ts'
import { SESSION_END } from '../pages/account/session-mark.ts'
import { tabStorage } from '../storage/device-storage.ts'

/** Hardly anybody needs it, so its code comes with the first session that ends. */
const loadEndSession = () => withMessages(import('../pages/account/end-session.ts'), 'errors')

/** Ends the session in this tab, whichever call of the API learns of it (R4.101). */
export const followSessionEnd = (): void =>
  onSessionExpired(async () => (await loadEndSession()).endSession())

/** Says, once the page was loaded anew, why. */
export async function tellEarlierSessionEnd(): Promise<void> {
  if (tabStorage.getItem(SESSION_END) === 'untold') (await loadEndSession()).tellSessionEnd()
}
