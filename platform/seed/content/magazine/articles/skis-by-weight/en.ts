export const en = `
The most common question in the shop is how long the skis should be. The best question hardly anybody asks: what do you weigh? A ski does not know how tall you are. It feels how hard you press on it, and everything it does, grip, glide, the way it turns, follows from that.

## A ski is a spring

Put two skis together, base to base, and you see a gap in the middle. That is the camber. When you stand on both skis the gap should still be there under your foot, so that the grip wax or the skin floats above the snow while you glide. When you press one ski down with all your weight the gap should close, so that the grip takes hold.

If the camber is too stiff for you, the grip never reaches the snow. You slip uphill however you wax. If it is too soft, the kick zone touches all the time. Then you have plenty of grip, but the wax wears off and the ski brakes with every metre. Most people who say that they are bad at waxing have the wrong camber.

## What the scales say

Weigh yourself with your clothes on, and with your pack if you usually carry one. That number decides the length, roughly like this for adult skis. Children’s skis are chosen by height; the [guide to junior skis](guide:junior-skis) says how.

| You weigh | Classic ski | Skate ski |
| 45–57 kg | 185 cm | 175 cm |
| 51–65 kg | 190 cm | 180 cm |
| 59–74 kg | 195 cm | 180–185 cm |
| 67–83 kg | 200 cm | 185–190 cm |
| 76–95 kg | 205 cm | 190 cm |
| 87 kg and more | 210 cm | 195 cm |

The rows overlap, and they are meant to. At 72 kilos you can ski 195 or 200. Then let height and technique decide: tall and experienced takes the longer, short and new to it the shorter.

:: products ski-classic#4, ski-classic#6, ski-skate#4
:: button classic-skis | See classic skis

## Soft, medium or stiff

Several models come in three stiffnesses of the same length. It is the fine adjustment that you notice most.

- **Soft camber** if you are in the lower third of the weights the ski is made for, or if you ski gently and want sure grip.
- **Medium** if you are in the middle. Right for nearly everybody.
- **Stiff** if you are in the upper third, double pole a lot, or have a powerful kick and want as little drag as possible.

The wax matters as well. Klister is thick and needs a ski that keeps it off the snow, so a stiffer camber. Hard wax and skins are thin and prefer a softer one.

## The paper test

:: look glacier
:: scene cabin

If you have the skis at home you can test them on the kitchen floor. Lay them on a hard, level floor and stand with your toes where the binding sits.

1. Weight evenly on both: a sheet of paper should slide from just behind the heel to 25 to 40 centimetres in front of your toes.
2. All your weight on one foot: the paper should be stuck.
3. On the ball of one foot: it should be stuck even harder.

If the paper does not move at all in the first test, the ski is too soft. If it moves in the second, the ski is too stiff. If in doubt, bring the skis to our [workshop](category:services), and we will measure them against your weight and mark the kick zone.

## Skating and touring

A skate ski has no grip, but it has a camber too, stiffer and along its whole length. There your weight makes the ski spread the pressure: too soft and the tips dig in, too stiff and it rests on two points and feels nervous. The table applies there as well.

Touring skis in untouched snow are different. The snow gives way, and width carries more than length. Count the pack in full, and choose a wider ski rather than a longer one if you ski in forest where you need to turn around.

## When the body changes

Ten kilos up or down is a whole class of camber. If your skis have felt wrong for the last couple of winters, they may not be worn; it may be you who has moved in the table. Children move every year, which is why soft is wiser for them than long.

Skis also lose camber with time, some faster than others. Do the paper test every autumn. If the paper is stuck under both feet the ski is tired, and it is time for a new pair.

## And height?

Your height decides your poles, not your skis. But if you are very tall for your weight, a short ski is unsteady on descents, and if you are short, a long one is hard to turn. So we look at everything, in this order: weight, camber, height. Price comes fourth. A cheap ski with the right camber beats an expensive one with the wrong camber, every day of the winter. How to think about style and model is in the [guide to cross-country skis](guide:choose-cross-country-skis).
`
