import { skuOf } from '../../generate-products.ts'
import { say } from '../../vocabulary/texts.ts'
import { chooseSkis } from './choose-skis.ts'
import { type GuidePlan, told } from './guide-plan.ts'

const waxGuide: GuidePlan = {
  slug: 'wax-guide',
  scene: 'wax-room',
  publishedAt: '2026-10-19',
  title: say('Vallaguiden: fäste och glid', 'Smøreguiden: feste og glid', 'The wax guide: grip and glide'),
  excerpt: say(
    'Tre burkar, ett järn och en kork. Mer än så behövs inte för nio dagar av tio.',
    'Tre bokser, et jern og en kork. Mer trengs ikke ni dager av ti.',
    'Three tins, an iron and a cork. Nine days in ten need nothing more.',
  ),
  sections: [
    {
      heading: say('Mät snön, inte luften', 'Mål snøen, ikke lufta', 'Measure the snow, not the air'),
      text: told(
        say(
          'Snön är kallare än luften på dagen och varmare på natten. Stick termometern två centimeter ned, vänta en minut i skugga och välj burk efter det.',
          'Snøen er kaldere enn lufta om dagen og varmere om natta. Stikk termometeret to centimeter ned, vent et minutt i skyggen og velg boks etter det.',
          'Snow is colder than the air by day and warmer by night. Push the thermometer two centimetres down, wait a minute in the shade and choose your tin by that.',
        ),
        say(
          'Nysnö vill ha hårdare valla än temperaturen säger, gammal snö mjukare. Är du osäker: börja hårt. Det går att lägga mjukt på hårt, aldrig tvärtom.',
          'Nysnø vil ha hardere smøring enn temperaturen sier, gammel snø mykere. Er du usikker: begynn hardt. Du kan legge mykt på hardt, aldri omvendt.',
          'Fresh snow wants harder wax than the thermometer says, old snow softer. When in doubt start hard: soft goes on top of hard, never the other way round.',
        ),
      ),
      scene: 'frozen-lake',
      skus: ['DEMO-GROUPED', skuOf('wax-grip', 0)],
      categories: ['grip-wax'],
    },
    {
      heading: say('Glid på en kvart', 'Glider på et kvarter', 'Glide in a quarter of an hour'),
      text: told(
        say(
          'Borsta ur belaget, droppa vallan, smält in den med järnet i jämn fart från spets till bakände. Låt svalna, sickla, borsta. Stannar du med järnet bränns belaget.',
          'Børst ut sålen, drypp på glideren, varm den inn med jernet i jevn fart fra tupp til bakende. La den kjølne, sikle, børst. Stopper du med jernet, brenner sålen.',
          'Brush the base, drip on the wax, iron it in at an even speed from tip to tail. Let it cool, scrape, brush. Stop with the iron and the base burns.',
        ),
        say(
          'Har du fem minuter: flytande glid. Det håller två mil och är mycket bättre än inget.',
          'Har du fem minutter: flytende glider. Den holder to mil og er mye bedre enn ingenting.',
          'If you have five minutes: liquid glide. It lasts twenty kilometres and is far better than nothing.',
        ),
      ),
      skus: ['DEMO-LOW', skuOf('wax-glide', 0), skuOf('wax-tool', 0)],
      categories: ['glide-wax', 'wax-tools'],
    },
  ],
  related: ['choose-cross-country-skis', 'first-race'],
}

