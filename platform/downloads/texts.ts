import type { Language } from '#platform/commerce/stores.ts'

/** Words of the page of a bought file. */
interface DownloadTexts {
  title: string
  order: (number: string) => string
  /** Consent and acknowledgement (directive 2011/83/EU, article 16 (m)). */
  consent: string
  download: string
  /** No such file, or none any more. */
  missing: string
  /** It was bought, and there is no file of it. */
  notReady: string
  withdrawn: string
}

export const downloadTexts: Record<Language, DownloadTexts> = {
  sv: {
    title: 'Din fil',
    order: (number) => `Order ${number}`,
    consent:
      'När du laddar ner filen godkänner du att den levereras nu och att du då inte längre kan ångra köpet av den.',
    download: 'Ladda ner filen',
    missing: 'Den här filen finns inte. Kontrollera att du har kopierat hela länken.',
    notReady: 'Filen är inte klar än. Skriv till oss, så skickar vi den: hej@skare.example.',
    withdrawn: 'Köpet är ångrat eller avbeställt, så filen går inte att ladda ner.',
  },
  nb: {
    title: 'Filen din',
    order: (number) => `Ordre ${number}`,
    consent:
      'Når du laster ned filen, godtar du at den leveres nå, og at du da ikke lenger kan angre kjøpet av den.',
    download: 'Last ned filen',
    missing: 'Denne filen finnes ikke. Kontroller at du har kopiert hele lenken.',
    notReady: 'Filen er ikke klar ennå. Skriv til oss, så sender vi den: hei@skare.example.',
    withdrawn: 'Kjøpet er angret eller avbestilt, så filen kan ikke lastes ned.',
  },
  en: {
    title: 'Your file',
    order: (number) => `Order ${number}`,
    consent:
      'By downloading the file you agree that it is delivered now, and acknowledge that you then lose your right to withdraw.',
    download: 'Download the file',
    missing: 'This file does not exist. Check that you have copied the whole link.',
    notReady: 'The file is not ready yet. Write to us and we will send it: hello@skare.example.',
    withdrawn: 'The purchase was withdrawn from or cancelled, so the file cannot be downloaded.',
  },
}
