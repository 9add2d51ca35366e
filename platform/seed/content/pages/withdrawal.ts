import { WITHDRAWAL_DAYS } from '../../../commerce/orders/withdrawal-period.ts'
import { REFUND_DAYS, SEND_BACK_DAYS } from '../../../commerce/promises.ts'
import { say } from '../../vocabulary/texts.ts'
import { type EditorialPage, points, section } from '../editorial.ts'

/** The right to withdraw from a purchase, with the text of the form. */
export const withdrawalPage: EditorialPage = {
  slug: 'withdrawal',
  title: say('Ångerrätt', 'Angrerett', 'Right of withdrawal'),
  excerpt: say(
    'Så ångrar du ett köp, vad som är undantaget, och blanketten.',
    'Slik angrer du et kjøp, hva som er unntatt, og skjemaet.',
    'How to withdraw from a purchase, what is excepted, and the form.',
  ),
  body: {
    sv: [
      `<p>Du kan ångra ett köp inom ${WITHDRAWAL_DAYS} dagar från den dag du fick varan, en tjänst eller en fil från beställningen, utan att säga varför.</p>`,
      section(
        'Så gör du',
        points(
          'Meddela oss innan tiden har gått ut. Enklast är att <a href="shop:withdrawal">ångra köpet här</a>: du behöver bara ordernumret och din e-postadress, och får kvitto direkt. E-post till <a href="mailto:hej@skare.example">hej@skare.example</a> eller blanketten nedan går lika bra.',
          `Skicka tillbaka varan inom ${SEND_BACK_DAYS} dagar därefter.`,
          `Vi betalar tillbaka varan och den billigaste frakten inom ${REFUND_DAYS} dagar, samma väg som du betalade.`,
        ),
      ),
      section(
        'Undantag',
        'Varor som har tryckts eller tillverkats åt dig, presentkort, nedladdningar som du har påbörjat och tjänster som är utförda.',
      ),
      section(
        'Ångerblankett',
        '<blockquote>Till Skare Sport AB, Stadiongatan 8, 831 52 Östersund. Jag meddelar att jag frånträder mitt avtal om köp av följande varor. Ordernummer, beställd den, mottagen den, namn, adress, datum, underskrift.</blockquote>',
      ),
    ].join(''),
    nb: [
      `<p>Du kan angre et kjøp innen ${WITHDRAWAL_DAYS} dager fra den dagen du fikk varen, en tjeneste eller en fil fra bestillingen, uten å oppgi grunn.</p>`,
      section(
        'Slik gjør du',
        points(
          'Gi beskjed før fristen er ute. Det enkleste er å <a href="shop:withdrawal">angre kjøpet her</a>: du trenger bare ordrenummeret og e-postadressen din, og får kvittering med en gang. E-post til <a href="mailto:hei@skare.example">hei@skare.example</a> eller skjemaet under er like bra.',
          `Send varen tilbake innen ${SEND_BACK_DAYS} dager deretter.`,
          `Vi betaler tilbake varen og den billigste frakten innen ${REFUND_DAYS} dager, på samme måte som du betalte.`,
        ),
      ),
      section(
        'Unntak',
        'Varer som er trykt eller laget for deg, gavekort, nedlastinger du har påbegynt, og tjenester som er utført.',
      ),
      section(
        'Angreskjema',
        '<blockquote>Til Skare Sport AB, Stadiongatan 8, 831 52 Östersund, Sverige. Jeg underretter herved om at jeg ønsker å gå fra avtalen om kjøp av følgende varer. Ordrenummer, bestilt den, mottatt den, navn, adresse, dato, underskrift.</blockquote>',
      ),
    ].join(''),
    en: [
      `<p>You may withdraw from a purchase within ${WITHDRAWAL_DAYS} days of receiving the goods, or of ordering a service or a file, without giving a reason.</p>`,
      section(
        'How to withdraw',
        points(
          'Tell us before the time is up. The easiest way is to <a href="shop:withdrawal">withdraw from the contract here</a>: all you need is the order number and your email address, and you get a receipt at once. An email to <a href="mailto:hello@skare.example">hello@skare.example</a> or the form below will do as well.',
          `Send the goods back within another ${SEND_BACK_DAYS} days.`,
          `We refund the goods and the cheapest delivery within ${REFUND_DAYS} days, the way you paid.`,
        ),
      ),
      section(
        'Exceptions',
        'Goods printed or made for you, gift cards, downloads you have begun, and services that have been carried out.',
      ),
      section(
        'Withdrawal form',
        '<blockquote>To Skare Sport AB, Stadiongatan 8, 831 52 Östersund, Sweden. I hereby give notice that I withdraw from my contract of sale of the following goods. Order number, ordered on, received on, name, address, date, signature.</blockquote>',
      ),
    ].join(''),
  },
}