const bootsThatFit: GuidePlan = {
  slug: 'boots-that-fit',
  scene: 'family-tour',
  publishedAt: '2026-10-12',
  title: say('Pjäxor som passar', 'Skisko som passer', 'Boots that fit'),
  excerpt: say(
    'Hälen ska sitta still och tårna ska kunna röra sig. Så provar du hemma utan att lura dig själv.',
    'Hælen skal sitte i ro, og tærne skal kunne røre seg. Slik prøver du hjemme uten å lure deg selv.',
    'The heel must stay put and the toes must move. How to try boots at home without fooling yourself.',
  ),
  sections: [
    {
      heading: say('Prova på kvällen', 'Prøv om kvelden', 'Try them in the evening'),
      text: told(
        say(
          'Fötter växer under dagen. Prova med den strumpa du åker i, snöra från tån och uppåt, och gå på tå tio gånger. Lyfter hälen mer än några millimeter är pjäxan för stor.',
          'Føtter vokser i løpet av dagen. Prøv med sokken du går i, snør fra tåa og oppover, og gå på tå ti ganger. Løfter hælen seg mer enn noen millimeter, er skoen for stor.',
          'Feet grow during the day. Wear the sock you ski in, lace from the toes up and rise on your toes ten times. If the heel lifts more than a few millimetres, the boot is too big.',
        ),
        say(
          'Mät foten och jämför med vår <a href="page:size-guide">storleksguide</a>. Ligger du mellan två storlekar tar du den större till tur och den mindre till tävling.',
          'Mål foten og sammenlign med <a href="page:size-guide">størrelsesguiden</a> vår. Er du mellom to størrelser, tar du den største til tur og den minste til konkurranse.',
          'Measure your foot against our <a href="page:size-guide">size guide</a>. Between two sizes take the larger for touring and the smaller for racing.',
        ),
      ),
      scene: 'cabin',
      skus: [skuOf('boot-classic', 0), skuOf('boot-skate', 0), skuOf('sock', 2)],
      categories: ['classic-boots', 'skate-boots', 'touring-boots'],
    },
    {
      heading: say('Sulan bestämmer bindningen', 'Sålen bestemmer bindingen', 'The sole decides the binding'),
      text: told(
        say(
          'De flesta pjäxor från de senaste tio åren har samma breda sula med två spår. Har du äldre: ta med dem till butiken, så ser vi vad de passar till.',
          'De fleste sko fra de siste ti årene har den samme brede sålen med to spor. Har du eldre: ta dem med til butikken, så ser vi hva de passer til.',
          'Most boots of the last ten years share the same wide sole with two grooves. If yours are older, bring them to the shop and we will see what they fit.',
        ),
      ),
      skus: [skuOf('binding', 4)],
      categories: ['bindings'],
    },
  ],
  related: ['choose-cross-country-skis', 'dress-in-layers'],
}

const dressInLayers: GuidePlan = {
  slug: 'dress-in-layers',
  scene: 'coast-trail',
  publishedAt: '2026-09-28',
  title: say('Klä dig i lager', 'Kle deg lag på lag', 'Dress in layers'),
  excerpt: say(
    'Ull närmast, luft i mitten, vindtätt ytterst. Och en mössa för lite i ryggsäcken.',
    'Ull innerst, luft i midten, vindtett ytterst. Og ei lue ekstra i sekken.',
    'Wool on the skin, air in the middle, windproof outside. And a spare hat in the pack.',
  ),
  sections: [
    {
      heading: say('Innerst: ull', 'Innerst: ull', 'Innermost: wool'),
      text: told(
        say(
          'Ull värmer när den är fuktig och luktar inte efter tre pass. Tunn till fart, tjock till fjäll. Den ska sitta nära kroppen utan att strama.',
          'Ull varmer når den er fuktig og lukter ikke etter tre økter. Tynn til fart, tykk til fjellet. Den skal sitte inntil kroppen uten å stramme.',
          'Wool warms when damp and does not smell after three sessions. Thin for speed, thick for the mountains; close to the body without pulling.',
        ),
      ),
      skus: [skuOf('baselayer', 1), skuOf('midlayer', 0)],
      categories: ['baselayers', 'midlayers'],
    },
    {
      heading: say('Ytterst: vind, inte vatten', 'Ytterst: vind, ikke vann', 'Outermost: wind, not water'),
      text: told(
        say(
          'I spåret är det sällan blött men ofta blåsigt. En vindtät framsida och en rygg som andas håller längre än ett skal.',
          'I løypa er det sjelden vått, men ofte vind. En vindtett front og en rygg som puster, holder lenger enn et skall.',
          'On the track it is rarely wet but often windy. A windproof front and a back that breathes go further than a shell.',
        ),
        say(
          'Fryser du om händerna är det oftast kroppen som är kall. Ta på väst innan du byter vantar.',
          'Fryser du på hendene, er det oftest kroppen som er kald. Ta på vest før du bytter votter.',
          'Cold hands usually mean a cold body. Put on a vest before you change gloves.',
        ),
      ),
      scene: 'coast-trail',
      skus: ['DEMO-INITIALS', skuOf('jacket', 0), skuOf('glove', 0)],
      categories: ['jackets', 'pants', 'gloves'],
    },
  ],
  related: ['boots-that-fit', 'first-race'],
}

