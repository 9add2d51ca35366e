/** The browser's offer to install the shop, which TypeScript's library does not declare. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

interface Window {
  /** The offer, kept by the starter until the shop suggests it. */
  installPrompt?: BeforeInstallPromptEvent
  /** The shop's font, kept by the starter until the next page is shown. */
  shopFont?: FontFace
}

interface WindowEventMap {
  beforeinstallprompt: BeforeInstallPromptEvent
}
