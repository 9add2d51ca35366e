import { onSessionExpired } from '../api/session-expired.ts'
import { withMessages } from '../i18n/load-messages.ts'
import { SESSION_END } from '../pages/account/session-mark.ts'
import { tabStorage } from '../storage/device-storage.ts'

/** Loaded only when a session ends, because few shoppers need it. */
const loadEndSession = () => withMessages(import('../pages/account/end-session.ts'), 'account', 'errors')

/** Ends the session in this tab when any API call reports that it has expired (R4.101). */
export const followSessionEnd = (): void =>
  onSessionExpired(async () => (await loadEndSession()).endSession())

/** After the reload, tells the shopper why the page was reloaded. */
export async function notifyEarlierSessionEnd(): Promise<void> {
  if (tabStorage.getItem(SESSION_END) === 'pending') await (await loadEndSession()).tellSessionEnd()
}
