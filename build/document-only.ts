import type { Plugin } from 'vite'

/** Documents without our scripts, by their component: the worker renders them, and browsers hydrate none. */
export const documentOnly: Record<string, string> = {
  AccountDocument: 'client/pages/account/document/account-document.tsx',
  CheckoutDocument: 'client/pages/checkout/document/checkout-document.tsx',
  ReceiptDocument: 'client/pages/order-confirmation/receipt-document.tsx',
}

/** Leaves them out of the browser's files. Fails when one of them is not found: it has moved. */
export function withoutDocumentCode(): Plugin {
  const missed = new Set(Object.keys(documentOnly))
  return {
    name: 'skare:without-document-code',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const name = Object.keys(documentOnly).find((component) => id.endsWith(`/${documentOnly[component]}`))
      if (name) missed.delete(name)
      return name ? `export const ${name} = null` : undefined
    },
    generateBundle() {
      if (missed.size > 0) this.error(`documentOnly names nothing: ${[...missed].join(', ')}`)
    },
  }
}
