export const nb = `
Klister har dårlig rykte, og det er velfortjent. Det setter seg på hanskene, på stavene, på bilsetet og på hunden. Men når løypa har tint om dagen og frosset om natta, er det klister eller ingenting. Gjort riktig er det et kvarters arbeid, og så har du feste som holder hele veien.

## Når boksen ikke holder

Festevoks virker fordi snøkrystallene trenger inn i den. Snø som har smeltet og frosset igjen, har ingen krystaller igjen, bare harde korn og is. De finner ikke noe å gripe i, og de sliter bort voksen på et par kilometer. Klister er tykt og seigt, nesten som sirup. Kornene synker inn i det i stedet.

Tre tegn på at det er klisterføre:

- Løypa er blank om morgenen og knaser under stavene.
- Snøen ligner grovt sukker eller hagl.
- Du har allerede lagt rød voks, og det glipper likevel.

På nyfalt, tørr snø skal du aldri ha klister. Da får du en isklump på størrelse med et brød under hver fot.

## To hovedtyper

Hardt klister er for is og frossen skare. Mykt klister er for våt, grovkornet snø i plussgrader. Imellom finnes det universelle, som er mykt nok til det meste og aldri helt best. Har du bare én tube, skal det være en slik. Temperaturen på pakken leser du som vanlig: rød rundt null, gul til skikkelig vått.

:: products wax-grip#2, wax-grip#5, wax-grip#8
:: button grip-wax | Se festesmøring

## Slik gjør du

Gjør det inne hvis du kan. Klister i kulda er som tyggegummi, klister i romtemperatur er som honning.

1. **Rens sonen.** All gammel smøring skal bort. Rubb med sandpapir, korn 100.
2. **Masker.** Sett en bit maskeringsteip på tvers der sonen begynner og slutter. Klistersonen er kortere enn den for voks: trekk fra fem til ti centimeter foran.
3. **Varm tuben** i lomma eller med en hårføner i et halvt minutt.
4. **Legg ut** små streker i fiskebeinsmønster på begge sider av rennen. Mindre enn du tror. En ert per fem centimeter er nok.
5. **Stryk ut** med en plastbit eller tommelen i en engangshanske til et jevnt, tynt lag. Det skal se ut som glasur, ikke som syltetøy.
6. **Dra av teipen** og la skiene kjølne ute, liggende, i ti minutter før du går på dem.

Ikke legg skiene sammen såle mot såle. Den feilen gjør man bare én gang.

## Grunnvoksen som gjør jobben

:: look glacier
:: scene coast-trail

På hard is slites også klister. Legg da et tynt lag grunnvoks eller hardt klister først, varm det lett inn med jernet eller en varmepistol, og la det stivne helt. Så legger du det mykere oppå. Grunnvoksen fester i sålen, det myke fester i snøen. Slik klarer du fem mil der det ellers hadde blitt to.

:: products wax-grip#1, wax-tool#6

## Når det bare er klister av og til

Vårens vanskeligste føre er det som skifter midt på dagen: is i skyggen, vått i sola og litt nysnø øverst. Da finnes det en gammel løsning. Legg et tynt klisterlag, la det fryse ute til det er hardt, og dekk det med et lag voks som du stryker på uten å trykke. Voksen hindrer nysnøen i å klabbe, og når den slites bort, ligger klisteret under.

Får du det ikke til, går du på felleski den dagen. Det er ikke noe nederlag; det er derfor de finnes.

## Av med det

Klister tar du av med smøringsfjerner og papir, aldri med skrape og makt. Skrap først av det meste mens det er kaldt og seigt, legg på papir, spray, la det virke i to minutter, tørk. Gjenta til papiret er rent. På klærne: legg plagget i fryseren over natta, og brekk av klisteret når det er hardt. Det som er igjen, løses av matolje, og matoljen løses av oppvaskmiddel.

:: products wax-tool#3, wax-tool#13

På hendene virker også matolje, helst med litt sukker. Håndkrem på forhånd er bedre. Ha en egen pose til klister: tuber, hansker, papir, plastbit og teip. Legg posen i en pose.

## Det du vinner

En dag i april, med skare som bærer og løyper som er harde som gulv, går den som har riktig klister, fra alle. Festet tar uten at du må trykke til, gliden er rask fordi det er is, og sola gjør resten. Det er de dagene hele vinteren har vært en omvei til. At du har klister på tommelen når du spiser appelsinen, hører med. Tabellen over farger og temperaturer finner du i [teksten om smøring og temperatur](article:workshop/wax-temperatures).
`
