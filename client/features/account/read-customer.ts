import { callInTurn } from '../../api/call-in-turn.ts'
import { tellSessionExpired } from '../../api/session-expired.ts'
import { deviceStorage } from '../../storage/device-storage.ts'

/**
 * Asks who is logged in. Where the shop knows nobody and this device keeps a customer's lists, the session has ended by itself:
 * the page is loaded anew before it shows a form that the shopper would lose (R4.101).
 */
export const readCustomer: typeof callInTurn<'user.read'> = async (store, name, input) => {
  const answer = await callInTurn(store, name, input)
  if (answer.customer === null && deviceStorage.getItem('skare:account-lists')) await tellSessionExpired()
  return answer
}
