import type { VoiceGroup } from '../voice-group.ts'

/** What is worn under a jacket. */
export const layerVoices = {
  baselayer: {
    pictures: ['wool-top', 'wool-bottoms', 'mesh-top', 'baselayer-set'],
    season: 'winter',
    words: {
      sv: `
5 Kliar inte | Jag har känslig hud och brukar ge upp efter en timme. Den här glömde jag bort.
5 Fyra dagar i rad | Fjälltur utan tvätt, vädrad på stugans trapp över natten. Luktade ingenting.
5 Varm fast den är blöt | Svettades uppför, frös inte utför. Precis vad ull ska göra.
5 sitter som den ska | tätt men inte trångt, inga veck under jackan
4 Åtsittande | Ta ett steg upp om du vill ha luft. Jag bytte och är nöjd.
4 Skön, tvätta varsamt | Trettio grader, inget sköljmedel, plant på tork. Då håller den formen.
3 Bra men tunn | Under åtta minus vill jag ha något mer ovanpå.
2 Noppig snabbt | Ser gammal ut efter sex tvättar. Värmer lika bra ändå.
1 Hål i sömmen | Efter tre veckor, och jag är inte hårdhänt med kläder.`,
      nb: `
5 Klør ikke | Jeg har følsom hud og pleier å gi opp etter en time. Denne glemte jeg.
5 Fire dager på rad | Fjelltur uten vask, luftet på hyttetrappa om natta. Luktet ingenting.
5 Varm selv når den er våt | Svettet oppover, frøs ikke nedover. Akkurat det ull skal gjøre.
5 sitter som den skal | tett, men ikke trangt, ingen folder under jakka
4 Tettsittende | Gå ett steg opp om du vil ha luft. Jeg byttet og er fornøyd.
4 Deilig, vask forsiktig | Tretti grader, ikke tøymykner, flatt til tørk. Da holder den fasongen.
3 Bra, men tynn | Under åtte minus vil jeg ha noe mer utenpå.
2 Nuppete fort | Ser gammel ut etter seks vasker. Varmer like godt likevel.
1 Hull i sømmen | Etter tre uker, og jeg er ikke hard med klær.`,
      en: `
5 No itch | My skin is sensitive and I usually give up after an hour. This I forgot about.
5 Four days running | A mountain trip without washing, aired on the hut steps at night. No smell at all.
5 Warm even when damp | I sweated uphill and did not freeze downhill. Just what wool should do.
5 fits as it should | snug but not tight, no folds under the jacket
4 Close-fitting | Go one size up if you want some air. I did and am happy.
4 Lovely, wash with care | Thirty degrees, no softener, dry flat. Then it keeps its shape.
3 Good but thin | Below minus eight I want something more on top.
2 Pilled quickly | Looks old after six washes. Still just as warm.
1 A hole at the seam | After three weeks, and I am not hard on my clothes.`,
    },
  },
  midlayer: {
    pictures: ['fleece', 'vest', 'wool-jacket'],
    season: 'winter',
    words: {
      sv: `
5 Lagom varm | Under jackan i tolv minus, ensamt när solen värmer. Det plagg jag packar först.
5 Torkar på en rast | Hängde det på en gren i solen medan vi åt, torrt när vi gick vidare.
5 mjuk i nacken | inget som skaver mot hakan när man drar upp kragen
4 Passar över ullen | Vanlig storlek. Ska det rymmas ännu ett lager får man gå upp.
4 Värmer bra, släpper igenom vind | Det är ju meningen, men på kalfjället krävs något utanpå.
3 Okej plagg | Skönt hemma och i stugan. För varmt när jag åker på.
2 Kort modell | Slutar i midjan på mig, och då drar det.
1 Dragkedjan fastnade | I tyget, redan första veckan. Sedan gick löparen sönder.`,
      nb: `
5 Passe varm | Under jakka i tolv minus, alene når sola varmer. Det plagget jeg pakker først.
5 Tørker på en pause | Hang på en grein i sola mens vi spiste, tørt da vi gikk videre.
5 myk i nakken | ingenting som gnager mot haka når du drar opp kragen
4 Passer over ulla | Vanlig størrelse. Skal det være plass til enda et lag, gå opp.
4 Varmer godt, slipper inn vind | Det er jo meningen, men på snaufjellet trengs noe utenpå.
3 Greit plagg | Deilig hjemme og på hytta. For varmt når jeg tar i.
2 Kort modell | Slutter i livet på meg, og da trekker det.
1 Glidelåsen satte seg fast | I stoffet, allerede første uka. Så røk løperen.`,
      en: `
5 Just warm enough | Under a jacket at twelve below, on its own in the sun. The thing I pack first.
5 Dries over lunch | Hung on a branch in the sun while we ate, dry when we moved on.
5 soft at the neck | nothing rubs against the chin with the collar up
4 Fits over wool | My usual size. If you want room for one more layer, go up.
4 Warm, but lets the wind in | As it should, though above the trees you need something over it.
3 A decent garment | Nice at home and in the hut. Too warm when I push hard.
2 Short cut | It ends at my waist, and there is a draught.
1 The zip jammed | In the fabric, in the first week. Then the slider broke.`,
    },
  },
  sock: {
    pictures: ['ski-sock', 'wool-sock'],
    season: 'winter',
    words: {
      sv: `
5 Inga veck | Sitter kvar hela vägen runt hälen. Inte ett skavsår på tre mil.
5 Varma i elva minus | Även när pjäxan blev fuktig. Ull är ull.
5 håller formen | tvättade säkert tjugo gånger, fortfarande strumpor
4 Ta mindre storleken | Ligger jag mellan två passar den lilla bäst i pjäxan.
4 Sköna, lite tunna i tån | Har inte gått hål, men jag ser var det kommer att ske.
3 Vanliga strumpor | Helt bra, inget särskilt.
2 Glider ner | Resåren orkar inte hela passet på mina vader.`,
      nb: `
5 Ingen folder | Sitter på plass hele veien rundt hælen. Ingen gnagsår på tre mil.
5 Varme i elleve minus | Også da skoen ble fuktig. Ull er ull.
5 holder fasongen | vasket sikkert tjue ganger, fortsatt sokker
4 Ta den minste | Ligger jeg mellom to, passer den lille best i skiskoen.
4 Gode, litt tynne i tåa | Det har ikke gått hull, men jeg ser hvor det kommer.
3 Vanlige sokker | Helt fine, ikke noe spesielt.
2 Sklir ned | Strikken holder ikke hele økta på mine legger.`,
      en: `
5 No folds | They stay put right round the heel. Not one blister in thirty kilometres.
5 Warm at eleven below | Even when the boot got damp. Wool is wool.
5 keep their shape | washed twenty times at least, still socks
4 Take the smaller size | I am between two, and the small one sits better in a boot.
4 Comfortable, a bit thin at the toe | No hole yet, but I can see where it will be.
3 Ordinary socks | Perfectly fine, nothing special.
2 They slide down | The elastic gives up before I do.`,
    },
  },
} satisfies Record<string, VoiceGroup>
