import type { MailTexts } from './mail-texts.ts'

const address = 'Skare Sport AB, Stadiongatan\u00a08, 831\u00a052 Östersund'

/** The words of the mails in Swedish. */
export const sv: MailTexts = {
  address,
  signature: `${address} · hej@skare.example`,
  payments: {
    card: 'Kort',
    swish: 'Swish',
    invoice: 'Faktura',
    instalments: 'Delbetalning',
    free: 'Inget att betala',
  },
  sums: {
    goods: 'Varor',
    discount: 'Rabatt',
    delivery: 'Frakt',
    free: 'Gratis',
    beforeGiftCard: 'Summa före presentkort',
    giftCard: 'Presentkort',
    total: 'Totalt',
    vat: 'Varav moms',
  },
  order: {
    subject: (number) => `Orderbekräftelse ${number}`,
    heading: 'Tack för din beställning!',
    intro: 'Du får ett mejl till när vi skickar varorna.',
    number: 'Ordernummer',
    createdAt: 'Beställd',
    payment: 'Betalning',
    delivery: 'Leverans',
    goods: 'Din beställning',
    downloads: 'Dina filer',
    addresses: 'Adresser',
    pickupPoint: 'Utlämningsställe',
    deliveryAddress: 'Leveransadress',
    billingAddress: 'Fakturaadress',
    withdraw: 'Ångerrätt',
    withdrawUntil: (days, openDays) =>
      `Du kan ångra köpet inom ${days} dagar från den dag du fick varorna. Därefter har du öppet köp tills det har gått ${openDays} dagar.`,
    withdrawServices: (days) =>
      `Tjänster kan du ångra inom ${days} dagar från beställningen, så länge de inte är utförda.`,
    withdrawDownloads: (days) =>
      `Filer kan du ångra inom ${days} dagar från beställningen, så länge du inte har laddat ner dem.`,
    withdrawNot: (names) => `Det här går inte att ångra: ${names}.`,
    withdrawLink: 'Ångra köpet',
  },
  dispatch: {
    subject: (number) => `Order ${number} är på väg`,
    heading: 'Dina varor är på väg',
    carrier: 'Leveranssätt',
    trackingNumber: 'Spårningsnummer',
    shippedAt: 'Skickad',
    track: 'Följ paketet',
    goods: 'I paketet',
  },
  withdrawal: {
    withdrawal: {
      subject: (number) => `Vi har tagit emot din ångeranmälan för order ${number}`,
      heading: 'Vi har tagit emot din ångeranmälan',
      name: 'Ångrat köp',
    },
    exchange: {
      subject: (number) => `Du vill byta varor i order ${number}`,
      heading: 'Vi har tagit emot din begäran om byte',
      name: 'Byte',
    },
    reference: 'Referens',
    receivedAt: 'Mottagen',
    about: 'Gäller',
    name: 'Namn',
    note: 'Du vill ha i stället',
    goods: 'Varor',
    next: 'Det här händer nu',
    nextOfWithdrawal:
      'Har du betalat får du pengarna tillbaka på samma sätt, inom 14 dagar. Vi kan vänta tills varorna är här eller du har visat att de är skickade. Skickar du något i retur drar vi av returfrakten.',
    nextWithoutGoods: 'Har du betalat får du pengarna tillbaka på samma sätt, inom 14 dagar.',
    nextOfOpenPurchase:
      'När vi har fått varorna, oanvända, betalar vi tillbaka på samma sätt som du betalade. Vi drar av returfrakten.',
    nextOfExchange:
      'Vi skickar det du vill ha i stället när varorna är här. Finns det inte i lager hör vi av oss. Bytet kostar inget.',
    send: (address, reference) =>
      `Har du redan fått varorna skickar du tillbaka dem inom 14 dagar till ${address}. Skriv ${reference} på paketet och lämna det hos ombudet.`,
  },
  giftCard: {
    subject: (number) => `Presentkort från order ${number}`,
    heading: 'Presentkort från Skare',
    intro:
      'Skriv koden i kassan, vid ett eller flera köp, tills beloppet är slut. Spara mejlet: den som har koden kan handla för den.',
    worth: 'Värde',
    validTo: 'Gäller till',
  },
  download: {
    subject: (number) => `Fil nedladdad från order ${number}`,
    heading: 'Du har laddat ner en fil',
    intro:
      'Du godkände att filen levereras genast och att du därmed inte längre har ångerrätt för den. Du kan ladda ner den igen när du vill.',
    file: 'Fil',
    fetchedAt: 'Nedladdad',
    link: 'Ladda ner filen igen',
  },
  backInStock: {
    subject: (name) => `${name} finns i lager igen`,
    intro: 'Du bad oss säga till. Vi lägger inte undan något, så först till kvarn.',
    link: 'Se produkten',
    forgotten: 'Det här är det enda mejlet om produkten: vi har nu glömt att du frågade efter den.',
  },
  password: {
    subject: 'Välj ett nytt lösenord',
    intro: 'Använd koden inom en timme för att välja ett nytt lösenord.',
    link: 'Välj ett nytt lösenord',
  },
  welcome: { subject: 'Välkommen till Skare', intro: 'Ditt konto är klart. Vi ses i spåret!' },
  email: {
    subject: 'Ditt konto hos Skare har en ny e-postadress',
    intro: 'Från och med nu loggar du in med den nya adressen, och vi skickar inga fler mejl om kontot hit.',
    notYou: 'Var det inte du? Hör av dig till oss på en gång, så hjälper vi dig att få tillbaka kontot.',
  },
  login: {
    subject: 'Någon har försökt logga in på ditt konto hos Skare',
    intro: 'Flera gånger i rad har någon skrivit fel lösenord till ditt konto. Ingen har kommit in.',
    notYou:
      'Var det du som glömde lösenordet? Välj ett nytt på inloggningssidan. Var det inte du behöver du inte göra något: vi släpper bara igenom enstaka försök.',
  },
}
