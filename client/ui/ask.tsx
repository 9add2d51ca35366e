import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'

interface AskProps {
  question: string
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}

/** A confirmation that replaces the pressed button. The safe answer has the focus. */
export function Ask({ question, yes, no, onYes, onNo }: AskProps) {
  const safe = useRef<HTMLButtonElement>(null)
  useEffect(() => safe.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two answers, no form fields
    <div className="ask" role="group" aria-label={question}>
      <p>{question}</p>
      <Button onClick={onYes}>{yes}</Button>
      <Button ref={safe} variant="secondary" onClick={onNo}>
        {no}
      </Button>
    </div>
  )
}
