import type { Plugin } from 'vite'

/** Modules that only browsers load, each by an `import()`. The worker's bundle has nothing in their place. */
const browserOnly = [
  'client/features/cart/added-panel.tsx',
  'client/features/cart/saved-for-later-section.tsx',
  'client/features/cart/cart-panel.tsx',
  'client/features/cart/line-editor.tsx',
  'client/features/cart/offline-changes.ts',
  'client/features/product-list/range-slider.tsx',
  'client/features/search/search-suggestions.tsx',
  'client/features/ski-finder/fit-line.tsx',
  'client/features/ski-finder/fits-me-link.tsx',
  'client/features/ski-finder/part-fit-line.tsx',
  'client/features/store-switch/stores-dialog.tsx',
  'client/pages/account/account.tsx',
  'client/pages/account/create-password-form.tsx',
  'client/pages/checkout/checkout.tsx',
  'client/pages/compare/comparison.tsx',
  'client/pages/offline/not-saved.tsx',
  'client/pages/offline/offline-bar.tsx',
  'client/pages/offline/saved-list.tsx',
  'client/pages/order-confirmation/outbox-watch.tsx',
  'client/pages/order-confirmation/waiting-orders.tsx',
  'client/pages/order-confirmation/waiting-tasks.tsx',
  'client/pages/product/gallery/zoom-dialog.tsx',
  'client/pages/product/secondary-sections/secondary-sections.tsx',
  'client/outbox/take-later.ts',
  'client/shop-ui/group-prices/fetch-group-prices.ts',
  'client/shop-ui/product-options/size-guide-dialog.tsx',
  'client/features/saved-products/wishlist-panel.tsx',
  'client/features/saved-products/wishlist.tsx',
  'client/storage/free-space.ts',
  'shared/api/endpoint-answers.ts',
]

/** Leaves them out of the worker. Fails when one of them is not found: it has moved. */
export function withoutBrowserCode(): Plugin {
  const missed = new Set(browserOnly)
  return {
    name: 'skare:without-browser-code',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'skare',
    load(id) {
      const path = browserOnly.find((module) => id.endsWith(`/${module}`))
      if (path) missed.delete(path)
      return path ? 'export {}' : undefined
    },
    generateBundle() {
      if (missed.size > 0) this.error(`browserOnly names nothing: ${[...missed].join(', ')}`)
    },
  }
}
