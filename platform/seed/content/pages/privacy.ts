import { say } from '../../vocabulary/texts.ts'
import { type EditorialPage, points, section } from '../editorial.ts'

/** Personal data and cookies. */
export const privacyPage: EditorialPage = {
  slug: 'privacy',
  title: say('Integritet och kakor', 'Personvern og informasjonskapsler', 'Privacy and cookies'),
  excerpt: say(
    'Vilka uppgifter vi sparar, varför, och hur du får se eller radera dem.',
    'Hvilke opplysninger vi lagrer, hvorfor, og hvordan du får se eller slette dem.',
    'Which data we keep, why, and how to see or delete them.',
  ),
  body: {
    sv: [
      '<p>Vi sparar det vi behöver för att skicka dina skidor, och inte mer.</p>',
      section(
        'Vad vi sparar',
        points(
          'Namn, adress, telefon och e-post när du beställer. Bokföringslagen kräver att vi sparar det i sju år.',
          'Dina uppgifter, din önskelista och din jämförelse om du har ett konto, tills du raderar det. Beställningarna sparar vi enligt bokföringslagen.',
          'Din e-postadress om du prenumererar på nyhetsbrevet, tills du avslutar det.',
          'Din e-postadress om du vill veta när en slutsåld vara är tillbaka, tills vi har mejlat dig, dock högst ett år.',
        ),
      ),
      section(
        'Vem som får se det',
        'Fraktbolaget får adressen, betaltjänsten får det som behövs för betalningen. Vi säljer inga uppgifter.',
      ),
      section(
        'Kakor och lagring',
        'Butiken använder bara nödvändiga kakor: de minns din varukorg, din beställning och att du är inloggad, och en av dem säger vilken formatmall webbläsaren redan har. Sidor du har tittat på ligger i din egen telefon eller dator, önskelistan också i ditt konto när du är inloggad. Vi spårar dig inte mellan webbplatser.',
      ),
      section(
        'Dina rättigheter',
        'Du kan få se, rätta och ta bort dina uppgifter. Under Mitt konto laddar du ner dem eller raderar kontot själv. Annars skriver du till <a href="mailto:integritet@skare.example">integritet@skare.example</a>. Klagomål kan lämnas till Integritetsskyddsmyndigheten.',
      ),
    ].join(''),
    nb: [
      '<p>Vi lagrer det vi trenger for å sende skiene dine, og ikke mer.</p>',
      section(
        'Hva vi lagrer',
        points(
          'Navn, adresse, telefon og e-post når du bestiller. Den svenske bokføringsloven krever at vi beholder det i sju år.',
          'Opplysningene, ønskelisten og sammenligningen din hvis du har en konto, til du sletter den. Bestillingene beholder vi etter bokføringsloven.',
          'E-postadressen din hvis du abonnerer på nyhetsbrevet, til du melder deg av.',
          'E-postadressen din hvis du vil vite når en utsolgt vare er tilbake, til vi har sendt deg e-posten, men aldri lenger enn ett år.',
        ),
      ),
      section(
        'Hvem som får se det',
        'Transportøren får adressen, betalingstjenesten får det som trengs for betalingen. Vi selger ingen opplysninger.',
      ),
      section(
        'Informasjonskapsler og lagring',
        'Butikken bruker bare nødvendige informasjonskapsler: de husker handlekurven, bestillingen og at du er innlogget, og én av dem sier hvilket stilark nettleseren alt har. Sider du har sett på, ligger på din egen telefon eller datamaskin, ønskelisten også i kontoen din når du er logget inn. Vi sporer deg ikke mellom nettsteder.',
      ),
      section(
        'Rettighetene dine',
        'Du kan få innsyn, rette og slette. Under Min konto laster du ned opplysningene eller sletter kontoen selv. Ellers skriver du til <a href="mailto:personvern@skare.example">personvern@skare.example</a>. Klager kan sendes til Datatilsynet.',
      ),
    ].join(''),
    en: [
      '<p>We keep what we need to send you your skis, and no more.</p>',
      section(
        'What we keep',
        points(
          'Name, address, telephone and email when you order. Swedish law requires us to keep them for seven years.',
          'Your details, wishlist and comparison if you have an account, until you delete it. Orders are kept for as long as bookkeeping law requires.',
          'Your email address if you subscribe to the newsletter, until you unsubscribe.',
          'Your email address if you want to know when a sold-out product is back, until we have emailed you, and for a year at most.',
        ),
      ),
      section(
        'Who sees it',
        'The carrier gets your address, the payment service gets what the payment needs. We sell no data.',
      ),
      section(
        'Cookies and storage',
        'The shop uses only the cookies it needs: they remember your cart, your order and that you are logged in, and one of them says which stylesheet your browser already has. The pages you have seen stay on your own device; the wishlist is in your account as well while you are logged in. We do not track you across sites.',
      ),
      section(
        'Your rights',
        'You may see, correct and delete your data. Under My account you can download them or delete the account yourself. Otherwise write to <a href="mailto:privacy@skare.example">privacy@skare.example</a>. Complaints go to the data protection authority of your country.',
      ),
    ].join(''),
  },
}