const rollerSkis: GuidePlan = {
  slug: 'roller-skis-for-summer',
  scene: 'roller-road',
  publishedAt: '2026-05-11',
  title: say('Rullskidor för sommaren', 'Rulleski for sommeren', 'Roller skis for the summer'),
  excerpt: say(
    'Hjul, ram och bromssträcka: det du behöver veta innan första passet.',
    'Hjul, ramme og bremselengde: det du må vite før første økt.',
    'Wheels, frame and braking: what to know before your first session.',
  ),
  sections: [
    {
      heading: say('Välj hjul efter fart', 'Velg hjul etter fart', 'Choose wheels by speed'),
      text: told(
        say(
          'Hjul numreras efter rullmotstånd. Tvåan är snabb och till för tävling, trean motsvarar snö, fyran är trög och trygg. Nybörjare gör klokt i att börja med fyran i backig terräng.',
          'Hjul nummereres etter rullemotstand. Toeren er rask og for konkurranse, treeren tilsvarer snø, fireren er treg og trygg. Nybegynnere gjør klokt i å starte med fireren i kupert terreng.',
          'Wheels are numbered by resistance. Two is fast and for racing, three is like snow, four is slow and safe. Beginners in hilly country are wise to start with four.',
        ),
      ),
      skus: [skuOf('roller-classic', 0), skuOf('roller-skate', 0)],
      categories: ['classic-roller-skis', 'skate-roller-skis'],
    },
    {
      heading: say('Trygg på vägen', 'Trygg på veien', 'Safe on the road'),
      text: told(
        say(
          'Rullskidor har ingen broms värd namnet. Ploga, kliv ut i gräset eller undvik backen. Hjälm, handskar, reflexväst och nyslipade stavspetsar hör till.',
          'Rulleski har ingen brems verdt navnet. Ploge, gå ut i gresset eller la bakken være. Hjelm, hansker, refleksvest og nyslipte pigger hører med.',
          'Roller skis have no brake worth the name. Plough, step into the grass or avoid the hill. Helmet, gloves, a reflective vest and sharp pole tips belong to it.',
        ),
      ),
      scene: 'roller-road',
      skus: [skuOf('pole', 0), skuOf('eyewear', 0)],
      categories: ['poles', 'eyewear'],
    },
  ],
  related: ['first-race', 'choose-cross-country-skis'],
}

const firstRace: GuidePlan = {
  slug: 'first-race',
  scene: 'race-start',
  publishedAt: '2026-11-02',
  title: say('Ditt första lopp', 'Ditt første renn', 'Your first race'),
  excerpt: say(
    'Tre mil, ett nummer på bröstet och en plan som håller till sista kontrollen.',
    'Tre mil, et nummer på brystet og en plan som holder til siste stasjon.',
    'Thirty kilometres, a bib on your chest and a plan that lasts to the final station.',
  ),
  sections: [
    {
      heading: say('Veckorna före', 'Ukene før', 'The weeks before'),
      text: told(
        say(
          'Tre pass i veckan i åtta veckor räcker längre än man tror: ett långt och lugnt, ett med backar, ett med teknik. Vila den sista veckan, även om det kliar.',
          'Tre økter i uka i åtte uker rekker lenger enn man tror: en lang og rolig, en med bakker, en med teknikk. Hvil den siste uka, selv om det klør.',
          'Three sessions a week for eight weeks go further than you think: one long and easy, one with hills, one with technique. Rest in the last week, however hard it is.',
        ),
      ),
      skus: ['DEMO-DOWNLOAD', 'SK-PDF-MOTION'],
      categories: ['training-plans'],
    },
    {
      heading: say('Ät innan du blir hungrig', 'Spis før du blir sulten', 'Eat before you are hungry'),
      text: told(
        say(
          'Sextio gram kolhydrater i timmen är tre gel, eller två och en mugg blåbärssoppa. Börja efter tjugo minuter. Prova allt på träning först.',
          'Seksti gram karbohydrater i timen er tre gel, eller to og en kopp blåbærsuppe. Begynn etter tjue minutter. Prøv alt på trening først.',
          'Sixty grams of carbohydrate an hour is three gels, or two and a cup of bilberry soup. Start after twenty minutes. Try everything in training first.',
        ),
      ),
      scene: 'race-start',
      skus: [skuOf('supplement-gel', 0), skuOf('supplement-powder', 0), skuOf('bottle', 0)],
      categories: ['gels', 'drinks', 'bottles'],
    },
    {
      heading: say('Skidorna dagen före', 'Skiene dagen før', 'Your skis the day before'),
      text: told(
        say(
          'Valla för temperaturen klockan tio, inte vid starten klockan åtta. Eller lämna skidorna till oss, så får du åka på något vi själva skulle ha valt.',
          'Smør for temperaturen klokka ti, ikke ved starten klokka åtte. Eller lever skiene til oss, så får du gå på noe vi selv ville valgt.',
          'Wax for the temperature at ten, not for the start at eight. Or leave your skis with us, and ski on what we would have chosen ourselves.',
        ),
      ),
      skus: ['DEMO-VIRTUAL', 'DEMO-LOW'],
      categories: ['glide-wax'],
    },
  ],
  related: ['wax-guide', 'dress-in-layers', 'roller-skis-for-summer'],
}

/** The buying guides, the editors' order. */
export const guidePlans: GuidePlan[] = [
  chooseSkis,
  waxGuide,
  bootsThatFit,
  dressInLayers,
  firstRace,
  rollerSkis,
]
