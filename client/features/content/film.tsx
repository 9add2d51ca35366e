import { useState } from 'react'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/**
 * A film that asks nothing of its service until the shopper starts it. Without JavaScript the link leads to it; `data-live-part` asks the starter for React, and `data-needs-react` keeps an earlier press for it.
 */
export function Film({ youtubeId, title }: { youtubeId: string; title: string }) {
  const { t } = useShop()
  const [started, setStarted] = useState<string | null>(null) // the next page has a film of its own
  if (started === youtubeId) {
    const src = `https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1`
    return (
      <iframe
        className="film"
        ref={takeFocus}
        src={src}
        title={title || t('content.play')}
        allow="autoplay"
        allowFullScreen
      />
    )
  }
  return (
    <ButtonLink
      variant="secondary"
      data-live-part=""
      data-needs-react=""
      href={`https://www.youtube.com/watch?v=${youtubeId}`}
      onClick={(event) => {
        event.preventDefault()
        setStarted(youtubeId)
      }}
    >
      <Icon name="arrow" />
      {t('content.play')}
    </ButtonLink>
  )
}

/** The link that was pressed is gone. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()
