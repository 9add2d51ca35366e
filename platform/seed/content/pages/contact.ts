import { say } from '../../vocabulary/texts.ts'
import { type EditorialPage, paragraphs, section } from '../editorial.ts'

const hours = [
  ['10–18', '10–18', '10–18', '10–20', '10–18', '10–16', '11–15'],
  ['9–17', '9–17', '9–17', '9–17', '9–16', '–', '–'],
] as const
const days = {
  sv: ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'],
  nb: ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

/** Monday to Sunday; `–` is closed. */
const openingHours = (language: keyof typeof days) => ({
  openingHours: days[language].map((day, at) => ({ day, shop: hours[0][at], customerService: hours[1][at] })),
})

/** How to reach the shop, with opening hours Monday to Sunday. */
export const contactPage: EditorialPage = {
  slug: 'contact',
  title: say('Kontakta oss', 'Kontakt oss', 'Contact us'),
  excerpt: say(
    'Telefon, e-post, öppettider och vägen till butiken i Östersund.',
    'Telefon, e-post, åpningstider og veien til butikken i Östersund.',
    'Telephone, email, opening hours and the way to the shop in Östersund.',
  ),
  scene: 'cabin',
  extras: ({ store }) => openingHours(store.language),
  body: {
    sv: [
      '<p>Vi som svarar åker själva. Berätta vad du väger, hur långt du brukar åka och var, så hjälper vi dig att välja rätt.</p>',
      section(
        'Kundservice',
        '<a href="mailto:hej@skare.example">hej@skare.example</a><br>063-10 20 30',
        'Vi svarar på mejl inom en arbetsdag, oftast samma förmiddag.',
      ),
      section(
        'Butik och verkstad',
        'Skare<br>Stadiongatan 8<br>831 52 Östersund',
        'Parkera gratis framför butiken. Skidor som lämnas på service före klockan 12 är klara nästa vardag.',
      ),
      paragraphs('Röda dagar har vi stängt. Avvikande tider står på dörren och här.'),
    ].join(''),
    nb: [
      '<p>Vi som svarer, går selv på ski. Fortell hva du veier, hvor langt du pleier å gå og hvor, så hjelper vi deg å velge riktig.</p>',
      section(
        'Kundeservice',
        '<a href="mailto:hei@skare.example">hei@skare.example</a><br>+46 63 10 20 30',
        'Vi svarer på e-post innen én arbeidsdag, som oftest samme formiddag.',
      ),
      section(
        'Butikk og verksted',
        'Skare<br>Stadiongatan 8<br>831 52 Östersund, Sverige',
        'Gratis parkering foran butikken. Ski som leveres til service før klokka 12, er klare neste virkedag.',
      ),
      paragraphs('Vi holder stengt på svenske helligdager. Endringer står på døra og her.'),
    ].join(''),
    en: [
      '<p>The people who answer are skiers themselves. Tell us your weight, how far you usually go and where, and we will help you choose.</p>',
      section(
        'Customer service',
        '<a href="mailto:hello@skare.example">hello@skare.example</a><br>+46 63 10 20 30',
        'We answer email within one working day, most often the same morning.',
      ),
      section(
        'Shop and workshop',
        'Skare<br>Stadiongatan 8<br>831 52 Östersund, Sweden',
        'Free parking outside. Skis handed in for service before noon are ready on the next working day.',
      ),
      section(
        'Opening hours',
        'We are closed on Swedish public holidays. Changes are posted on the door and here.',
      ),
    ].join(''),
  },
}
