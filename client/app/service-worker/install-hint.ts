import { createTranslate } from '#shared/i18n/translate.ts'
import { countVisit, type InstallHint, mayHint } from '#shared/install-hint.ts'
import { isRecord } from '#shared/is-record.ts'
import type { StoreView } from '#shared/store-views.ts'
import { loadMessages, messages } from '../../i18n/load-messages.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { deviceStorage } from '../../storage/device-storage.ts'
import { parseStored } from '../../storage/parse-stored.ts'
import { isCheckout } from './updates.ts'

const KEY = 'skare:install-hint'

/**
 * Suggests once, from the second visit on, to install the shop: with the browser's own dialog, or on iOS with the way
 * to do it. Never in the checkout, and never in the installed shop.
 */
export function hintInstallation(store: StoreView): void {
  const hint = countVisit(parseStored(deviceStorage.getItem(KEY), isHint), new Date())
  void deviceStorage.setItem(KEY, JSON.stringify(hint))
  if (!mayHint(hint) || matchMedia('(display-mode: standalone)').matches || isCheckout(store)) return
  const show = () => void showHint(store, hint)
  if (window.installPrompt || isIos()) show()
  else addEventListener('beforeinstallprompt', show, { once: true }) // the starter has heard it first
}

async function showHint(store: StoreView, hint: InstallHint): Promise<void> {
  if (isCheckout(store)) return
  await Promise.all([
    loadMessages('offline'),
    deviceStorage.setItem(KEY, JSON.stringify({ ...hint, isShown: true })),
  ])
  const t = createTranslate(messages, store.language)
  const prompt = window.installPrompt
  if (!prompt) return void notify({ type: 'info', message: t('app.installIos'), hasNoTimeout: true })
  const onClick = () => void prompt.prompt().catch(ignoreFailure)
  notify({ type: 'info', message: t('app.install'), action: { label: t('app.installNow'), onClick } })
}

/** The browser has shown its dialog already. */
const ignoreFailure = () => undefined

/** Safari on iOS, in a tab: only it says whether it runs from the home screen, and it has no dialog. */
const isIos = (): boolean => 'standalone' in navigator && navigator.standalone === false

const isHint = (value: unknown): value is InstallHint =>
  isRecord(value) &&
  typeof value.visits === 'number' &&
  typeof value.lastSeen === 'string' &&
  typeof value.isShown === 'boolean'
