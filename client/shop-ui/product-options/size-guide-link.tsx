import { type MouseEvent, useState } from 'react'
import type { SizeGuide } from '#shared/content/brand.ts'
import { callApi } from '../../api/call-api.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Dialog } from '../dialog.tsx'
import { useShop } from '../shop-context.tsx'
import { SizeTable } from './size-table.tsx'

/** A link to the page of sizes. With React it opens the product's own size guide, if there is one (R2.44). */
export function SizeGuideLink({ id }: { id: string | null }) {
  const { t, to, store } = useShop()
  const [guide, setGuide] = useState<SizeGuide>()
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useHydrated()
  const page = to('cms-page', { slug: 'size-guide' })

  async function open(event: MouseEvent) {
    if (!id || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    try {
      setGuide(guide ?? (await callApi(store, 'products.sizeGuide', { id })))
      setIsOpen(true)
    } catch {
      location.assign(page) // the guide could not be loaded, so show the page of all sizes
    }
  }

  return (
    <>
      <a href={page} aria-haspopup={id && isHydrated ? 'dialog' : undefined} onClick={open}>
        {t('footer.pages.size-guide')}
      </a>
      {guide && (
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={guide.title}>
          <SizeTable {...guide} />
        </Dialog>
      )}
    </>
  )
}
