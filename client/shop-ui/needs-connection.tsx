import { useOnline } from '../ui/use-online.ts'
import { useShop } from './shop-context.tsx'

/** Says, before a button that asks the shop is pressed, that it needs a connection. Nothing while there is one. */
export function NeedsConnection() {
  const { t } = useShop()
  return useOnline() ? null : <p className="field-hint">{t('error.needsConnection')}</p>
}
