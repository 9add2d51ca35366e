import { OPEN_PURCHASE_DAYS, WITHDRAWAL_DAYS } from '../../../commerce/orders/withdrawal-period.ts'
import { formatAmount } from '../../../commerce/payment/hosted-amounts.ts'
import { say } from '../../vocabulary/texts.ts'
import { type EditorialPage, section } from '../editorial.ts'
import { storeSpeaking } from '../shop-facts.ts'

/** Value below which goods from abroad are sold in the VOEC scheme (Norwegian customs). */
const VOEC_LIMIT = formatAmount(300_000, storeSpeaking('nb'))

/** Terms of purchase. */
export const termsPage: EditorialPage = {
  slug: 'terms',
  title: say('Köpvillkor', 'Kjøpsvilkår', 'Terms of purchase'),
  excerpt: say(
    'Vad som gäller när du handlar hos oss: pris, betalning, ångerrätt och reklamation.',
    'Dette gjelder når du handler hos oss: pris, betaling, angrerett og reklamasjon.',
    'What applies when you buy from us: prices, payment, withdrawal and complaints.',
  ),
  body: {
    sv: [
      section(
        '1. Vem du handlar av',
        'Skare Sport AB, org.nr 559000-0000, Stadiongatan 8, 831 52 Östersund. Du måste ha fyllt 18 år, eller ha målsmans tillåtelse, för att handla.',
      ),
      section(
        '2. Pris',
        'Alla priser är i svenska kronor och innehåller moms. Frakten visas i kassan innan du betalar. Vi reserverar oss för uppenbara skrivfel.',
      ),
      section(
        '3. Beställning',
        'Avtal ingås när du får vår orderbekräftelse. Är en vara slut fast den visades i lager hör vi av oss, och du får pengarna tillbaka om du inte vill vänta.',
      ),
      section(
        '4. Betalning',
        'Du kan betala med Swish, kort, faktura, delbetalning, postförskott och presentkort. Faktura och delbetalning kräver en kreditprövning. Vid sen betalning tillkommer lagstadgad avgift.',
      ),
      section(
        '5. Ångerrätt och öppet köp',
        `Lagen ger dig ${WITHDRAWAL_DAYS} dagars ångerrätt; vi lägger till öppet köp i ${OPEN_PURCHASE_DAYS} dagar för varor som är oanvända. Varor som har tryckts eller tillverkats åt dig, presentkort, påbörjade nedladdningar och utförda tjänster omfattas inte. <a href="page:withdrawal">Så ångrar du ett köp</a>.`,
      ),
      section(
        '6. Reklamation',
        'Reklamationsrätten är tre år enligt konsumentköplagen. Anmäl felet så snart du kan, helst inom två månader.',
      ),
      section(
        '7. Tvist',
        'Kommer vi inte överens kan du vända dig till Allmänna reklamationsnämnden, Box 174, 101 23 Stockholm. Vi följer nämndens beslut.',
      ),
    ].join(''),
    nb: [
      section(
        '1. Hvem du handler av',
        'Skare Sport AB, org.nr. 559000-0000, Stadiongatan 8, 831 52 Östersund, Sverige. Du må ha fylt 18 år, eller ha foresattes samtykke, for å handle.',
      ),
      section(
        '2. Pris',
        `Alle priser er i norske kroner og inkluderer merverdiavgift. Varer til under ${VOEC_LIMIT} selger vi gjennom VOEC-ordningen; dyrere varer fortoller vi for deg. Du betaler det prisen viser, ingenting i etterkant. Frakten vises i kassen før du betaler. Vi tar forbehold om åpenbare skrivefeil.`,
      ),
      section(
        '3. Bestilling',
        'Avtalen er inngått når du får ordrebekreftelsen vår. Er en vare utsolgt selv om den sto som på lager, tar vi kontakt, og du får pengene tilbake hvis du ikke vil vente.',
      ),
      section(
        '4. Betaling',
        'Du kan betale med Vipps, kort, faktura, delbetaling, postoppkrav og gavekort. Faktura og delbetaling krever kredittvurdering. Ved for sen betaling påløper lovbestemt gebyr.',
      ),
      section(
        '5. Angrerett og åpent kjøp',
        `Loven gir deg ${WITHDRAWAL_DAYS} dagers angrerett; vi legger til åpent kjøp i ${OPEN_PURCHASE_DAYS} dager for varer som er ubrukt. Varer som er trykt eller laget for deg, gavekort, påbegynte nedlastinger og utførte tjenester er unntatt. <a href="page:withdrawal">Slik angrer du et kjøp</a>.`,
      ),
      section(
        '6. Reklamasjon',
        'Reklamasjonsfristen er to år, og fem år for varer som er ment å vare vesentlig lenger, etter forbrukerkjøpsloven.',
      ),
      section(
        '7. Tvist',
        'Blir vi ikke enige, kan du ta saken til Forbrukertilsynet, Postboks 2862 Kjørbekk, 3702 Skien.',
      ),
    ].join(''),
    en: [
      section(
        '1. Who you buy from',
        'Skare Sport AB, company number 559000-0000, Stadiongatan 8, 831 52 Östersund, Sweden. You must be 18, or have the consent of a guardian.',
      ),
      section(
        '2. Prices',
        'All prices are in euros and include value added tax. Delivery is shown at the checkout before you pay. We may correct obvious misprints.',
      ),
      section(
        '3. Orders',
        'The contract is made when you receive our order confirmation. If something turns out to be sold out, we get in touch, and you get your money back if you would rather not wait.',
      ),
      section(
        '4. Payment',
        'You can pay by card, by invoice and with gift cards. An invoice requires a credit check. Late payment adds the statutory fee.',
      ),
      section(
        `5. Withdrawal and ${OPEN_PURCHASE_DAYS}-day returns`,
        `The law gives you ${WITHDRAWAL_DAYS} days to withdraw, and for ${OPEN_PURCHASE_DAYS} days you may return what is unused. Goods printed or made for you, gift cards, downloads you have begun and services that have been carried out are excepted. <a href="page:withdrawal">How to withdraw</a>.`,
      ),
      section(
        '6. Complaints',
        'You may complain for three years under Swedish consumer law, or longer where the law of your country says so.',
      ),
      section(
        '7. Disputes',
        'If we cannot agree, you may turn to the consumer body of your country, which will help you reach the Swedish one.',
      ),
    ].join(''),
  },
}
