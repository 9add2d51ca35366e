import { say } from '../../vocabulary/texts.ts'
import { type EditorialPage, points, section, table } from '../editorial.ts'

/** What delivery costs, how long it takes, how to send something back. */
export const deliveryPage: EditorialPage = {
  slug: 'delivery-returns',
  title: say('Leverans och retur', 'Levering og retur', 'Delivery and returns'),
  scene: 'forest-track',
  body: {
    sv: [
      section(
        'Leverans',
        'Varor i lager skickas inom 24 timmar på vardagar. Varor från externt lager kan ta några dagar extra; det står på produktsidan.',
        table([
          ['Sätt', 'Tid', 'Pris'],
          ['Ombud', '1–3 vardagar', '49 kr'],
          ['Hemleverans', '2–4 vardagar', '99 kr'],
          ['Express', 'Nästa vardag', '149 kr'],
        ]),
        'Ombud och hemleverans kostar inget från 999 kr. Du får orderbekräftelsen med e-post inom 20 minuter och ett sms när paketet går att hämta. Det ligger kvar i 14 dagar.',
      ),
      section(
        'Öppet köp',
        'Du har 60 dagars öppet köp. Varan ska vara oanvänd och ha etiketterna kvar. Pjäxor provas inomhus, skidor lämnas omonterade.',
      ),
      section(
        'Så returnerar du',
        points(
          '<a href="shop:withdrawal">Ångra köpet här</a>, helt eller delvis, eller byt storlek. Ordernumret och din e-postadress räcker; du behöver inget konto.',
          'Lägg varan i originalkartongen, lägg med referensen från kvittot och sätt på returetiketten.',
          'Lämna paketet hos ombudet. Returfrakten är 49 kr och dras från återbetalningen; byte av storlek är fritt.',
        ),
        'Pengarna kommer tillbaka samma väg som du betalade, senast tio dagar efter att vi har tagit emot paketet.',
      ),
      section(
        'Reklamation',
        'Går något sönder för tidigt gäller tre års reklamationsrätt. Skicka en bild till kundservice så ordnar vi en fraktsedel utan kostnad.',
      ),
    ].join(''),
    nb: [
      section(
        'Levering',
        'Varer på lager sendes innen 24 timer på hverdager. Varer fra eksternt lager kan ta noen dager ekstra; det står på produktsiden.',
        table([
          ['Måte', 'Tid', 'Pris'],
          ['Hentested', '3–6 hverdager', '59 kr'],
          ['Hjemlevering', '4–7 hverdager', '109 kr'],
          ['Ekspress', 'Neste virkedag', '169 kr'],
        ]),
        'Hentested og hjemlevering er gratis fra 999 kr. Du får ordrebekreftelsen på e-post innen 20 minutter og en SMS når pakken kan hentes. Den ligger i 14 dager. Toll og merverdiavgift er betalt; det kommer ingen regning i etterkant.',
      ),
      section(
        'Åpent kjøp',
        'Du har 60 dagers åpent kjøp. Varen skal være ubrukt og ha merkelappene på. Skisko prøves innendørs, ski leveres umonterte.',
      ),
      section(
        'Slik returnerer du',
        points(
          '<a href="shop:withdrawal">Angre kjøpet her</a>, helt eller delvis, eller bytt størrelse. Ordrenummeret og e-postadressen din holder; du trenger ingen konto.',
          'Legg varen i originalesken, legg ved referansen fra kvitteringen og fest returlappen.',
          'Lever pakken på hentestedet. Returfrakten er 59 kr og trekkes fra tilbakebetalingen; bytte av størrelse er gratis.',
        ),
        'Pengene kommer tilbake samme vei som du betalte, senest ti dager etter at vi har mottatt pakken.',
      ),
      section(
        'Reklamasjon',
        'Varer ment å vare vesentlig lenger enn to år, har fem års reklamasjonsrett. Send et bilde til kundeservice, så ordner vi fraktseddel uten kostnad.',
      ),
    ].join(''),
    en: [
      section(
        'Delivery',
        'Goods in stock leave within 24 hours on working days. Goods from an external warehouse may take a few extra days; the product page says so.',
        table([
          ['Way', 'Time', 'Price'],
          ['Pickup point', '3–6 working days', '€5.90'],
          ['To your door', '4–7 working days', '€9.90'],
          ['Express', 'Next working day', '€14.90'],
        ]),
        'Pickup point and home delivery are free from €99. The order confirmation arrives by email within 20 minutes, a text message when the parcel is ready. It is kept for 14 days. We deliver to Denmark, Sweden, Norway, Finland and Germany; prices contain tax.',
      ),
      section(
        'Open purchase',
        'You may return goods for 60 days. They must be unused with their tags on. Try boots on indoors, and send skis back without bindings mounted.',
      ),
      section(
        'How to return',
        points(
          '<a href="shop:withdrawal">Withdraw from the purchase here</a>, all or part of it, or exchange a size. The order number and your email address will do; you need no account.',
          'Put the goods in their original box with the reference from the receipt, and attach the label.',
          'Leave the parcel at the service point. The return costs €9 and is deducted from the refund; an exchange of size is free.',
        ),
        'The money goes back the way it came, ten days at the latest after we have received the parcel.',
      ),
      section(
        'Complaints',
        'If something breaks too soon, you have three years to complain. Send a picture to customer service and we will arrange a label at no cost.',
      ),
    ].join(''),
  },
}
