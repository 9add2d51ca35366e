import { withMessages } from '../../i18n/load-messages.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { FinderLink } from './finder-link.tsx'
import { ForSkier } from './for-skier.tsx'
import type { PartFitLineProps } from './part-fit-line.tsx'

const PartFitLine = lazyPart(() =>
  withMessages(
    import('./part-fit-line.tsx').then((module) => module.PartFitLine),
    'skis',
  ),
)

/** Beside the skis or poles of a package: whether one fits the skier of this device, or, once, where to tell who skis. */
export function PartFit(props: PartFitLineProps) {
  const gear = props.parts.find((part) => part.gear)?.gear
  if (!gear) return null
  return (
    <ForSkier otherwise={gear.kind === 'ski' && <FinderLink style={gear.styles[0]} />}>
      <PartFitLine {...props} />
    </ForSkier>
  )
}
