/** The words of the mails in one language. */
export interface MailTexts {
  /** Of the shop: where goods are sent back to. */
  address: string
  signature: string
  /** Names of the ways to pay whose code an order stores. */
  payments: Readonly<Record<string, string>>
  sums: Record<
    'goods' | 'discount' | 'delivery' | 'free' | 'beforeGiftCard' | 'giftCard' | 'total' | 'vat',
    string
  >
  order: Record<
    | 'heading'
    | 'intro'
    | 'number'
    | 'createdAt'
    | 'payment'
    | 'delivery'
    | 'goods'
    | 'downloads'
    | 'addresses'
    | 'pickupPoint'
    | 'deliveryAddress'
    | 'billingAddress'
    | 'withdraw'
    | 'withdrawLink',
    string
  > & {
    subject: (orderNumber: string) => string
    withdrawUntil: (days: number, openPurchaseDays: number) => string
    withdrawServices: (days: number) => string
    withdrawDownloads: (days: number) => string
    withdrawNot: (names: string) => string
  }
  dispatch: Record<'heading' | 'carrier' | 'trackingNumber' | 'shippedAt' | 'track' | 'goods', string> & {
    subject: (orderNumber: string) => string
  }
  withdrawal: Record<
    | 'reference'
    | 'receivedAt'
    | 'about'
    | 'name'
    | 'note'
    | 'goods'
    | 'next'
    | 'nextOfWithdrawal'
    | 'nextWithoutGoods'
    | 'nextOfOpenPurchase'
    | 'nextOfExchange',
    string
  > &
    Record<
      'withdrawal' | 'exchange',
      { subject: (orderNumber: string) => string; heading: string; name: string }
    > & {
      /** How goods go back. */
      send: (address: string, reference: string) => string
    }
  giftCard: Record<'heading' | 'intro' | 'worth' | 'validTo', string> & {
    subject: (orderNumber: string) => string
  }
  /** A file was fetched: the consent, and what it ends. */
  download: Record<'heading' | 'intro' | 'file' | 'fetchedAt' | 'link', string> & {
    subject: (orderNumber: string) => string
  }
  backInStock: Record<'intro' | 'link' | 'forgotten', string> & { subject: (name: string) => string }
  password: Record<'subject' | 'intro' | 'link', string>
  welcome: Record<'subject' | 'intro', string>
  email: Record<'subject' | 'intro' | 'notYou', string>
  login: Record<'subject' | 'intro' | 'notYou', string>
}
