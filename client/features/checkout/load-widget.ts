import type { WidgetAnswer } from '#shared/api/checkout.ts'
import { isUsableWidgetToken } from '#shared/checkout/widget-token.ts'
import { isRecord } from '#shared/is-record.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callApi } from '../../api/call-api.ts'
import { deviceStorage } from '../../storage/device-storage.ts'
import { parseStored } from '../../storage/parse-stored.ts'

const keyOf = ({ code }: StoreView) => `skare:widget:${code}` as const

/** What opens the provider's widget: kept on this device while it can be used, else asked for (R4.78). */
export async function loadWidget(store: StoreView, now: Date): Promise<WidgetAnswer> {
  const key = keyOf(store)
  const stored = parseStored(deviceStorage.getItem(key), isAnswer)
  if (isUsableWidgetToken(stored, now)) return stored
  const answer = await callApi(store, 'checkout.widget', {})
  await deviceStorage.setItem(key, JSON.stringify(answer))
  return answer
}

/** Written above, whole; whether its token can be used is looked at beside. */
const isAnswer = (value: unknown): value is WidgetAnswer => isRecord(value) && typeof value.url === 'string'
