export const en = `
Klister has a bad name, and it has earned it. It sticks to your gloves, to your poles, to the car seat and to the dog. But when the trail has thawed by day and frozen by night, it is klister or nothing. Done properly it takes a quarter of an hour, and then you have grip that lasts all the way.

## When the tin is not enough

Hard wax works because the snow crystals dig into it. Snow that has melted and frozen again has no crystals left, only hard grains and ice. They find nothing to hold on to, and they scour the wax away within a couple of kilometres. Klister is thick and sticky, almost like treacle. The grains sink into it instead.

Three signs that it is a day for klister:

- The track is shiny in the morning and crackles under your poles.
- The snow looks like coarse sugar or hail.
- You have put on red hard wax and slip all the same.

On dry new snow you should never use klister. You will end up with a lump of ice the size of a loaf under each foot.

## Two main kinds

Hard klister is for ice and frozen crust. Soft klister is for wet, coarse snow above zero. In between there is the universal kind, soft enough for most things and never quite the best. If you have only one tube, let it be that. Read the temperature on the packet as usual: red around zero, yellow when it is properly wet.

:: products wax-grip#2, wax-grip#5, wax-grip#8
:: button grip-wax | See grip wax

## How to do it

Do it indoors if you can. Klister in the cold is like chewing gum; klister at room temperature is like honey.

1. **Clean the zone.** All old wax has to come off. Roughen it with sandpaper, grit 100.
2. **Mask it.** Put a strip of masking tape across the ski where the zone begins and ends. The klister zone is shorter than that of hard wax: take five to ten centimetres off the front.
3. **Warm the tube** in your pocket, or with a hairdryer for half a minute.
4. **Lay it out** in small strokes like a herringbone on both sides of the groove. Less than you think. A pea for every five centimetres will do.
5. **Spread it** with a piece of plastic, or your thumb in a disposable glove, to a thin and even layer. It should look like glaze, not like jam.
6. **Peel off the tape** and let the skis cool outdoors, lying flat, for ten minutes before you stand on them.

Do not put the skis together base to base. It is a mistake you only make once.

## The binder that does the work

:: look glacier
:: scene coast-trail

On hard ice even klister wears off. In that case first apply a thin layer of base binder or hard klister, warm it in lightly with the iron or a heat gun, and let it set completely. Then put the softer one on top. The binder sticks to the base, the soft klister sticks to the snow. That gives you fifty kilometres where you would otherwise have had twenty.

:: products wax-grip#1, wax-tool#6

## When it is klister only some of the time

The hardest snow of spring is the kind that changes at midday: ice in the shade, slush in the sun and a little new snow at the top. There is an old answer to that. Apply a thin layer of klister, let it freeze outdoors until it is hard, and cover it with a layer of hard wax that you stroke on without pressing. The hard wax keeps the new snow from clumping, and when it has worn off, the klister is underneath.

If you cannot make it work, use skin skis that day. It is no defeat; it is what they are for.

## Getting it off

Klister comes off with remover and paper, never with a scraper and force. First scrape away most of it while it is cold and tough, lay on paper, spray, leave it for two minutes, wipe. Repeat until the paper is clean. On clothes: put the garment in the freezer overnight and break the klister off when it is hard. What is left dissolves in cooking oil, and the oil in washing-up liquid.

:: products wax-tool#3, wax-tool#13

Cooking oil works on your hands as well, ideally with a little sugar. Hand cream beforehand is better. Keep a bag just for klister: tubes, gloves, paper, plastic and tape. Put the bag in a bag.

## What you gain

On a day in April, with a crust that carries and tracks as hard as a floor, whoever has the right klister leaves everybody behind. The grip holds without your having to stamp, the glide is fast because it is ice, and the sun does the rest. The whole winter has been a detour to those days. Klister on your thumb while you eat your orange is part of it. The table of colours and temperatures is in the [article on wax and temperature](article:workshop/wax-temperatures).
`
