import type { SizeGuide } from '#shared/content/brand.ts'
import { Dialog } from '../dialog.tsx'
import { SizeTable } from './size-table.tsx'

interface SizeGuideDialogProps {
  guide: SizeGuide
  isOpen: boolean
  onClose: () => void
}

/** A size guide over the page. Its code comes together with its answer. */
export function SizeGuideDialog({ guide, isOpen, onClose }: SizeGuideDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={guide.title}>
      <SizeTable {...guide} />
    </Dialog>
  )
}
