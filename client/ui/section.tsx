import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

interface SectionProps {
  title: string
  /** A link to more. */
  more?: { label: string; path: string }
  children: ReactNode
}

/** A section of a page with its own heading. */
export function Section({ title, more, children }: SectionProps) {
  const titleId = useId()
  return (
    <section className="section wide" aria-labelledby={titleId}>
      <div className="section-head">
        <h2 id={titleId}>{title}</h2>
        {more && (
          <a href={more.path}>
            {more.label}
            <Icon name="arrow" />
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
