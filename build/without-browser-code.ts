import { readFileSync } from 'node:fs'
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

/** Modules that pages import, and of whose functions only effects and handlers make use. In the worker's bundle they do nothing. */
const effectsOnly = [
  'client/app/hold-presses.ts',
  'client/app/layouts/use-folding.ts',
  'client/app/load-outcome.ts',
  'client/features/cart/code-actions.ts',
  'client/features/cart/line-actions.ts',
  'client/router/soft-navigation.ts',
  'client/router/tab-history.ts', // `currentVisit` is of a navigation, and the worker has none
]

/** Leaves them out of the worker. Fails when one of them is not found: it has moved. */
export function withoutBrowserCode(): Plugin {
  const missed = new Set([...browserOnly, ...effectsOnly])
  return {
    name: 'skare:without-browser-code',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'skare',
    load(id) {
      const isAt = (module: string) => id.endsWith(`/${module}`)
      const path = browserOnly.find(isAt) ?? effectsOnly.find(isAt)
      if (!path) return undefined
      missed.delete(path)
      return browserOnly.includes(path) ? 'export {}' : withoutWork(readFileSync(id, 'utf8'))
    },
    generateBundle() {
      if (missed.size > 0) this.error(`these modules are not found: ${[...missed].join(', ')}`)
    },
  }
}

/** A module whose exported functions do nothing. */
const withoutWork = (source: string): string =>
  [...source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = () => undefined`)
    .join('\n')
