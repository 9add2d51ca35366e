import type { Language } from '#platform/commerce/stores.ts'

/** Words of the page of a bought file. */
export interface DownloadTexts {
  title: string
  order: (number: string) => string
  /** Consent and acknowledgement (directive 2011/83/EU, article 16 (m)). */
  consent: string
  download: string
  /** No such file, or none any more. */
  missing: string
  withdrawn: string
}

export const downloadTexts: Record<Language, DownloadTexts> = {
  sv: {
    title: 'Din fil',
    order: (number) => `Order ${number}`,
    consent:
      'När du laddar ner filen godkänner du att den levereras nu, och då kan du inte längre ångra köpet av den.',
    download: 'Ladda ner filen',
    missing: 'Den här filen finns inte. Kontrollera att du har kopierat hela länken.',
    withdrawn: 'Köpet är ångrat eller avbeställt, så filen går inte att ladda ner.',
  },
  nb: {
    title: 'Filen din',
    order: (number) => `Ordre ${number}`,
    consent:
      'Når du laster ned filen, godtar du at den leveres nå, og da kan du ikke lenger angre kjøpet av den.',
    download: 'Last ned filen',
    missing: 'Denne filen finnes ikke. Kontroller at du har kopiert hele lenken.',
    withdrawn: 'Kjøpet er angret eller avbestilt, så filen kan ikke lastes ned.',
  },
  en: {
    title: 'Your file',
    order: (number) => `Order ${number}`,
    consent:
      'By downloading the file you agree to have it now, and you can then no longer withdraw from buying it.',
    download: 'Download the file',
    missing: 'This file does not exist. Check that you have copied the whole link.',
    withdrawn: 'The purchase was withdrawn from or cancelled, so the file cannot be downloaded.',
  },
}
