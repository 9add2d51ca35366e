import type { MailTexts } from './mail-texts.ts'

const address = 'Skare Sport AB, Stadiongatan\u00a08, 831\u00a052 Östersund, Sverige'

/** The words of the mails in Norwegian Bokmål. */
export const nb: MailTexts = {
  address,
  signature: `${address} · hei@skare.example`,
  payments: {
    card: 'Kort',
    vipps: 'Vipps',
    invoice: 'Faktura',
    instalments: 'Delbetaling',
    free: 'Ingenting å betale',
  },
  sums: {
    goods: 'Varer',
    discount: 'Rabatt',
    delivery: 'Frakt',
    free: 'Gratis',
    beforeGiftCard: 'Sum før gavekort',
    giftCard: 'Gavekort',
    total: 'Totalt',
    vat: 'Herav mva.',
  },
  order: {
    subject: (number) => `Ordrebekreftelse ${number}`,
    heading: 'Takk for bestillingen!',
    intro: 'Du får en ny e-post når vi sender varene.',
    number: 'Ordrenummer',
    createdAt: 'Bestilt',
    payment: 'Betaling',
    delivery: 'Levering',
    goods: 'Bestillingen din',
    downloads: 'Filene dine',
    addresses: 'Adresser',
    pickupPoint: 'Hentested',
    deliveryAddress: 'Leveringsadresse',
    billingAddress: 'Fakturaadresse',
    withdraw: 'Angrerett',
    withdrawUntil: (days, openDays) =>
      `Du kan angre kjøpet innen ${days} dager fra den dagen du fikk varene. Deretter har du åpent kjøp til det har gått ${openDays} dager.`,
    withdrawServices: (days) =>
      `Tjenester kan du angre innen ${days} dager fra bestillingen, så lenge de ikke er utført.`,
    withdrawDownloads: (days) =>
      `Filer kan du angre innen ${days} dager fra bestillingen, så lenge du ikke har lastet dem ned.`,
    withdrawNot: (names) => `Dette kan du ikke angre: ${names}.`,
    withdrawLink: 'Angre kjøpet',
  },
  dispatch: {
    subject: (number) => `Ordre ${number} er på vei`,
    heading: 'Varene dine er på vei',
    carrier: 'Leveringsmåte',
    trackingNumber: 'Sporingsnummer',
    shippedAt: 'Sendt',
    track: 'Spor pakken',
    goods: 'I pakken',
  },
  withdrawal: {
    withdrawal: {
      subject: (number) => `Vi har mottatt angremeldingen din for ordre ${number}`,
      heading: 'Vi har mottatt angremeldingen din',
      name: 'Angret kjøp',
    },
    exchange: {
      subject: (number) => `Du vil bytte varer i ordre ${number}`,
      heading: 'Vi har mottatt ønsket ditt om bytte',
      name: 'Bytte',
    },
    reference: 'Referanse',
    receivedAt: 'Mottatt',
    about: 'Gjelder',
    name: 'Navn',
    note: 'Du vil ha i stedet',
    goods: 'Varer',
    next: 'Dette skjer nå',
    nextOfWithdrawal:
      'Har du betalt, får du pengene tilbake på samme måte innen 14 dager. Vi kan vente til varene er her, eller til du har vist at de er sendt. Sender du noe i retur, trekker vi fra returfrakten.',
    nextWithoutGoods: 'Har du betalt, får du pengene tilbake på samme måte, innen 14 dager.',
    nextOfOpenPurchase:
      'Når vi har fått varene, ubrukt, betaler vi tilbake på samme måte som du betalte. Vi trekker fra returfrakten.',
    nextOfExchange:
      'Vi sender det du vil ha i stedet, når varene er her. Er det ikke på lager, tar vi kontakt. Byttet koster ingenting.',
    send: (address, reference) =>
      `Har du allerede fått varene, sender du dem tilbake innen 14 dager til ${address}. Skriv ${reference} på pakken og lever den på hentestedet.`,
  },
  giftCard: {
    subject: (number) => `Gavekort fra ordre ${number}`,
    heading: 'Gavekort fra Skare',
    intro:
      'Skriv inn koden i kassen, ved ett eller flere kjøp, til beløpet er brukt opp. Ta vare på e-posten: den som har koden, kan handle for den.',
    worth: 'Verdi',
    validTo: 'Gyldig til',
  },
  download: {
    subject: (number) => `Fil lastet ned fra ordre ${number}`,
    heading: 'Du har lastet ned en fil',
    intro:
      'Du godtok at filen leveres med en gang, og at du dermed ikke lenger har angrerett på den. Du kan laste den ned igjen når du vil.',
    file: 'Fil',
    fetchedAt: 'Lastet ned',
    link: 'Last ned filen igjen',
  },
  backInStock: {
    subject: (name) => `${name} er på lager igjen`,
    intro: 'Du ba oss si fra. Vi holder ikke av noe, så her er det førstemann til mølla.',
    link: 'Se produktet',
    forgotten: 'Dette er den eneste e-posten om produktet: vi har nå glemt at du spurte etter det.',
  },
  password: {
    subject: 'Velg et nytt passord',
    intro: 'Bruk koden innen en time for å velge et nytt passord.',
    link: 'Velg et nytt passord',
  },
  welcome: { subject: 'Velkommen til Skare', intro: 'Kontoen din er klar. Vi ses i løypa!' },
  email: {
    subject: 'Kontoen din hos Skare har en ny e-postadresse',
    intro: 'Fra nå av logger du inn med den nye adressen, og vi sender ikke flere e-poster om kontoen hit.',
    notYou: 'Var det ikke deg? Ta kontakt med oss med en gang, så hjelper vi deg med å få kontoen tilbake.',
  },
  login: {
    subject: 'Noen har prøvd å logge inn på kontoen din hos Skare',
    intro: 'Flere ganger på rad har noen skrevet feil passord til kontoen din. Ingen har kommet inn.',
    notYou:
      'Var det du som hadde glemt passordet? Velg et nytt på innloggingssiden. Var det ikke deg, trenger du ikke gjøre noe: vi slipper bare gjennom enkelte forsøk.',
  },
}
