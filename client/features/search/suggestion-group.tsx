import { type ReactNode, useId } from 'react'

/** Suggestions of one kind under their heading. */
export function SuggestionGroup({ title, children }: { title: string; children: ReactNode[] }) {
  const titleId = useId()
  if (children.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options or links, not of form fields
    <div role="group" aria-labelledby={titleId}>
      <small id={titleId}>{title}</small>
      {children}
    </div>
  )
}
