import type { MouseEvent } from 'react'
import type { NewLine } from '#shared/cart/optimistic.ts'
import type { Selections } from '#shared/product/selections.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { openPanel } from '../../shop-ui/panels/panels.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { browserPart } from '../../ui/lazy-part.tsx'
import { notePage } from '../../ui/note-page.ts'
import { lastAdded } from './last-added.ts'
import { useCart } from './use-cart.ts'

export const AddedPanel = browserPart(() =>
  withMessages(
    import('./added-panel.tsx').then((module) => module.AddedPanel),
    'cart',
    'errors',
  ),
)

const ADDED = 'notices.cart.added'

/** Of a button that adds: a double click buys one, also where the shop has answered the first. */
export const onlyOnce = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}

/** Adds a line and tells of it: in the panel, or by notifications where that cannot be had or another page has come. */
export function useAddToCart(): (line: NewLine, selections?: Selections) => Promise<void> {
  const { t, to } = useShop()
  const { cart, addLine } = useCart()
  return async (line, selections) => {
    const before = cart?.lines ?? []
    const isStillHere = notePage()
    const panel = AddedPanel.preload().then(
      () => true,
      () => false, // without a connection the file may be missing
    )
    const notices = await addLine(line, selections)
    const isAdded = notices.some(({ key }) => key === ADDED || key === 'notices.cart.keptOffline')
    if (isAdded && (await panel) && isStillHere()) {
      lastAdded.write({ line, before, notices: notices.filter(({ key }) => key !== ADDED) })
      openPanel('added')
      return
    }
    for (const { type, key, params } of notices) {
      const action = key === ADDED ? { label: t('cart.checkout'), href: to('checkout', {}) } : undefined
      notify({ type, message: t(key, params), action })
    }
  }
}
