import type { PageData } from '#shared/page-data.ts'
import { useShop } from '../../app/store-context.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TrackEnd } from '../../ui/track-end.tsx'

interface ErrorPageProps extends Partial<PageData['error']> {
  /** Another try, where there can be one. */
  onRetry?: () => void
}

/** Something went wrong on our side: says so in words, with the number of the request for those who write to us. */
export function ErrorPage({ requestId, code, onRetry }: ErrorPageProps) {
  const { t, to } = useShop()
  return (
    <div className="error-page dead-end wide" role="alert">
      <TrackEnd />
      <h1>{t('error.title')}</h1>
      <p>{t(code ?? 'error.text')}</p>
      {requestId && (
        <p className="error-page-id">
          <code>{t('error.requestId', { id: requestId })}</code>
        </p>
      )}
      <div className="error-page-actions">
        {onRetry && <Button onClick={onRetry}>{t('error.retry')}</Button>}
        <ButtonLink variant={onRetry ? 'secondary' : 'primary'} href={to('home', {})} data-reload="">
          {t('error.home')}
        </ButtonLink>
      </div>
    </div>
  )
}
