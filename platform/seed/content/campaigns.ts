import { skuOf } from '../generate-products.ts'
import { say, type Texts } from '../vocabulary/texts.ts'
import { paragraphs } from './editorial.ts'
import { type ContentContext, categoryLink, type EntryPlan, htmlOf, sceneAsset } from './entry.ts'

interface CampaignPlan {
  slug: string
  scene: string
  title: Texts
  excerpt: Texts
  /** HTML. */
  body: Texts
  category: string
  skus: string[]
  couponCode?: string
  startsAt: string
  endsAt: string
}

const campaignPlans: CampaignPlan[] = [
  {
    slug: 'season-opening',
    scene: 'forest-track',
    title: say('Säsongspremiär', 'Sesongåpning', 'Season opening'),
    excerpt: say(
      '10 % på allt med koden SKARE10, tills första loppet är avgjort.',
      '10 % på alt med koden SKARE10, til første renn er gått.',
      '10% off everything with the code SKARE10, until the first race is decided.',
    ),
    body: say(
      paragraphs(
        'Konstsnöspåren öppnar, och de flesta av oss är inte klara. Kolla skidorna nu: är belaget grått behöver det glid, har skidan tappat spannet är det dags för nya.',
        'Skriv SKARE10 i kassan. Koden gäller en gång per kund och går att använda på redan nedsatta varor.',
      ),
      paragraphs(
        'Kunstsnøløypene åpner, og de fleste av oss er ikke klare. Sjekk skiene nå: er sålen grå, trenger den glider; har skiene mistet spennet, er det på tide med nye.',
        'Skriv SKARE10 i kassen. Koden gjelder én gang per kunde og kan brukes på varer som allerede er satt ned.',
      ),
      paragraphs(
        'The first tracks of made snow are opening, and most of us are not ready. Check your skis now: a grey base needs glide wax, skis that have lost their camber need replacing.',
        'Enter SKARE10 at the checkout. It works once per customer, on reduced goods too.',
      ),
    ),
    category: 'nordic-skis',
    skus: ['DEMO-CONF', skuOf('ski-classic', 0), skuOf('ski-skate', 0), skuOf('boot-classic', 0)],
    couponCode: 'SKARE10',
    startsAt: '2026-11-01',
    endsAt: '2026-12-13',
  },
  {
    slug: 'mountain-weeks',
    scene: 'mountain-plateau',
    title: say('Fjällveckor', 'Fjelluker', 'Mountain weeks'),
    excerpt: say(
      'Nedsatta turskidor och allt runt omkring.',
      'Fjellski til nedsatt pris og alt som hører med.',
      'Touring skis reduced, and all that goes with them.',
    ),
    body: say(
      paragraphs(
        'Februari är mörk, april är ljus, och däremellan ligger de bästa veckorna på fjället. Vi har satt ned turskidorna så att du hinner åka in dem hemma först.',
        'Köper du skida och bindning tillsammans monterar vi utan kostnad.',
      ),
      paragraphs(
        'Februar er mørk, april er lys, og imellom ligger de beste ukene på fjellet. Vi har satt ned fjellskiene, så du rekker å gå dem inn hjemme først.',
        'Kjøper du ski og binding sammen, monterer vi gratis.',
      ),
      paragraphs(
        'February is dark, April is bright, and in between lie the best weeks in the mountains. We have reduced the touring skis so that you can try them at home first.',
        'Buy ski and binding together and we mount them free of charge.',
      ),
    ),
    category: 'touring-skis',
    skus: ['DEMO-SALE', skuOf('ski-touring', 0), skuOf('boot-touring', 0), skuOf('bag', 0)],
    startsAt: '2026-11-16',
    endsAt: '2027-04-30',
  },
  {
    slug: 'fluorine-free',
    scene: 'wax-room',
    title: say('Fluorfritt hela vintern', 'Fluorfritt hele vinteren', 'Fluorine-free all winter'),
    excerpt: say(
      'Glidvallor som klarar reglerna och bäcken bakom stadion.',
      'Glidere som tåler reglene og bekken bak stadion.',
      'Glide waxes that pass the rules and spare the brook behind the stadium.',
    ),
    body: say(
      paragraphs(
        'Fluor är förbjudet i tävling sedan 2023, och vi slutade sälja det tre år tidigare. Skillnaden i glid är mindre än skillnaden mellan en borstad och en oborstad skida.',
        'Ta med gamla burkar till butiken, så ser vi till att de tas om hand som farligt avfall.',
      ),
      paragraphs(
        'Fluor har vært forbudt i konkurranse siden 2023, og vi sluttet å selge det tre år tidligere. Forskjellen i glid er mindre enn forskjellen på en børstet og en ubørstet ski.',
        'Ta med gamle bokser til butikken, så leverer vi dem som farlig avfall.',
      ),
      paragraphs(
        'Fluorine has been banned from racing since 2023, and we stopped selling it three years before. It makes less difference than brushing.',
        'Bring your old tins to the shop, and we will dispose of them as hazardous waste.',
      ),
    ),
    category: 'glide-wax',
    skus: ['DEMO-LOW', 'DEMO-GROUPED', skuOf('wax-glide', 0), skuOf('wax-tool', 0)],
    startsAt: '2026-11-01',
    endsAt: '2027-03-31',
  },
  {
    slug: 'give-a-winter',
    scene: 'cabin',
    title: say('Ge bort en vinter', 'Gi bort en vinter', 'Give a winter away'),
    excerpt: say(
      'Presenter under 500 kr, och presentkort som kommer fram i tid.',
      'Gaver under 500 kr, og gavekort som kommer fram i tide.',
      'Presents under €50, and gift cards that arrive in time.',
    ),
    body: say(
      paragraphs(
        'En strumpa som håller, en vante som torkar fort, en vallaburk att lägga i paketet. De bästa presenterna är de som används upp.',
        'Beställ senast den 19 december för leverans före julafton. Presentkort kommer med e-post inom en timme, även på julaftons morgon.',
      ),
      paragraphs(
        'En sokk som holder, en vott som tørker fort, en boks festesmøring i pakken. De beste gavene er de som blir brukt opp.',
        'Bestill senest 19. desember for levering før julaften. Gavekort kommer på e-post innen en time, også julaften morgen.',
      ),
      paragraphs(
        'A sock that lasts, a mitten that dries quickly, a tin of wax in the parcel. The best presents are those that get used up.',
        'Order by 19 December for delivery before Christmas Eve. Gift cards arrive by email within the hour, on Christmas morning too.',
      ),
    ),
    category: 'gift-cards',
    skus: ['DEMO-GIFTCARD', 'SK-GK-JUL', skuOf('sock', 2), skuOf('glove', 0)],
    startsAt: '2026-11-20',
    endsAt: '2026-12-24',
  },
]

/** Campaigns; dates are days of the shop, the last one included. */
export const toCampaigns = (context: ContentContext): EntryPlan[] =>
  campaignPlans.map(({ slug, title, excerpt, body, scene, category, skus, ...rest }) => {
    const { language } = context.store
    const { couponCode = null, startsAt, endsAt } = rest
    return {
      type: 'campaign',
      id: slug,
      attributes: {
        slug,
        title: title[language],
        excerpt: excerpt[language],
        body: htmlOf(body, context),
        startsAt,
        endsAt,
        couponCode,
        productSkus: skus,
        categoryLinks: [categoryLink(context, category)],
      },
      relationships: { heroImage: sceneAsset(scene) },
    }
  })
