import type { VoiceGroup } from '../voice-group.ts'

/** Roller skis and nordic skates. */
export const rollingVoices = {
  rollerClassic: {
    pictures: ['roller-classic', 'roller-combi'],
    season: 'summer',
    words: {
      sv: `
5 Känns som skidor | Backspärren tar direkt, och motståndet med trean är nära kall snö.
5* Hela barmarkssäsongen | Fyrtio mil sedan i maj. Hjulen är nedslitna en bit men rullar lika.
5 Tyst gång | Grannen hör mig inte längre klockan sex på morgonen.
5 stabila | första gången på rullskidor och jag stod på benen
4 Bra, men ingen broms | Det visste jag. Välj runda efter det och ha hjälm.
4 Stänkskydden gör nytta | Blöt asfalt utan ränder på ryggen. De skallrar lite på grovt underlag.
3 Tunga i uppförsbackar | Tog fyrans hjul för styrkans skull och får skylla mig själv.
2 Skakiga på gammal asfalt | Efter en mil domnar fötterna. På ny beläggning är de fina.`,
      nb: `
5 Kjennes som ski | Sperra tar med en gang, og motstanden med treer er nær kald snø.
5* Hele barmarkssesongen | Førti mil siden mai. Hjulene er litt slitt, men ruller likt.
5 Stille | Naboen hører meg ikke lenger klokka seks om morgenen.
5 stabile | første gang på rulleski, og jeg sto på beina
4 Bra, men ingen brems | Det visste jeg. Velg runde etter det og bruk hjelm.
4 Skvettskjermene virker | Våt asfalt uten striper på ryggen. De skrangler litt på grovt underlag.
3 Tunge i motbakke | Tok firerhjul for styrkens skyld og får skylde på meg selv.
2 Rister på gammel asfalt | Etter ei mil dovner føttene. På nytt dekke er de fine.`,
      en: `
5 Feels like skiing | The ratchet bites at once, and with wheel 3 the resistance is close to cold snow.
5* The whole dry season | Four hundred kilometres since May. The wheels are a little worn but roll the same.
5 Quiet | My neighbour no longer hears me at six in the morning.
5 stable | first time on roller skis and i stayed upright
4 Good, but no brake | I knew that. Choose your route accordingly and wear a helmet.
4 The mudguards work | Wet tarmac without a stripe up my back. They rattle a bit on rough roads.
3 Heavy uphill | I took wheel 4 for strength and have only myself to blame.
2 Shaky on old tarmac | My feet go numb after ten kilometres. On new roads they are fine.`,
    },
  },
  rollerSkate: {
    pictures: ['roller-skate'],
    season: 'summer',
    words: {
      sv: `
5 Kantar som skateskidan | Rakt frånskjut, inget vingel. Tekniken från vintern stämmer.
5 Snabba hjul | Tvåan på slät cykelväg, och klockan trodde att jag cyklade.
5 lätta att lyfta | märks i långa backar
4 Fina, håll dem rena | Grus i lagren hörs direkt. Torka av och de tystnar.
4 Bra för intervaller | Trean gav rätt puls. Ingen broms, så jag kör uppför och går ner.
3 Smala för en nybörjare | Tog ett par veckor innan jag vågade slappna av.
2 Slits snabbt | Hjulen var runda på insidan efter tjugo mil. Jag byter sida oftare nu.`,
      nb: `
5 Kanter som skøyteskia | Rett fraspark, ingen vingling. Teknikken fra vinteren stemmer.
5 Raske hjul | Toeren på glatt sykkelvei, og klokka trodde jeg syklet.
5 lette å løfte | merkes i lange bakker
4 Fine, hold dem rene | Grus i lagrene høres med en gang. Tørk av, så blir de stille.
4 Bra til intervaller | Treeren ga riktig puls. Ingen brems, så jeg går opp og spaserer ned.
3 Smale for en nybegynner | Det tok et par uker før jeg våget å slappe av.
2 Slites fort | Hjulene var runde på innsida etter tjue mil. Jeg bytter side oftere nå.`,
      en: `
5 Edges like a skate ski | A clean push-off, no wobble. My winter technique carries over.
5 Fast wheels | Wheel 2 on a smooth cycle path, and my watch thought I was on a bike.
5 light to lift | you notice on long hills
4 Nice, keep them clean | You hear grit in the bearings at once. Wipe them and they go quiet.
4 Good for intervals | Wheel 3 gave the right heart rate. No brake, so I ski up and walk down.
3 Narrow for a beginner | It took two weeks before I dared to relax.
2 Wear quickly | The wheels were rounded on the inside after two hundred kilometres. I swap sides more often now.`,
    },
  },
  iceSkate: {
    pictures: ['nordic-skate', 'multi-skate'],
    season: 'winter',
    words: {
      sv: `
5 Första blankisen | Tre mil på Mälaren, vinden i ryggen. Skenorna gick rakt och tyst.
5 Vassa från början | Slipade inte innan, behövde inte. Biter på svart is.
4 Stabila | Går bra över sprickor och skrovlig is. Lite tunga att bära i ryggsäcken.
4 Skydden sitter | Går på klipporna utan att tänka. Torka skenan före natten, annars rostar den.
3 Bra glid, trögt spänne | Med kalla fingrar fick jag ta av vantarna.
2 Klämde över foten | Passade inte mina fötter i längden. Prova ordentligt inomhus.`,
      nb: `
5 Første stålis | Tre mil på Mjøsa med vinden i ryggen. Skjærene gikk rett og stille.
5 Skarpe fra start | Slipte ikke først, trengte det ikke. Biter på svart is.
4 Stødige | Går fint over sprekker og ru is. Litt tunge å bære i sekken.
4 Beskytterne sitter | Kan gå på svabergene uten å tenke. Tørk skjæret før natta, ellers ruster det.
3 God glid, treg spenne | Med kalde fingre måtte jeg ta av vottene.
2 Klemte over foten | Passet ikke føttene mine i lengden. Prøv dem godt innendørs.`,
      en: `
5 First black ice | Thirty kilometres with the wind behind me. The blades ran straight and quiet.
5 Sharp from the start | I did not grind them first and did not need to. They bite on black ice.
4 Steady | Fine over cracks and rough ice. A bit heavy to carry in a pack.
4 The guards stay on | You can walk on rocks without thinking. Dry the blade at night or it will rust.
3 Good glide, stiff buckle | With cold fingers I had to take my mittens off.
2 Pinched my foot | Not for my feet in the long run. Try them on properly indoors.`,
    },
  },
} satisfies Record<string, VoiceGroup>
