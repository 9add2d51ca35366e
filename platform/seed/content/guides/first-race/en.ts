export const en = `
## Choose the right race

Thirty kilometres are a good start. It is long enough to feel like a race and short enough to ski on ordinary training. Look at three things before you enter: the style, the profile of the course and how many people start. A small race with plenty of room is kinder than a big one where you queue for the first hour.

## The weeks before

:: scene lit-loop
:: products DEMO-DOWNLOAD, SK-PDF-MOTION
:: categories training-plans

Three sessions a week for eight weeks go further than you think: one long and easy, one with hills, one with technique. Rest in the last week, however much you itch. The whole plan, week by week, is in [Eight weeks, three sessions](article:technique/eight-weeks).

Practise what is not skiing as well: taking off a jacket on the move, drinking from a cup, eating in mittens, changing tracks.

## Eat before you are hungry

:: products supplement-gel#0, supplement-powder#0, DEMO-MULTI
:: categories gels, drinks, bottles

Sixty grams of carbohydrate an hour is two to three gels, or half a litre of sports drink. Start after twenty minutes. Try everything in training first; a stomach can be taught, but not on race day. There is more on amounts and times in [Eat before the lights go out](article:journeys/eat-on-the-way).

## Your skis the day before

:: products DEMO-VIRTUAL, DEMO-LOW
:: categories glide-wax

Wax for the temperature at ten, not for the start at eight. Make the grip a little thicker than in training: it has to last to the final hill. Wipe the bindings, check the pole tips, and put your name on skis, poles and kit bag.

Or leave your skis with us, and ski on what we would have chosen ourselves.

## The packing list

1. Skis, poles, boots. In that order, the evening before.
2. Bib, safety pins, timing chip.
3. What you will wear, and an extra top to warm up in.
4. Food, worked out per hour, in the pockets where it will be.
5. A cork, two tins and a bit of scraper in your pocket.
6. Dry clothes and shoes at the finish. Somebody to meet you there.

:: products bag#2, glove#1

## On the course

:: scene race-start

Stand further back than you think. Keep right, overtake on the left, say so. Walk the first hill in a herringbone if everybody else does, and keep off their poles. After twenty minutes the field has spread out, and that is when your race begins.

Ski at a pace at which you could speak a whole sentence. Drink at every station and ski on with the cup in your hand. If you ice up: step out of the track, scrape, cork, go. Thirty seconds there save five minutes later.

If it gets hard, divide it up: to the next station, to the next rise, to the next skier. Everybody has a low point. It passes, usually after something to eat.

## Afterwards

Put on dry clothes before you do anything else. Drink, eat within the hour, move a little in the evening. Write down what worked: wax, clothes, food, pace. The next race begins with that note.
`
