/** The browser's offer to install the shop, which TypeScript's library does not declare. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

interface Window {
  /** The offer, kept by the starter until the shop suggests it. */
  installPrompt?: BeforeInstallPromptEvent
  /** Shows the shop's font, which the starter has loaded; called with the next page. */
  showShopFont?(): void
}

interface WindowEventMap {
  beforeinstallprompt: BeforeInstallPromptEvent
}
