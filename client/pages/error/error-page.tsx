import type { PageData } from '#shared/page-data.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TrackEnd } from '../../ui/track-end.tsx'

interface ErrorPageProps extends Partial<PageData['error']> {
  /** The shop could not be reached: nobody is at fault, and the page comes by itself when it can. */
  isOffline?: boolean
  /** Another try in place; absent: the address is loaded again. */
  onRetry?: () => void
}

/**
 * A page that cannot be shown: something went wrong on our side, said in words, with the number of the request, where
 * there is one, for those who write to us; or there is no connection.
 */
export function ErrorPage({ requestId, text, action, isOffline, onRetry }: ErrorPageProps) {
  const { t, to } = useShop()
  return (
    <div className="error-page dead-end wide" role="alert">
      <TrackEnd />
      <h1>{t(isOffline ? 'error.offlineTitle' : 'error.title')}</h1>
      <p>{text ?? t(isOffline ? 'error.offlineText' : 'error.text')}</p>
      {requestId && (
        <p className="error-page-id">
          {t('error.mention')} <code>{t('error.requestId', { id: requestId })}</code>
        </p>
      )}
      <div className="row">
        {action && (
          <ButtonLink href={action.href} data-reload="">
            {action.label}
          </ButtonLink>
        )}
        {onRetry ? (
          <Button onClick={onRetry}>{t('error.retry')}</Button>
        ) : (
          <ButtonLink variant={action && 'secondary'} href="" data-reload="">
            {t('error.retry')}
          </ButtonLink>
        )}
        {!isOffline && (
          <ButtonLink variant="secondary" href={to('home', {})} data-reload="">
            {t('error.home')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
