import { OPEN_PURCHASE_DAYS, WITHDRAWAL_DAYS } from '../../../commerce/orders/withdrawal-period.ts'
import {
  CONFIRMATION_MINUTES,
  DISPATCH_HOURS,
  PARCEL_KEPT_DAYS,
  REFUND_DAYS,
} from '../../../commerce/promises.ts'
import { say } from '../../vocabulary/texts.ts'
import { type EditorialPage, points, section, table } from '../editorial.ts'
import { type ShopFacts, withFacts } from '../shop-facts.ts'

const swedish = ({ deliveries, freeFrom, returnCost }: ShopFacts): string =>
  [
    section(
      'Leverans',
      `Varor i lager skickas inom ${DISPATCH_HOURS} timmar på vardagar. Varor från externt lager kan ta några dagar extra; det står på produktsidan.`,
      table([['Leveranssätt', 'Tid', 'Pris'], ...deliveries]),
      `Leverans till ombud och hem till dörren är gratis från ${freeFrom}. Du får orderbekräftelsen med e-post inom ${CONFIRMATION_MINUTES} minuter och ett sms när paketet går att hämta. Ombudet sparar det i ${PARCEL_KEPT_DAYS} dagar.`,
    ),
    section(
      'Öppet köp',
      `Utöver lagens ångerrätt på ${WITHDRAWAL_DAYS} dagar har du öppet köp i ${OPEN_PURCHASE_DAYS} dagar. Varan ska vara oanvänd och ha etiketterna kvar. Prova pjäxorna inomhus.`,
      'Öppet köp gäller inte varor som har tryckts eller tillverkats åt dig, presentkort, nedladdningar och tjänster.',
    ),
    section(
      'Så returnerar du',
      points(
        '<a href="shop:withdrawal">Ångra köpet här</a>, helt eller delvis, eller byt storlek. Ordernumret och din e-postadress räcker; du behöver inget konto.',
        'Lägg varan i originalkartongen, skriv referensen från kvittot på paketet och adressera det till oss.',
        `Lämna paketet hos ombudet. Returfrakten är ${returnCost} och dras från återbetalningen; ett byte kostar inget.`,
      ),
      `Pengarna kommer tillbaka samma väg som du betalade, inom ${REFUND_DAYS} dagar. Vi får vänta tills varan är här eller du har visat att den är skickad.`,
    ),
    section(
      'Reklamation',
      'Går något sönder för tidigt gäller tre års reklamationsrätt. Skicka en bild till kundservice så ordnar vi en fraktsedel utan kostnad.',
    ),
  ].join('')

const norwegian = ({ deliveries, freeFrom, returnCost }: ShopFacts): string =>
  [
    section(
      'Levering',
      `Varer på lager sendes innen ${DISPATCH_HOURS} timer på virkedager. Varer fra eksternt lager kan ta noen dager ekstra; det står på produktsiden.`,
      table([['Leveringsmåte', 'Tid', 'Pris'], ...deliveries]),
      `Levering til hentested og hjem til døren er gratis fra ${freeFrom}. Du får ordrebekreftelsen på e-post innen ${CONFIRMATION_MINUTES} minutter og en SMS når pakken kan hentes. Hentestedet tar vare på den i ${PARCEL_KEPT_DAYS} dager. Toll og merverdiavgift er betalt; det kommer ingen regning i etterkant.`,
    ),
    section(
      'Åpent kjøp',
      `I tillegg til lovens angrerett på ${WITHDRAWAL_DAYS} dager har du åpent kjøp i ${OPEN_PURCHASE_DAYS} dager. Varen skal være ubrukt og ha merkelappene på. Prøv skoene innendørs.`,
      'Åpent kjøp gjelder ikke varer som er trykt eller laget for deg, gavekort, nedlastinger og tjenester.',
    ),
    section(
      'Slik returnerer du',
      points(
        '<a href="shop:withdrawal">Angre kjøpet her</a>, helt eller delvis, eller bytt størrelse. Ordrenummeret og e-postadressen din er nok; du trenger ingen konto.',
        'Legg varen i originalesken, skriv referansen fra kvitteringen på pakken og adresser den til oss.',
        `Lever pakken på hentestedet. Returfrakten er ${returnCost} og trekkes fra tilbakebetalingen; et bytte koster ingenting.`,
      ),
      `Du får pengene tilbake på samme måte som du betalte, innen ${REFUND_DAYS} dager. Vi kan vente til varen er her, eller til du har vist at den er sendt.`,
    ),
    section(
      'Reklamasjon',
      'Reklamasjonsfristen er to år, og fem år for varer som er ment å vare vesentlig lenger. Send et bilde til kundeservice, så ordner vi en fraktseddel uten kostnad.',
    ),
  ].join('')

const english = ({ deliveries, freeFrom, returnCost }: ShopFacts): string =>
  [
    section(
      'Delivery',
      `Goods in stock are sent within ${DISPATCH_HOURS} hours on working days. Goods from an external warehouse may take a few extra days; the product page says so.`,
      table([['Method', 'Time', 'Price'], ...deliveries]),
      `Delivery to a pickup point and to your door is free from ${freeFrom}. The order confirmation arrives by email within ${CONFIRMATION_MINUTES} minutes, a text message when the parcel is ready. The pickup point keeps it for ${PARCEL_KEPT_DAYS} days. We deliver to Denmark, Sweden, Norway, Finland and Germany, and prices include tax. Finland and Germany have no pickup points: there parcels come to your door.`,
    ),
    section(
      `${OPEN_PURCHASE_DAYS}-day returns`,
      `The law gives you ${WITHDRAWAL_DAYS} days to withdraw; we give you ${OPEN_PURCHASE_DAYS} days to return what is unused, with its tags on. Try boots on indoors.`,
      'This does not cover goods printed or made for you, gift cards, downloads and services.',
    ),
    section(
      'How to return',
      points(
        '<a href="shop:withdrawal">Withdraw from the purchase here</a>, all or part of it, or exchange a size. The order number and your email address are enough; you need no account.',
        'Put the goods in their original box, write the reference from the receipt on the parcel and address it to us.',
        `Leave the parcel at the pickup point; in Finland and Germany, at the post office. The return costs ${returnCost}, which we deduct from the refund; an exchange is free.`,
      ),
      `The money goes back the way it came, within ${REFUND_DAYS} days. We may wait until the goods are here, or until you have shown that they are sent.`,
    ),
    section(
      'Complaints',
      'If something breaks too soon, you have three years to complain. Send a picture to customer service and we will arrange a label at no cost.',
    ),
  ].join('')

/** What delivery costs, how long it takes, how to send something back. */
export const deliveryPage: EditorialPage = {
  slug: 'delivery-returns',
  title: say('Leverans och retur', 'Levering og retur', 'Delivery and returns'),
  excerpt: say(
    'Priser, leveranstider och hur du skickar något tillbaka.',
    'Priser, leveringstider og hvordan du sender noe tilbake.',
    'Prices, delivery times and how to send something back.',
  ),
  body: withFacts(swedish, norwegian, english),
}
