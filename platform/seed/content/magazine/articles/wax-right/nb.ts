export const nb = `
Festesmøring har ord på seg for å være vanskelig. Det er det ikke. Det vanskelige er å la være å gjøre det innviklet. En ski med riktig spenn, tre bokser og en kork holder de aller fleste dager, og resten lærer du ved å gå hundre meter og kjenne etter.

## Hvor smøringen skal sitte

Festesmøringen hører hjemme under foten, i festesonen. Den begynner omtrent ved hælen og går framover så langt skien har spenn igjen når du står på begge beina. For de fleste blir det 45–60 centimeter. Lenger fram og lenger bak er skien til for å gli, og der gjør festesmøring bare at det går tregt.

Vet du ikke hvor sonen slutter, finnes det en enkel prøve: still deg på et flatt gulv med vekten likt på begge skiene, og la noen dra et papir fram og tilbake under foten. Der papiret setter seg fast, slutter sonen. Merk av med en tusj på siden av skien, så slipper du å gjøre det om igjen.

## Ren og rubbet

Smøringen fester på en ren såle og slipper fra en skitten. Skrap av den gamle smøringen, tørk med smøringsfjerner og en klut, og la det tørke helt. Dra så et fint sandpapir, korn 100–150, noen ganger langs sonen. Flaten skal kjennes matt, ikke lodden. Det tar to minutter og er forskjellen på smøring som sitter i to mil og smøring som er borte etter tre kilometer.

:: products wax-tool#6, wax-tool#4

## Tre tynne lag

Den vanligste feilen er ett tykt lag. Tykk smøring fryser sammen med snøen, trekker til seg is og gjør skien treg. Tynn smøring gjør jobben sin og merkes ikke ellers.

1. Begynn med den kaldeste av boksene du vakler mellom.
2. Stryk på et lag så tynt at sålen synes igjennom.
3. Kork til flaten er jevn og blank. Korken skal bli varm, ikke smøringen renne.
4. Gjenta to ganger.
5. La skiene stå ute i ti minutter. Varm smøring som møter kald snø, iser med en gang.

Nå går du. Ikke rundt huset, men hundre meter i løypa med en liten bakke. Biter det fint og glir fritt, er du ferdig. Glipper det bakover, legger du ett lag til eller forlenger sonen et par centimeter framover. Først om det ikke hjelper, tar du den mykere boksen. Mykt kan legges oppå hardt, men aldri omvendt: den harde smøringen ruller av den myke som fargestift på smør.

## Tre bokser å begynne med

:: look glacier
:: scene forest-track
:: button grip-wax | Se festesmøring

Blå, lilla og rød dekker fra ti kuldegrader til så vidt over null. Blå er hverdagssmøringen en vanlig vinterdag. Lilla overtar når det kryper opp mot null. Rød er for våt nysnø og for dagen da alt kjennes feil.

:: products DEMO-GROUPED, wax-grip#0

## Les snøen, ikke boksen

Temperaturen på boksen gjelder snøen, og den gjelder vanlig nysnø. Tre ting flytter grensen:

- **Ny og gammel snø.** Ferske krystaller er skarpe og trenger inn i smøringen. De vil ha hardere smøring enn termometeret sier. Gammel, rundslipt snø vil ha mykere.
- **Luftfuktighet.** Er det tåke og rim, ligger du en halv boks mykere.
- **Sola.** Løypa i skyggen kan være fem grader kaldere enn lysningen. Smør for den delen av runden der du trenger festet mest, og det er i bakkene.

Har snøen smeltet og frosset igjen, holder ingen boks. Da er det klister som gjelder, og det har vi skrevet [en egen tekst om](article:workshop/klister).

## Når det iser

Klumper under foten betyr at smøringen er for myk eller for tykk. Gni skien mot den andre, eller skrap av det ytterste laget og kork det som er igjen. Stryk så på et tynt lag av en kaldere boks. Gå videre med en gang: en ski som står stille i nysnø, rekker å ise før du har fått hanskene på igjen.

Ha alltid korken og to bokser i lomma. Føret om morgenen er sjelden føret om ettermiddagen, og et minutt ved løypekanten er billig sammenlignet med en mil fiskebein.

Vil du ha hele oppskriften, fra rens til ferdig glider, finner du den i [smøreguiden](guide:wax-guide). Men begynn gjerne her. Tre tynne lag, hundre meter, kjenn etter. Mer er det ikke.
`
