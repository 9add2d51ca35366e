import type { Store } from '../stores.ts'

/** Words of the payment page. */
export interface HostedTexts {
  title: string
  toPay: string
  secure: string
  details: string
  fields: Record<'email' | 'firstname' | 'lastname' | 'street' | 'postcode' | 'city', string>
  choose: string
  /** Payment by phone where the country has one; null: it has none. */
  phone: { code: 'swish' | 'vipps'; title: string; info: string } | null
  invoice: string
  invoiceInfo: string
  personalNumber: string
  personalNumberHint: string
  instalments: string
  noInstalments: string
  card: string
  cardInfo: string
  free: string
  pay: string
  cancel: string
  decline: string
  demo: string
  paid: string
  paidInfo: string
  declined: string
  cancelled: string
  stale: string
  invalid: string
  noShipping: string
  incomplete: string
  back: string
}

/** The texts of the page, per language of the store. */
export const hostedTexts: Record<Store['language'], HostedTexts> = {
  sv: {
    title: 'Betalning',
    toPay: 'Att betala',
    secure: 'Krypterad anslutning. Uppgifterna används bara för det här köpet.',
    details: 'Dina uppgifter',
    fields: {
      email: 'E-post',
      firstname: 'Förnamn',
      lastname: 'Efternamn',
      street: 'Gatuadress',
      postcode: 'Postnummer',
      city: 'Ort',
    },
    choose: 'Hur vill du betala?',
    phone: {
      code: 'swish',
      title: 'Swish',
      info: 'Du bekräftar i appen. Det här är en demonstration: inget dras.',
    },
    invoice: 'Faktura, 30 dagar',
    invoiceInfo: 'Fakturan kommer med e-post några dagar efter leverans, utan avgift.',
    personalNumber: 'Personnummer (frivilligt)',
    personalNumberHint: 'ÅÅÅÅMMDD-XXXX. Lämna tomt för att bara bekräfta.',
    instalments: 'Delbetala på 24 månader',
    noInstalments: 'Beloppet är för litet att delbetala.',
    card: 'Kort',
    cardInfo: 'Du bekräftar direkt. Det här är en demonstration: inga kortuppgifter behövs och inget dras.',
    free: 'Allt är betalt med presentkort eller rabatt.',
    pay: 'Genomför köp',
    cancel: 'Avbryt',
    decline: 'Låt betalningen nekas',
    demo: 'För test',
    paid: 'Betalningen är klar',
    paidInfo: 'Tack! Vi gör klart din beställning nu.',
    declined: 'Betalningen nekades. Välj ett annat sätt att betala.',
    cancelled: 'Betalningen avbröts. Inget har dragits.',
    stale: 'Varukorgen har ändrats. Ladda om kassan för att betala det nya beloppet.',
    invalid: 'Länken till betalningen gäller inte. Gå tillbaka till kassan.',
    noShipping: 'Välj först hur varorna ska skickas.',
    incomplete: 'Fyll i alla uppgifter och kontrollera e-post och personnummer.',
    back: 'Tillbaka till kassan',
  },
  nb: {
    title: 'Betaling',
    toPay: 'Å betale',
    secure: 'Kryptert forbindelse. Opplysningene brukes bare til dette kjøpet.',
    details: 'Opplysningene dine',
    fields: {
      email: 'E-post',
      firstname: 'Fornavn',
      lastname: 'Etternavn',
      street: 'Gateadresse',
      postcode: 'Postnummer',
      city: 'Poststed',
    },
    choose: 'Hvordan vil du betale?',
    phone: {
      code: 'vipps',
      title: 'Vipps',
      info: 'Du bekrefter i appen. Dette er en demonstrasjon: ingenting trekkes.',
    },
    invoice: 'Faktura, 30 dager',
    invoiceInfo: 'Fakturaen kommer på e-post noen dager etter levering, uten gebyr.',
    personalNumber: 'Fødselsnummer (valgfritt)',
    personalNumberHint: '11 sifre. La stå tomt for bare å bekrefte.',
    instalments: 'Delbetal over 24 måneder',
    noInstalments: 'Beløpet er for lite til å delbetale.',
    card: 'Kort',
    cardInfo:
      'Du bekrefter med en gang. Dette er en demonstrasjon: ingen kortdata trengs, og ingenting trekkes.',
    free: 'Alt er betalt med gavekort eller rabatt.',
    pay: 'Fullfør kjøpet',
    cancel: 'Avbryt',
    decline: 'La betalingen bli avvist',
    demo: 'For test',
    paid: 'Betalingen er fullført',
    paidInfo: 'Takk! Vi gjør bestillingen din ferdig nå.',
    declined: 'Betalingen ble avvist. Velg en annen måte å betale på.',
    cancelled: 'Betalingen ble avbrutt. Ingenting er trukket.',
    stale: 'Handlekurven er endret. Last kassen på nytt for å betale det nye beløpet.',
    invalid: 'Lenken til betalingen gjelder ikke. Gå tilbake til kassen.',
    noShipping: 'Velg først hvordan varene skal sendes.',
    incomplete: 'Fyll ut alle opplysninger og kontroller e-post og fødselsnummer.',
    back: 'Tilbake til kassen',
  },
  en: {
    title: 'Payment',
    toPay: 'To pay',
    secure: 'Encrypted connection. Your details are used for this purchase only.',
    details: 'Your details',
    fields: {
      email: 'Email',
      firstname: 'First name',
      lastname: 'Last name',
      street: 'Street',
      postcode: 'Postcode',
      city: 'City',
    },
    choose: 'How would you like to pay?',
    phone: null,
    invoice: 'Invoice, 30 days',
    invoiceInfo: 'The invoice comes by email a few days after delivery. No fee.',
    personalNumber: 'Personal number (optional)',
    personalNumberHint: 'Leave empty to just confirm.',
    instalments: 'Pay over 24 months',
    noInstalments: 'Instalments are not offered for this amount.',
    card: 'Card',
    cardInfo:
      'You confirm at once. This is a demonstration: no card details are needed and nothing is charged.',
    free: 'A gift card or a discount pays for everything.',
    pay: 'Complete purchase',
    cancel: 'Cancel',
    decline: 'Have the payment declined',
    demo: 'For testing',
    paid: 'The payment is complete',
    paidInfo: 'Thank you! We are finishing your order now.',
    declined: 'The payment was declined. Choose another way to pay.',
    cancelled: 'The payment was cancelled. Nothing has been charged.',
    stale: 'The cart has changed. Reload the checkout to pay the new amount.',
    invalid: 'This payment link is not valid. Go back to the checkout.',
    noShipping: 'First choose how the goods are sent.',
    incomplete: 'Fill in every field and check the email and the personal number.',
    back: 'Back to the checkout',
  },
}
