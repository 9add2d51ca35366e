export const en = `
It looks odd the first time. Somebody in a helmet and sunglasses comes poling along a country road in August, tips clicking, eyes far ahead. The second time you see it you think that it looks rather nice. The third time it is you.

Roller skis are as close as you get to skiing on dry land. The movement is the same, the balance almost the same, and the breathing is exactly the same. But the road is hard, and there is no snow to fall into.

## Classic or skate

The choice is easier than in winter. If you ski classic and train for long races, take classic roller skis: wide wheels, one of them with a ratchet so that you can kick. They are stable, and most of the time you will be double poling. Skate roller skis have narrower wheels and a taller frame, turn more easily and ask for more balance. A short skate roller ski is livelier, a longer one calmer.

If you want one pair and do not know, start with classic. Double poling for an hour twice a week is the most profitable training a skier can do in summer.

:: products roller-classic#0, roller-skate#0

## The wheels decide the speed

Wheels are numbered by how easily they roll. Two is fast, three is roughly an ordinary day on snow, four is slow. It is tempting to choose fast wheels, but think about what you are training for.

- **Twos** are for people who ski in a group on flat roads and want to keep the speed up.
- **Threes** are right for nearly everybody. Your speed on the hills is that of winter, and so is your technique.
- **Fours** are for hilly country and for beginners. Slower downhill is safer downhill.

Never mix wheels of different numbers on one pair. The ski pulls to one side, and you find out in a bend. Swap the wheels around now and then so that they wear evenly.

## The brake that is not there

This is the most important part of the whole text: roller skis have no brake worth mentioning. You can plough a little on wide classic ones, you can drag one ski, and you can step out into the grass. None of it helps on a long hill at fifty kilometres an hour.

:: look pine
:: scene race-start

So you choose the road first and the session second. Ski a loop you know, ideally one with steep climbs and gentle descents. If you do not trust the hill, turn around at the top and ski it again. Intervals on a single hill, walking back down, make an excellent session.

## What to wear

1. **Helmet.** Always, in the car park too.
2. **Gloves.** Tarmac opens a palm in half a metre.
3. **Glasses.** Grit, flies and low sun.
4. **A reflective vest.** Drivers do not expect a skier and find it hard to judge your speed. A strong colour on your back gives them time.
5. **Sharp tips.** Carbide tips made for roller skiing, ground every other week. A blunt tip slips, and it is your shoulder that pays.

The poles you use in winter will do. Many people go five centimetres shorter in classic, because the road does not give way as snow does. The boots are the same as well; air them, because it gets warm.

:: products eyewear#0, pole#3, glove#1

## The first sessions

Begin in an empty car park. Stand on the skis without poles, roll on one leg at a time, plough, turn around a drain cover. When you can look over your shoulder without the skis following, you are ready for the road.

Then take it gently: forty minutes is plenty the first time. The vibration of the tarmac gets into your feet and forearms as snow never does. Add ten minutes a week, with an easy week now and then in which you add nothing.

A good basic week has three sessions: one long and easy, one of double-poling intervals on the flat, four minutes hard and two easy, five times over, and one of technique alone. Do the technique early in the week when you are fresh. Tired technique is only a habit that you will have to break later.

## Afterwards

Wipe the bearings if it has rained and let the skis dry indoors. Water and road dust are a bearing’s worst enemies. Check for play once a month: take hold of the wheel and wiggle it. If it moves sideways, the bearing is about to give up, and you want to know that in the garage and not on the hill.

And when the first snow comes you will notice the difference. The others begin their season. You carry on with yours. There is more about wheels, frames and length in the [guide to roller skis](guide:roller-skis-for-summer).
`
