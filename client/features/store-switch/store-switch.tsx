import { type MouseEvent, Suspense, useState } from 'react'
import { openPanel } from '../../shop-ui/panels/panels.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ifStillHere } from '../../ui/note-page.ts'
import { StoreLinks, type StoreLinksProps } from './store-links.tsx'

const StoresDialog = lazyPart(() => import('./stores-dialog.tsx').then((module) => module.StoresDialog))

/** The switch in the header: folds the stores out; once React is here they come in a dialog (R2.42). */
export function StoreSwitch({ alternates }: StoreLinksProps) {
  const { store, t } = useShop()
  const [isLoaded, setIsLoaded] = useState(false)

  function open(event: MouseEvent<HTMLElement>) {
    const details = event.currentTarget.closest('details')
    if (!details || details.open) return
    event.preventDefault()
    const ifHere = ifStillHere()
    StoresDialog.preload().then(
      ifHere(() => {
        setIsLoaded(true)
        openPanel('store')
      }),
      ifHere(() => details.setAttribute('open', '')), // the dialog's code cannot be had: the fold can
    )
  }

  return (
    <>
      <details className="store-switch" name="header">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is operated, by mouse and by key */}
        <summary aria-label={t('store.choose', { store: store.name })} onClick={open}>
          <Icon name="globe" />
          <span aria-hidden="true">{store.name}</span>
        </summary>
        <StoreLinks alternates={alternates} />
      </details>
      {isLoaded && (
        <Suspense>
          <StoresDialog alternates={alternates} />
        </Suspense>
      )}
    </>
  )
}
