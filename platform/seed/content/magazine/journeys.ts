import { say } from '../../vocabulary/texts.ts'
import { told } from '../guides/guide-plan.ts'
import type { ChapterPlan } from './magazine-plan.ts'

export const journeys: ChapterPlan = {
  id: 'chapter-journeys',
  slug: 'journeys',
  publishedAt: '2026-09-15',
  scene: 'mountain-plateau',
  title: say('Resor', 'Reiser', 'Journeys'),
  excerpt: say(
    'Turer vi själva har gjort, med karta, packlista och det som gick fel.',
    'Turer vi har gått selv, med kart, pakkliste og det som gikk galt.',
    'Tours we have skied ourselves, with a map, a packing list and what went wrong.',
  ),
  blocks: [
    {
      look: 'glacier',
      text: told(
        say(
          'Den finaste turen är ofta den som börjar vid en busshållplats.',
          'Den fineste turen er ofte den som begynner ved et busstopp.',
          'The finest tour often starts at a bus stop.',
        ),
      ),
    },
  ],
  articles: [
    {
      id: 'item-hut-to-hut',
      slug: 'hut-to-hut',
      publishedAt: '2026-11-02',
      scene: 'cabin',
      title: say('Från stuga till stuga', 'Fra hytte til hytte', 'From hut to hut'),
      excerpt: say(
        'Fyra dagar, åtta mil och en pulka som ville åt andra hållet.',
        'Fire dager, åtte mil og en pulk som ville den andre veien.',
        'Four days, eighty kilometres and a sledge with a will of its own.',
      ),
      blocks: [
        {
          title: say('Dag ett: för tungt', 'Dag én: for tungt', 'Day one: too heavy'),
          text: told(
            say(
              'Vi hade packat som för en expedition. Efter en timme stod termosen, den andra termosen och en roman kvar i skoterboden. Ryggsäcken blev tolv kilo, och dagen blev en dag i stället för ett straff.',
              'Vi hadde pakket som til en ekspedisjon. Etter en time sto termosen, den andre termosen og en roman igjen i scooterbua. Sekken ble tolv kilo, og dagen ble en dag i stedet for en straff.',
              'We had packed for an expedition. An hour in, the thermos, the other thermos and a novel stayed behind in a snowmobile shed. The pack became twelve kilos and the day became a day instead of a punishment.',
            ),
            say(
              'Rösen syns sällan när man behöver dem. Vi gick på kompass i tjugo minuter, och det var de längsta tjugo minuterna på resan.',
              'Vardene syns sjelden når man trenger dem. Vi gikk på kompass i tjue minutter, og det var de lengste tjue minuttene på turen.',
              'Cairns are rarely visible when you need them. We walked by compass for twenty minutes, the longest twenty of the journey.',
            ),
          ),
        },
        {
          look: 'pine',
          scene: 'mountain-plateau',
          title: say('Packlistan', 'Pakklista', 'The packing list'),
          text: told(
            say(
              'Stålkant, fällor, vindsäck, spade, torra vantar, lampa. Och choklad.',
              'Stålkant, feller, vindsekk, spade, tørre votter, lykt. Og sjokolade.',
              'Steel edges, skins, wind sack, shovel, dry mittens, lamp. And chocolate.',
            ),
          ),
          button: ['touring-skis', say('Turskidor', 'Fjellski', 'Touring skis')],
        },
      ],
      media: [
        {
          kind: 'image',
          scene: 'cabin',
          caption: say(
            'Sista stugan, kvart över tre',
            'Siste hytte, kvart over tre',
            'The last hut, a quarter past three',
          ),
        },
      ],
    },
    {
      id: 'item-black-ice',
      slug: 'black-ice',
      publishedAt: '2026-10-20',
      scene: 'frozen-lake',
      title: say('Svart is i november', 'Stålis i november', 'Black ice in November'),
      excerpt: say(
        'Tre dagar om året är sjön en spegel. Så hittar du dem.',
        'Tre dager i året er vannet et speil. Slik finner du dem.',
        'Three days a year the lake is a mirror. How to find them.',
      ),
      blocks: [
        {
          text: told(
            say(
              'Det ska vara klart, vindstilla och kallare än minus fem två nätter i rad, och det får inte ha snöat. Små sjöar lägger sig först. Lyssna: tjock is dånar, tunn is sjunger ljust.',
              'Det skal være klart, vindstille og kaldere enn fem minus to netter på rad, og det må ikke ha snødd. Små vann legger seg først. Lytt: tykk is drønner, tynn is synger lyst.',
              'It must be clear, still and colder than minus five for two nights, and it must not have snowed. Small lakes freeze first. Listen: thick ice booms, thin ice sings.',
            ),
            say(
              'Pika framför dig med ispiken. Går den igenom på ett slag vänder du, utan att diskutera.',
              'Pigg foran deg med isstaven. Går den gjennom på ett slag, snur du uten diskusjon.',
              'Strike the ice ahead with your ice pole. If it goes through in one blow you turn around, without discussion.',
            ),
          ),
          button: ['nordic-skates', say('Långfärdsskridskor', 'Turskøyter', 'Nordic skates')],
        },
      ],
    },
    {
      id: 'item-children-first-tour',
      slug: 'the-childrens-first-tour',
      publishedAt: '2026-09-22',
      scene: 'family-tour',
      title: say('Barnens första tur', 'Barnas første tur', 'The children’s first tour'),
      excerpt: say(
        'Åttahundra meter, två pauser och en korv. Så blir det en andra gång.',
        'Åtte hundre meter, to pauser og ei pølse. Slik blir det en andre gang.',
        'Eight hundred metres, two breaks and a sausage. How to get a second time.',
      ),
      blocks: [
        {
          text: told(
            say(
              'Mät turen i roliga saker, inte i meter: en bro, ett spår efter en hare, en backe att åka två gånger. Vänd medan det fortfarande är roligt.',
              'Mål turen i morsomme ting, ikke i meter: ei bru, et harespor, en bakke å kjøre to ganger. Snu mens det fortsatt er gøy.',
              'Measure the tour in good things, not in metres: a bridge, the track of a hare, a slope to run twice. Turn back while it is still fun.',
            ),
            say(
              'Skidor som räcker barnet till handleden med armen rakt upp är lagom långa. Stavar kan vänta ett år.',
              'Ski som rekker barnet til håndleddet med armen rett opp, er passe lange. Staver kan vente et år.',
              'Skis that reach the wrist of a raised arm are long enough. Poles can wait a year.',
            ),
          ),
          button: ['junior-skis', say('Juniorskidor', 'Juniorski', 'Junior skis')],
        },
      ],
    },
  ],
}
