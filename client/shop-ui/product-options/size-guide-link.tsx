import { type MouseEvent, Suspense, useState } from 'react'
import type { SizeGuide } from '#shared/content/brand.ts'
import { callApi } from '../../api/call-api.ts'
import { hasModifier } from '../../router/index.ts'
import { browserPart } from '../../ui/lazy-part.tsx'
import { notePage } from '../../ui/note-page.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useShop } from '../shop-context.tsx'

const SizeGuideDialog = browserPart(() =>
  import('./size-guide-dialog.tsx').then((module) => module.SizeGuideDialog),
)

/** A link to the page of sizes. With React it opens the product's own size guide, if there is one (R2.44). */
export function SizeGuideLink({ id }: { id: string | null }) {
  const { t, to, store } = useShop()
  const [guide, setGuide] = useState<SizeGuide>()
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useHydrated()
  const page = to('cms-page', { slug: 'size-guide' })

  async function open(event: MouseEvent) {
    if (!id || hasModifier(event)) return
    event.preventDefault()
    const isStillHere = notePage()
    try {
      const [found] = await Promise.all([
        guide ?? callApi(store, 'products.sizeGuide', { id }),
        SizeGuideDialog.preload(),
      ])
      setGuide(found)
      setIsOpen(true)
    } catch {
      if (isStillHere()) location.assign(page) // the guide could not be loaded, so show the page of all sizes
    }
  }

  return (
    <>
      <a href={page} aria-haspopup={id && isHydrated ? 'dialog' : undefined} onClick={open}>
        {t('footer.pages.size-guide')}
      </a>
      {guide && (
        <Suspense>
          <SizeGuideDialog guide={guide} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
