import { describe, expect, test } from 'vitest'
import { mailTexts } from '#platform/mails/texts.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { textsOf } from '#tests/support/texts.ts'

const returnWords = {
  sv: { deducted: 'returfrakten', free: 'kostar inget' },
  nb: { deducted: 'returfrakten', free: 'koster ingenting' },
  en: { deducted: 'cost of the return', free: 'free' },
}

describe.each(storeCodes)('the two receipts of a withdrawal in the store %s, page and mail', (code) => {
  const t = textsOf(code)
  const { address, withdrawal: mail } = mailTexts[storeViews[code].language]

  test('say the same of how goods go back', () => {
    expect(address).toBe(`${t('company.name')}, ${t('company.address')}`)
    const reference = 'WD-1'
    expect(mail.send(address, reference)).toBe(t('withdraw.received.send', { address, reference }))
  })

  test('promise the same', () => {
    expect({
      withdrawal: mail.nextOfWithdrawal,
      openPurchase: mail.nextOfOpenPurchase,
      exchange: mail.nextOfExchange,
    }).toEqual({
      withdrawal: t('withdraw.received.after.withdrawal'),
      openPurchase: t('withdraw.received.after.openPurchase'),
      exchange: t('withdraw.received.after.exchange'),
    })
  })

  test('say who pays for the return', () => {
    const { deducted, free } = returnWords[storeViews[code].language]
    expect(t('withdraw.received.after.withdrawal')).toContain(deducted)
    expect(t('withdraw.received.after.openPurchase')).toContain(deducted)
    expect(t('withdraw.received.after.exchange')).toContain(free)
  })
})
