import type { MailTexts } from './mail-texts.ts'

const address = 'Skare Sport AB, Stadiongatan\u00a08, 831\u00a052 Östersund, Sweden'

/** The words of the mails in English. */
export const en: MailTexts = {
  address,
  signature: `${address} · hello@skare.example`,
  payments: { card: 'Card', invoice: 'Invoice', instalments: 'Instalments', free: 'Nothing to pay' },
  sums: {
    goods: 'Goods',
    discount: 'Discount',
    delivery: 'Delivery',
    free: 'Free',
    beforeGiftCard: 'Total before gift card',
    giftCard: 'Gift card',
    total: 'Total',
    vat: 'VAT included',
  },
  order: {
    subject: (number) => `Order confirmation ${number}`,
    heading: 'Thank you for your order!',
    intro: 'You will get another email when we send the goods.',
    number: 'Order number',
    createdAt: 'Ordered',
    payment: 'Payment',
    delivery: 'Delivery',
    goods: 'Your order',
    downloads: 'Your files',
    addresses: 'Addresses',
    pickupPoint: 'Pickup point',
    deliveryAddress: 'Delivery address',
    billingAddress: 'Billing address',
    withdraw: 'Right of withdrawal',
    withdrawUntil: (days, openDays) =>
      `You may withdraw within ${days} days of the day you received the goods. After that you may still return unused goods until ${openDays} days have passed.`,
    withdrawServices: (days) =>
      `You may withdraw from services within ${days} days of ordering, as long as they have not been carried out.`,
    withdrawDownloads: (days) =>
      `You may withdraw from files within ${days} days of ordering, as long as you have not downloaded them.`,
    withdrawNot: (names) => `You cannot withdraw from: ${names}.`,
    withdrawLink: 'Withdraw from the purchase',
  },
  dispatch: {
    subject: (number) => `Order ${number} is on its way`,
    heading: 'Your goods are on their way',
    carrier: 'Delivery',
    trackingNumber: 'Tracking number',
    shippedAt: 'Sent',
    track: 'Track the parcel',
    goods: 'In the parcel',
  },
  withdrawal: {
    withdrawal: {
      subject: (number) => `We have received your withdrawal from order ${number}`,
      heading: 'We have received your withdrawal',
      name: 'Withdrawal',
    },
    exchange: {
      subject: (number) => `You want to exchange goods of order ${number}`,
      heading: 'We have received your exchange request',
      name: 'Exchange',
    },
    reference: 'Reference',
    receivedAt: 'Received',
    about: 'About',
    name: 'Name',
    note: 'You would like instead',
    goods: 'Goods',
    next: 'What happens next',
    nextOfWithdrawal:
      'If you have paid, we refund you within 14 days, the way you paid. We may wait until the items are here, or you have shown that they are sent. If you send something back, we deduct the cost of the return.',
    nextWithoutGoods: 'If you have paid, you get the money back in the same way within 14 days.',
    nextOfOpenPurchase:
      'Once we have the items, unused, we refund you the way you paid. We deduct the cost of the return.',
    nextOfExchange:
      'We send what you want instead when the items are here. If it is not in stock, we get in touch. The exchange is free.',
    send: (address, reference) =>
      `If you already have the items, send them back within 14 days to ${address}. Write ${reference} on the parcel and leave it at a pickup point; in Finland and Germany, at the post office.`,
  },
  giftCard: {
    subject: (number) => `Gift card from order ${number}`,
    heading: 'A gift card from Skare',
    intro:
      'Enter the code at the checkout, for one purchase or several, until it is used up. Keep this email: whoever has the code can spend it.',
    worth: 'Value',
    validTo: 'Valid until',
  },
  download: {
    subject: (number) => `File downloaded from order ${number}`,
    heading: 'You have downloaded a file',
    intro:
      'You agreed that the file is delivered at once and acknowledged that you thereby lose your right to withdraw. You may download it again at any time.',
    file: 'File',
    fetchedAt: 'Downloaded',
    link: 'Download the file again',
  },
  backInStock: {
    subject: (name) => `${name} is back in stock`,
    intro: 'You asked us to tell you. We cannot hold any for you, so it is first come, first served.',
    link: 'See the product',
    forgotten: 'This is the only email about this product: we have now forgotten that you asked for it.',
  },
  password: {
    subject: 'Choose a new password',
    intro: 'Use the code within an hour to choose a new password.',
    link: 'Choose a new password',
  },
  welcome: { subject: 'Welcome to Skare', intro: 'Your account is ready. See you on the track!' },
  email: {
    subject: 'Your account at Skare has a new email address',
    intro:
      'From now on you log in with the new address, and we send no more emails about the account to this one.',
    notYou: 'Was this not you? Get in touch with us at once, and we will help you get the account back.',
  },
  login: {
    subject: 'Somebody has tried to log in to your account at Skare',
    intro: 'Several times in a row somebody has typed a wrong password for your account. Nobody got in.',
    notYou:
      'Had you forgotten the password? Choose a new one on the login page. If it was not you, there is nothing you need to do: we let only a few attempts through.',
  },
}
