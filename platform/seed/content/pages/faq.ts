import { OPEN_PURCHASE_DAYS } from '../../../commerce/orders/withdrawal-period.ts'
import { CONFIRMATION_MINUTES, DISPATCH_HOURS, GIFT_CARD_YEARS } from '../../../commerce/promises.ts'
import type { Language } from '../../../commerce/stores.ts'
import { perLanguage, say } from '../../vocabulary/texts.ts'
import { type EditorialPage, section } from '../editorial.ts'
import { withPaths } from '../entry.ts'

type Question = [question: string, answer: string]

const questions: Record<Language, Question[]> = {
  sv: [
    [
      'Vilken längd ska skidorna ha?',
      'Klassiska skidor: din längd plus 15–20 cm. Skateskidor: plus 5–15 cm, men högst 195 cm. Barnskidor: plus 5–10 cm för nybörjare, annars plus 10–20 cm. För vuxna väger vikten tyngre än längden; ligger du mellan två, fråga oss.',
    ],
    [
      'Måste jag valla skinskidor?',
      'Glidytorna ska vallas som på andra skidor. Fästet sköter stighudarna, men de mår bra av rengöring och impregnering några gånger per säsong.',
    ],
    [
      'Passar min pjäxa till bindningen?',
      'De flesta pjäxor från de senaste tio åren har samma sula. På produktsidan står vilken sula bindningen är gjord för.',
    ],
    [
      'Hur betalar jag?',
      'Med Swish, kort, faktura, delbetalning, postförskott eller presentkort. Fakturan kommer inom några dagar efter leverans.',
    ],
    [
      'När skickas min order?',
      `Inom ${DISPATCH_HOURS} timmar på vardagar om allt finns i lager. Bekräftelsen kommer med e-post inom ${CONFIRMATION_MINUTES} minuter. Vad frakten kostar och hur lång tid den tar står på sidan om <a href="page:delivery-returns">leverans och retur</a>.`,
    ],
    [
      'Kan jag ändra eller avbryta en order?',
      'Ring eller mejla så fort du kan. Tills paketet är packat kan vi ändra allt.',
    ],
    [
      'Hur fungerar presentkort?',
      `Du skriver in koden i kassan. Räcker inte beloppet betalar du resten som vanligt; blir det något över finns det kvar. Kortet gäller i ${GIFT_CARD_YEARS} år.`,
    ],
    [
      'Monterar ni bindningar?',
      'Ja, utan kostnad när du köper skida och bindning hos oss. Vilken längd och vilket spann som passar din vikt ser du i <a href="shop:ski-finder">Hitta rätt skidor</a>.',
    ],
    [
      'Går det att handla utan uppkoppling?',
      'Ja. Så snart du har börjat använda butiken sparas de sidor du öppnar i telefonen, och en order som läggs utan täckning skickas när du är uppkopplad igen.',
    ],
    [
      'Kan jag lämna tillbaka skidor jag har åkt på?',
      `Öppet köp gäller oanvända varor. Men är spannet fel för dig byter vi till rätt par inom ${OPEN_PURCHASE_DAYS} dagar, även om du har hunnit åka några turer, så länge belag och kanter är hela.`,
    ],
  ],
  nb: [
    [
      'Hvor lange skal skiene være?',
      'Klassiske ski: høyden din pluss 15–20 cm. Skøyteski: pluss 5–15 cm, men høyst 195 cm. Barneski: pluss 5–10 cm for nybegynnere, ellers pluss 10–20 cm. For voksne betyr vekten mer enn høyden; er du midt imellom, spør oss.',
    ],
    [
      'Må jeg smøre felleski?',
      'Glisonene skal ha glider som på andre ski. Festet tar fella seg av, men den har godt av rens og impregnering noen ganger i sesongen.',
    ],
    [
      'Passer skoen min til bindingen?',
      'De fleste skisko fra de siste ti årene har samme såle. På produktsiden står det hvilken såle bindingen er laget for.',
    ],
    [
      'Hvordan betaler jeg?',
      'Med Vipps, kort, faktura, delbetaling, postoppkrav eller gavekort. Fakturaen kommer noen dager etter levering.',
    ],
    [
      'Når sendes ordren min?',
      `Innen ${DISPATCH_HOURS} timer på virkedager hvis alt er på lager. Bekreftelsen kommer på e-post innen ${CONFIRMATION_MINUTES} minutter. Hva frakten koster og hvor lang tid den tar, står på siden om <a href="page:delivery-returns">levering og retur</a>.`,
    ],
    [
      'Kan jeg endre eller avbestille?',
      'Ring eller skriv så fort du kan. Inntil pakken er pakket, kan vi endre alt.',
    ],
    [
      'Hvordan virker gavekort?',
      `Du skriver inn koden i kassen. Holder ikke beløpet, betaler du resten som vanlig; blir det noe til overs, står det igjen på kortet. Kortet gjelder i ${GIFT_CARD_YEARS} år.`,
    ],
    [
      'Monterer dere bindinger?',
      'Ja, gratis når du kjøper ski og binding hos oss. Hvilken lengde og hvilket spenn som passer vekten din, ser du i <a href="shop:ski-finder">Finn riktige ski</a>.',
    ],
    [
      'Kan jeg handle uten dekning?',
      'Ja. Så snart du har begynt å bruke butikken, lagres sidene du åpner, på telefonen, og en bestilling du gjør uten dekning, sendes når du er på nett igjen.',
    ],
    [
      'Kan jeg levere tilbake ski jeg har gått på?',
      `Åpent kjøp gjelder ubrukte varer. Men er spennet feil for deg, bytter vi til riktig par innen ${OPEN_PURCHASE_DAYS} dager, også om du har rukket å gå noen turer, så lenge såle og kanter er hele.`,
    ],
  ],
  en: [
    [
      'How long should my skis be?',
      'Classic skis: your height plus 15–20 cm. Skate skis: plus 5–15 cm, but 195 cm at most. Children’s skis: plus 5–10 cm for beginners, otherwise plus 10–20 cm. For adults weight matters more than height; if you are in between, ask us.',
    ],
    [
      'Do skin skis need wax?',
      'The glide zones do, like those of any ski. The skin does the gripping, but benefits from cleaning and waterproofing a few times a season.',
    ],
    [
      'Will my boot fit the binding?',
      'Most boots of the last ten years share one sole. The product page says which sole the binding is made for.',
    ],
    [
      'How can I pay?',
      'By card, by invoice or with a gift card. The invoice arrives within a few days of delivery.',
    ],
    [
      'When will my order be sent?',
      `Within ${DISPATCH_HOURS} hours on working days if everything is in stock. The confirmation arrives by email within ${CONFIRMATION_MINUTES} minutes. What delivery costs and how long it takes is on the page about <a href="page:delivery-returns">delivery and returns</a>.`,
    ],
    [
      'Can I change or cancel an order?',
      'Call or write as soon as you can. Until the parcel is packed we can change anything.',
    ],
    [
      'How do gift cards work?',
      `Enter the code at the checkout. If it does not cover the sum, you pay the rest as usual; what is left stays on the card. It is valid for ${GIFT_CARD_YEARS} years.`,
    ],
    [
      'Do you mount bindings?',
      'Yes, free of charge when you buy ski and binding from us. <a href="shop:ski-finder">Find your skis</a> shows which length and camber suit your weight.',
    ],
    [
      'Can I shop without a connection?',
      'Yes. Once you have started to use the shop, the pages you open are kept on your phone, and an order placed without coverage is sent when you are back online.',
    ],
    [
      'Can I return skis that I have skied on?',
      `Returns are for unused goods. But if the camber is wrong for you, we exchange the pair within ${OPEN_PURCHASE_DAYS} days, even after a few outings, as long as base and edges are undamaged.`,
    ],
  ],
}

/** Questions that customer service gets every week: as data, and as text for those who show nothing but text. */
export const faqPage: EditorialPage = {
  slug: 'faq',
  title: say('Frågor och svar', 'Spørsmål og svar', 'Questions and answers'),
  excerpt: say(
    'Det som kundservice får frågor om varje vecka.',
    'Det kundeservice får spørsmål om hver uke.',
    'What customer service is asked every week.',
  ),
  body: perLanguage((language) =>
    questions[language].map(([question, answer]) => section(question, answer)).join(''),
  ),
  extras: (context) => ({
    questions: questions[context.store.language].map(([question, answer]) => ({
      question,
      answer: withPaths(answer, context),
    })),
  }),
}
