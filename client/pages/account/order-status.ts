import { useShop } from '../../shop-ui/shop-context.tsx'

const KNOWN_STATUSES = ['pending', 'processing', 'complete', 'closed', 'canceled'] as const

/** What an order's status is called; one that only the platform knows stays as it is. */
export function useStatusWords(): (status: string) => string {
  const { t } = useShop()
  return (status) => {
    const known = KNOWN_STATUSES.find((one) => one === status)
    return known ? t(`account.status.${known}`) : status
  }
}
