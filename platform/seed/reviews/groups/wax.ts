import type { VoiceGroup } from '../voice-group.ts'

/** Glide wax, grip wax and klister. */
export const waxVoices = {
  glideBlock: {
    pictures: ['glide-block'],
    season: 'winter',
    words: {
      sv: `
5 Blå i sex minus | La två lager kvällen före, sicklade och borstade. Gled ifrån hela gruppen utför.
5 Lättsicklad | Smälter jämnt och släpper från belaget i långa spån. Ingen rök, ingen stank i källaren.
5 Röd räddade helgen | Blötsnö runt nollan två dagar i rad, och skidorna sög inte fast en enda gång.
5 räcker länge | har vallat tio par till hela familjen och det är mer än hälften kvar
4 Bra vardagsglid | Håller i tre mil på grov snö, sedan börjar det gå trögare.
4 Färgerna stämmer | Följ skalan på förpackningen så blir det rätt. Vid noll är det som alltid en chansning.
3 Som de andra | Bra, men jag märker ingen skillnad mot det jag hade hemma.
2 Bet inte på konstsnö | Borta efter en mil i hårt, grovt spår. På natursnö är den bättre.`,
      nb: `
5 Blå i seks minus | La to lag kvelden før, siklet og børstet. Gled fra hele gjengen nedover.
5 Lett å sikle | Smelter jevnt og slipper sålen i lange spon. Ingen røyk, ingen stank i kjelleren.
5 Rød reddet helga | Våt snø rundt null to dager på rad, og skiene sugde seg ikke fast én gang.
5 varer lenge | har preparert ti par til hele familien, og mer enn halvparten er igjen
4 God hverdagsglider | Holder i tre mil på grov snø, så begynner det å gå tregere.
4 Fargene stemmer | Følg skalaen på pakken, så blir det riktig. På null er det sjansespill som alltid.
3 Som de andre | Bra, men jeg merker ingen forskjell fra det jeg hadde hjemme.
2 Holdt ikke på kunstsnø | Borte etter ei mil i hardt, grovt spor. På natursnø er den bedre.`,
      en: `
5 Blue at six below | Two layers the night before, scraped and brushed. I out-glided the whole group.
5 Easy to scrape | Melts evenly and comes off in long curls. No smoke, no stench in the cellar.
5 Red saved the weekend | Wet snow around zero two days running, and the skis did not stick once.
5 lasts and lasts | did ten pairs for the whole family and more than half is left
4 Good everyday glide | Good for thirty kilometres on coarse snow, then it slows down.
4 The colours are right | Follow the scale on the pack. At zero it is a gamble, as always.
3 Like the others | Fine, but I notice no difference from what I had at home.
2 Not for man-made snow | Gone after ten kilometres on a hard, coarse track. Better on natural snow.`,
    },
  },
  glideLiquid: {
    pictures: ['glide-liquid'],
    season: 'winter',
    words: {
      sv: `
5 Fem minuter på bakluckan | Stryk, vänta, borsta. Håller för en runda på två mil, och jag slipper järnet.
5 Perfekt på stugresan | Ingen vallabod, inget järn, ändå glid varje dag.
5 till skinskidorna | inget paraffin som rinner in i huden. borde ha bytt för länge sedan
4 Torka ordentligt | Åker man för tidigt är halva vallan kvar på svampen. Ge den tio minuter.
4 Enkel att dosera | Tunt lager räcker, tjockt blir bara kladd.
3 Bra men kortlivad | Två mil, sedan får man stryka på igen.
2 Märkte ingen skillnad | I elva minus gick de lika trögt som före. Kanske fel färg.`,
      nb: `
5 Fem minutter på bakluka | Stryk på, vent, børst. Holder til en runde på to mil, og jeg slipper jernet.
5 Perfekt på hyttetur | Ingen smørebod, ikke noe jern, men glid hver dag.
5 til felleskiene | ingen parafin som renner inn i fella. burde ha byttet for lenge siden
4 La den tørke | Går du for tidlig, er halvparten igjen på svampen. Gi den ti minutter.
4 Lett å dosere | Tynt lag holder, tykt blir bare klin.
3 Bra, men varer kort | To mil, så må du stryke på igjen.
2 Merket ingen forskjell | I elleve minus gikk de like tregt som før. Kanskje feil farge.`,
      en: `
5 Five minutes at the tailgate | Wipe on, wait, brush. Good for a twenty-kilometre loop, and no iron.
5 Perfect for a cabin week | No wax room, no iron, and still glide every day.
5 for the skin skis | no paraffin running into the skin. i should have switched long ago
4 Let it dry | Start too early and half of it stays on the sponge. Give it ten minutes.
4 Easy to dose | A thin coat does it; a thick one just smears.
3 Good but short-lived | Twenty kilometres, then you wipe it on again.
2 Noticed no difference | At eleven below they were as slow as before. Perhaps the wrong colour.`,
    },
  },
  glideBase: {
    pictures: ['glide-base'],
    season: 'winter',
    words: {
      sv: `
5 Torra belag drack upp den | Tre omgångar med järnet på nya skidor, sedan höll glidet mycket längre.
5* Sommarvallan | La på tjockt i våras och sicklar av när snön kommer. Belagen är svarta och fina.
5 Rengör också | Varmsicklar med den när skidorna blivit grå. Skiten följer med.
4 Lätt att arbeta med | Mjuk, smälter fort. Ställ inte järnet för varmt.
4 Räcker till många par | En bit per säsong för oss fyra.
3 Gör nytta, tror jag | Svårt att veta utan att jämföra. Belaget ser i alla fall mättat ut.`,
      nb: `
5 Tørre såler drakk den opp | Tre runder med jernet på nye ski, og glideren holdt mye lenger etterpå.
5* Sommersmøringen | La på tykt i vår og sikler av når snøen kommer. Sålene er svarte og fine.
5 Renser også | Varmsikler med den når skiene blir grå. Skitten følger med.
4 Lett å jobbe med | Myk, smelter fort. Ikke still jernet for varmt.
4 Rekker til mange par | Én bit per sesong for oss fire.
3 Gjør nytte, tror jeg | Vanskelig å vite uten å sammenligne. Sålen ser i hvert fall mettet ut.`,
      en: `
5 Dry bases drank it up | Three rounds with the iron on new skis, and the glide lasted far longer afterwards.
5* My summer wax | I put on a thick layer in spring and scrape it off when the snow comes. Bases black and healthy.
5 Cleans as well | I hot-scrape with it when the bases turn grey. The dirt comes along.
4 Easy to work with | Soft and quick to melt. Do not set the iron too hot.
4 Enough for many pairs | One block a season for the four of us.
3 It helps, I think | Hard to know without comparing. The bases do look saturated.`,
    },
  },
  gripTin: {
    pictures: ['grip-tin'],
    season: 'winter',
    words: {
      sv: `
5 Sitter i backen | Tre tunna lager, korkade. Inte ett bakhugg på två mil.
5 Röd vid nollan | Ny snö och precis på nollstrecket. Fäste utan att isa, det är inte illa.
5 Luktar som det ska | Tjära och farfars vallabod. Att den dessutom fungerar är en bonus.
5 lätt att korka | blir slät på två minuter, även ute i kylan
4 Tunna lager! | Första gången kletade jag på för mycket och fick snö under foten. Tunt är rätt.
4 Bra register | Klarar några grader åt båda hållen. I riktigt grov snö vill den ha grundvalla under.
3 Okej på nysnö | I gammal, omvandlad snö nöts den fort.
2 Höll inte för isspår | Borta efter fem kilometer. Där krävs klister, sa en erfaren.`,
      nb: `
5 Sitter i bakken | Tre tynne lag, korket. Ikke ett glipptak på to mil.
5 Rød rundt null | Ny snø og akkurat på nullstreken. Feste uten ising, det er ikke dårlig.
5 Lukter som den skal | Tjære og bestefars smørebod. At den virker, er en bonus.
5 lett å korke | blir glatt på to minutter, selv ute i kulda
4 Tynne lag! | Første gang klinte jeg på for mye og fikk snø under foten. Tynt er riktig.
4 Godt register | Tåler noen grader begge veier. I skikkelig grov snø vil den ha grunnvoks under.
3 Grei på nysnø | I gammel, omdannet snø slites den fort.
2 Holdt ikke i isspor | Borte etter fem kilometer. Da må det klister til, sa en som kan det.`,
      en: `
5 Holds on the hills | Three thin layers, corked. Not one slip in twenty kilometres.
5 Red around zero | New snow, right on the freezing mark. Grip without icing; not bad at all.
5 Smells as it should | Tar, and my grandfather’s wax room. That it works is a bonus.
5 easy to cork | smooth in two minutes, even outdoors in the cold
4 Thin layers! | The first time I smeared on too much and collected snow. Thin is right.
4 Decent range | Copes with a few degrees either way. On truly coarse snow it wants a binder underneath.
3 Fine on new snow | On old, transformed snow it wears off quickly.
2 Not for icy tracks | Gone after five kilometres. That takes klister, an old hand told me.`,
    },
  },
  klister: {
    pictures: ['grip-klister'],
    season: 'winter',
    words: {
      sv: `
5 Isigt på morgonen, slask efter lunch | Samma klister hela dagen, och fäste i båda.
5 Går att stryka ut | Värmde tuben i fickan, drog ut med tummen inomhus. Tunt och jämnt.
5 fäste som lim | hela backen rakt upp. tvätta händerna sen
4 Kladdigt, som klister är | Ta en trasa med. Men i omfruset spår finns inget bättre.
4 Räcker långt | En sträng på var sida av rännan och tummen. Tuben tar aldrig slut.
3 Bra fäste, segt glid | I nyfallen snö iste det på fläcken. Kolla spåret först.
2 Tuben sprack i botten | Klister i hela lådan.`,
      nb: `
5 Is om morgenen, slaps etter lunsj | Samme klister hele dagen, og feste i begge deler.
5 Lar seg stryke ut | Varmet tuben i lomma og dro ut med tommelen innendørs. Tynt og jevnt.
5 feste som lim | rett opp hele bakken. vask hendene etterpå
4 Klinete, som klister er | Ta med en fille. Men i gjenfrosset spor finnes ikke noe bedre.
4 Rekker langt | En stripe på hver side av renna, og så tommelen. Tuben tar aldri slutt.
3 Godt feste, treg glid | I nysnø iste det på flekken. Sjekk løypa først.
2 Tuben sprakk i bunnen | Klister i hele smørekofferten.`,
      en: `
5 Ice at breakfast, slush after lunch | The same klister all day, and grip in both.
5 Spreads well | I warmed the tube in a pocket and drew it out with my thumb indoors. Thin and even.
5 grips like glue | straight up the whole hill. wash your hands afterwards
4 Messy, as klister is | Bring a rag. On refrozen tracks nothing beats it.
4 Goes a long way | A line either side of the groove, then the thumb. The tube never ends.
3 Good grip, slow glide | It iced up at once in fresh snow. Look at the track first.
2 The tube split at the bottom | Klister all over the wax box.`,
    },
  },
  binder: {
    pictures: ['grip-binder'],
    season: 'winter',
    words: {
      sv: `
5 Fem mil på samma valla | Värmde in ett tunt lager och la burkvalla ovanpå. Den satt fortfarande kvar i mål.
5 Behövs på konstsnö | Utan den nöts fästet bort på ett varv, med den håller det passet ut.
4 Var snål | För mycket och den sugs fast i snön. En millimeter är en millimeter för mycket.
4 Lättsmält | Järnet på låg värme, sedan kork när den svalnat.
3 Seg att få bort | Vallaborttagare och tålamod. Men det är ju meningen att den ska sitta.`,
      nb: `
5 Fem mil på samme smøring | Varmet inn et tynt lag og la festevoks oppå. Den satt fortsatt i mål.
5 Trengs på kunstsnø | Uten den er festet borte på én runde, med den holder det økta ut.
4 Vær gjerrig | For mye, og den suger i snøen. En millimeter er en millimeter for mye.
4 Smelter lett | Jernet på lav varme, så kork når den er avkjølt.
3 Seig å få av | Smøringsfjerner og tålmodighet. Men den skal jo sitte.`,
      en: `
5 Fifty kilometres on one waxing | Ironed in a thin layer, hard wax on top. It was still there at the finish.
5 You need it on man-made snow | Without it the grip is gone in one lap; with it, it lasts the session.
4 Be stingy | Too much and it drags in the snow. A millimetre is a millimetre too many.
4 Melts easily | Iron on low, then cork once it has cooled.
3 Hard to get off | Wax remover and patience. But then it is meant to stay.`,
    },
  },
} satisfies Record<string, VoiceGroup>
