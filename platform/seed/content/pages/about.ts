import { say } from '../../vocabulary/texts.ts'
import { type EditorialPage, section } from '../editorial.ts'

/** Who the shop is. */
export const aboutPage: EditorialPage = {
  slug: 'about',
  title: say('Om oss', 'Om oss', 'About us'),
  excerpt: say(
    'Från en vallabod vid skidstadion till trettio personer, med vallabordet kvar.',
    'Fra ei smørebu ved skistadion til tretti ansatte, med smørebordet på plass.',
    'From a wax room at the ski stadium to thirty people, with the bench still there.',
  ),
  scene: 'mountain-plateau',
  body: {
    sv: [
      '<p>Skare är den hårda snön som bär. En natt med klar himmel efter en dag med sol, och man kan åka var man vill. Det är därför vi heter som vi heter.</p>',
      section(
        'Från vallaboden',
        'Butiken började 1998 i en vallabod vid skidstadion i Östersund, med ett bord, ett järn och en hylla fästvalla. I dag är vi trettio personer, men vallabordet står kvar och används varje dag.',
      ),
      section(
        'Det vi säljer',
        'Vi tar in det vi själva skulle köpa. Varje skidmodell åks i Jämtland innan den får en plats på hyllan, och det som inte håller åker ut igen. Sedan 2020 säljer vi ingen valla med fluor.',
      ),
      section(
        'Laga hellre än byta',
        'Verkstaden slipar, limmar och syr. Går något sönder frågar du oss innan du köper nytt.',
      ),
    ].join(''),
    nb: [
      '<p>Skare er den harde snøen som bærer. En natt med klar himmel etter en dag med sol, og du kan gå hvor du vil. Derfor heter vi det vi heter.</p>',
      section(
        'Fra smørebua',
        'Butikken begynte i 1998 i en smørebu ved skistadion i Östersund, med et bord, et jern og ei hylle festesmøring. I dag er vi tretti, men smørebordet står der fortsatt og brukes hver dag.',
      ),
      section(
        'Det vi selger',
        'Vi tar inn det vi selv ville kjøpt. Hver skimodell går vi på i Jämtland før den får plass i hylla, og det som ikke holder, ryker ut igjen. Siden 2020 selger vi ingen smøring med fluor.',
      ),
      section(
        'Heller reparere enn bytte',
        'Verkstedet sliper, limer og syr. Går noe i stykker, spør oss før du kjøper nytt.',
      ),
    ].join(''),
    en: [
      '<p>Skare is the hard crust on the snow that carries you. One clear night after a day of sun and you can ski wherever you like. That is where our name comes from.</p>',
      section(
        'From the wax room',
        'The shop began in 1998 in a wax room at the ski stadium in Östersund, with one bench, one iron and a shelf of grip wax. There are thirty of us now, but the bench is still there and in use every day.',
      ),
      section(
        'What we sell',
        'We stock what we would buy ourselves. Every ski is skied in Jämtland before it gets a place on the shelf, and what does not hold up leaves again. Since 2020 we have sold no wax with fluorine.',
      ),
      section(
        'Mend rather than replace',
        'Our workshop grinds, glues and sews. If something breaks, ask us before you buy a new one.',
      ),
    ].join(''),
  },
}
