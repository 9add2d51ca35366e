import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { adoptStyles } from '../ui/adopt-styles.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './dialog.css?inline'
import { useShop } from './shop-context.tsx'

adoptStyles(styles)

interface DialogProps {
  isOpen: boolean
  /** Called for Escape, a click on the overlay, and the close button. The owner then sets `isOpen` to false. */
  onClose: () => void
  title: string
  /** True: at the right edge in full height. False: centred. */
  side?: boolean
  /** Stays visible at the bottom while the body scrolls. */
  foot?: ReactNode
  children: ReactNode
}

/** A native modal dialog. The browser traps the focus and returns it to the opener. */
export function Dialog({ isOpen, onClose, title, side, foot, children }: DialogProps) {
  const { t } = useShop()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // a layout effect ends while the dialog is still in the document: from there the browser returns the focus
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen) return
    element?.showModal()
    return () => element?.close()
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the overlay's click; the keyboard has Escape, which the browser hears
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby={titleId}
      data-side={side ? '' : undefined}
      onClose={onClose}
      onClick={(event) => isOverlay(event) && onClose()}
    >
      {isOpen && (
        <>
          <div className="dialog-head">
            <h2 id={titleId}>{title}</h2>
            <Button variant="quiet" iconOnly aria-label={t('panel.close')} onClick={onClose}>
              <Icon name="close" />
            </Button>
          </div>
          <div className="dialog-body">{children}</div>
          {foot && <div className="dialog-foot">{foot}</div>}
        </>
      )}
    </dialog>
  )
}

/** Whether a click was on the backdrop, outside the dialog's box. */
function isOverlay({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
