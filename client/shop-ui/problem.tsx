import type { MessageKey } from '#shared/i18n/messages.ts'
import type { MessageParams } from '#shared/i18n/translate.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useShop } from './shop-context.tsx'

interface ProblemProps {
  code: MessageKey
  params?: MessageParams
  onRetry?: () => void
}

/** What went wrong and, where it helps, another try; a text that leads to us has our address. Announced at once. */
export function Problem({ code, params, onRetry }: ProblemProps) {
  const { t } = useShop()
  return (
    <div className="problem" role="alert">
      <Icon name="warning" />
      <p>{t(code, { email: t('company.email'), ...params })}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {t('error.retry')}
        </Button>
      )}
    </div>
  )
}
