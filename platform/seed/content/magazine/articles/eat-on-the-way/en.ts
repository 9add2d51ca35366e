export const en = `
There is a place in every long race where people suddenly walk. Often there is no hill nearby. They have not become weaker; they have run out of fuel. Some call it hitting the wall, others say that the lights go out. It happens a good hour after they should have eaten.

## How much the body carries

Muscles and liver hold carbohydrate for about an hour and a half to two hours of hard work. Your fat would last for weeks, but it burns slowly. At an easy pace you can live on it for a long time; at race pace you cannot. So as soon as you ski for longer than an hour and a half and want to keep up the speed, you have to refuel on the way.

The stomach takes about 60 grams of carbohydrate an hour of plain glucose and maltodextrin. With fructose mixed in, as in most sports drinks, a trained stomach can take up to 90. Anything beyond that stays in the gut, and you will notice.

| Time | Carbohydrate per hour | For example |
| Up to 1 hour | none needed | water |
| 1–2 hours | 30 g | sports drink in small sips |
| 2–4 hours | 60 g | half a litre of sports drink, or two to three gels and water |
| More than 4 hours | 60–90 g | sports drink, gels and something to chew |

## Start early, eat little

Do not wait until you are hungry. It takes a quarter of an hour for the sugar to reach the muscles, so if you eat when you run out, you eat too late. Begin after twenty minutes and carry on every twenty. Set your watch if you tend to forget.

:: products supplement-gel#0, supplement-powder#0, DEMO-MULTI
:: scene forest-track

Little and often is better than much and seldom. Your stomach has less blood while you work, and a large helping just sits there. Take a gel in two goes, drink three mouthfuls, ski on. Gels are stiff in the cold; carry them inside your jacket, close to your body.

## Drinking when it is cold

In winter you are seldom thirsty, but you sweat nearly as much and breathe out vapour all the time. Count on four to six decilitres an hour, more if you are big or ski hard. The next time you go to the toilet the colour tells you whether it was enough: pale yellow is good.

- Mix the drink warm, at about forty degrees. It will be lukewarm after an hour and freeze later.
- Carry the bottle with its cap down. Ice forms at the top.
- Add a little salt if the drink has none. It keeps the fluid in your body.
- Drink at every station, including the first.

:: products bottle#0, bag#2

## The days before

:: look glacier

You do not have to eat pasta for three days. It is enough to train less and to replace some of your food with rice, bread, potatoes and porridge for the last two days. Avoid a lot of fibre and anything you do not normally eat. Have the last proper meal three hours before the start: porridge with jam, white bread, a banana. No experiments.

In the last half hour take nothing at all, or a gel right on the start line. In between there is a gap in which sugar can give you a dip.

## Caffeine and other things

Caffeine helps some people, mostly when they are tired. Three milligrams per kilo of body weight is a common dose; a caffeine gel often contains fifty to a hundred milligrams. Save it for the last third, and try it on a long session first. Not every stomach tolerates it.

You need no protein during the race. You do within an hour or so afterwards, together with carbohydrate: bread and eggs, yoghurt with muesli, or a recovery drink if you cannot face food.

:: products supplement-gel#1, supplement-powder#1, supplement-bar#0

## On tour it is different

On an easy day tour the pulse is lower, and you have time to sit down. Then real food is better: sandwiches, sausage, nuts, chocolate, soup from a flask. Eat a little every hour, even when you do not feel like it, and always save something for the end. Whoever still has a bar of chocolate when the weather turns is in better spirits than whoever has not, and good spirits are fuel, too.

## Practise with your stomach

The stomach can be trained just like the legs. Take the gels and the drink of the race with you on your long sessions, at the same intervals, at least four times. Begin with 30 grams an hour and increase. If you feel bloated it was too concentrated: drink more water with it.

1. Choose flavours that you can stand in the third hour, not in the first.
2. Work out how much you need and lay it out the evening before.
3. Snip the edge of the gel packets if you wear thick gloves.
4. Have a plan for the stations: what they serve, what you take, where the litter goes.

Everything else about race day, from bib to finish, is in the [guide to your first race](guide:first-race). Food is the only part of it that you can practise every week.
`
