import type { Translate } from '#shared/i18n/translate.ts'
import type { WithdrawalDraft } from '#shared/orders/withdrawal-view.ts'

/** What the shopper wants in return: the money, or something else. */
export const wantedText = ({ kind, note }: Pick<WithdrawalDraft, 'kind' | 'note'>, t: Translate): string =>
  kind === 'exchange' ? t('withdraw.confirm.exchange', { note }) : t('withdraw.choose.kinds.withdrawal')
