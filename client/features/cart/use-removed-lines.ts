import { type RefObject, useState } from 'react'
import type { Notice } from '#shared/api/notice.ts'
import type { Cart, CartLine } from '#shared/cart/cart.ts'
import { toNewLine } from '#shared/cart/put-back.ts'
import { notifyAll } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { clearCart, removeLine } from './line-actions.ts'
import { savedForLater } from './saved-for-later.ts'
import { useCart } from './use-cart.ts'

/** Lines that were taken out last, and where they were. */
interface Removed {
  lines: CartLine[]
  at: number
  /** Whether the shop has taken them out. */
  isOut: Promise<boolean>
}

interface Surroundings {
  /** Gets the focus when the button that had it is gone. */
  box: RefObject<HTMLElement | null>
  /** Says what has happened to those who do not see it. */
  say: (text: string) => void
  /** Gives the focus to the line of a sku, once it is shown. */
  focusLine: (sku: string) => void
}

/** Takes lines out of the cart and puts them back. What the shop refuses is as it was, and told. */
export function useRemovedLines(cart: Cart | undefined, { box, say, focusLine }: Surroundings) {
  const { t, store } = useShop()
  const { addLine } = useCart()
  const show = useNotifyAll()
  const [removed, setRemoved] = useState<Removed | null>(null)

  /** Shows the lines as removed until `send` is refused. By then other lines may be those that were removed last. */
  async function takeOut(taken: Omit<Removed, 'isOut'>, send: () => Promise<Notice[]>) {
    const mine = { ...taken, isOut: send().then(show) }
    setRemoved(mine)
    if (await mine.isOut) return
    if (document.activeElement?.closest('.removed-line')) box.current?.focus() // the button that has it goes
    setRemoved((last) => (last === mine ? null : last))
  }

  function remove(line: CartLine, at: number) {
    say(t('cart.removed', { name: line.name }))
    return takeOut({ lines: [line], at }, () => removeLine(store, line.id))
  }

  function empty() {
    say(t('cart.emptied'))
    return takeOut({ lines: cart?.lines ?? [], at: 0 }, () => clearCart(store))
  }

  /** Takes a line out of the cart and keeps it on the device. */
  async function saveForLater(line: CartLine) {
    savedForLater(store).put(line)
    setRemoved(null)
    say(t('cart.laterDone', { name: line.name }))
    box.current?.focus()
    if (!show(await removeLine(store, line.id))) savedForLater(store).take(line) // it is still in the cart
  }

  /**
   * Puts the lines that were removed last back as they were. They are asked for in turn, and all at once: what still waits for
   * its turn is sent when the page is left. What the shop did not take can still be put back. A line that is not out yet
   * would be there twice.
   */
  async function undo({ lines, at, isOut }: Removed) {
    setRemoved(null)
    box.current?.focus()
    if (!(await isOut)) return
    const answers = await Promise.all(lines.map((line) => addLine(toNewLine(line), line.selections)))
    const isBack = answers.map((notices) => show(notices.filter(({ type }) => type !== 'success')))
    const missing = lines.filter((_, place) => !isBack[place])
    if (missing.length > 0) return setRemoved((newer) => newer ?? { lines: missing, at, isOut })
    const [line, ...others] = lines
    say(line && others.length === 0 ? t('cart.isBack', { name: line.name }) : t('cart.allBack'))
    if (line && document.activeElement === box.current) focusLine(line.sku)
  }

  return { removed, remove, empty, saveForLater, undo }
}

/** Shows notices as notifications, because the line may be gone, and returns whether nothing was refused. */
export function useNotifyAll(): (notices: Notice[]) => boolean {
  const { t } = useShop()
  return (notices) => {
    notifyAll(notices, t)
    return notices.every(({ type }) => type !== 'error')
  }
}
