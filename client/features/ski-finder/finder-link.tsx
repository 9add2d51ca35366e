import type { ReactNode } from 'react'
import { useShop } from '../../shop-ui/shop-context.tsx'

interface FinderLinkProps {
  /** The style that the finder begins with: that of what the shopper looks at. */
  style?: string | undefined
  children?: ReactNode
  /** Among filters: without a ground of its own. */
  isPlain?: boolean
}

/** The way to the finder. */
export function FinderLink({ style, children, isPlain }: FinderLinkProps) {
  const { t, to } = useShop()
  const path = to('ski-finder', {})
  return (
    <a href={style ? `${path}?style=${style}` : path} rel="nofollow" data-plain={isPlain ? '' : undefined}>
      {children ?? t('ski-finder.ask')}
    </a>
  )
}

/** The same above a list, where filters stand. */
export const FinderChip = (props: FinderLinkProps) => (
  <ul className="chosen-filters">
    <li>
      <FinderLink {...props} isPlain />
    </li>
  </ul>
)
