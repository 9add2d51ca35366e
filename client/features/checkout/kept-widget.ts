import type { WidgetAnswer } from '#shared/api/checkout.ts'
import { isUsableWidgetToken } from '#shared/checkout/widget-token.ts'
import type { StoreView } from '#shared/store-views.ts'
import { fetchJson } from '../../api/fetch-json.ts'

const keyOf = ({ code }: StoreView) => `skare:widget:${code}`

/** What opens the provider's widget: kept on this device while it can be used, else asked for (R4.78). */
export async function widgetOf(store: StoreView, now: Date): Promise<WidgetAnswer> {
  const kept = read(keyOf(store))
  if (isUsableWidgetToken(kept, now)) return kept as WidgetAnswer // written below, whole
  const answer = await fetchJson<WidgetAnswer>(`${store.pathPrefix}/api/checkout/widget`)
  write(keyOf(store), answer)
  return answer
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null // storage is forbidden, or holds something else
  }
}

function write(key: string, answer: WidgetAnswer): void {
  try {
    localStorage.setItem(key, JSON.stringify(answer))
  } catch (error) {
    console.warn('the widget is not kept on this device', error) // full or forbidden: it is asked for again
  }
}
