export const en = `
Skin skis are sold with the promise that you need not wax. That is nearly true. You need no grip wax. But the strip of mohair under your foot is a textile dragged over snow for hundreds of kilometres, and it will thank you for a little care. Half an hour three times a winter is enough to keep the skis working like new for years.

## How a skin works

The fibres of the strip lean backwards. When the ski glides forward they lie flat; when you press down and kick they rise and grip the snow. Mohair glides best, synthetics last longest, and most skins are a blend. Anything that makes the fibres stiff or sticky ruins that movement: dirt, old wax, water that freezes.

If your skis have become noisier, glide less well or ice up around zero, there is nothing wrong with the skis. It is the skin that is dirty or dry.

## After every outing

This takes a minute:

1. Brush off snow and ice with your hand or a soft brush, always from tip to tail, in the direction of the fibres.
2. Let the skis dry at room temperature, apart, with the skins facing outwards.
3. Never put them on a radiator. The glue under the skin softens, and the edges come loose.

:: products ski-classic#2, wax-tool#2

## Cleaning

Every third or fourth outing, or when the skin looks grey, it is time for a wash. The dirt comes from old wax in the track, exhaust near roads and whatever falls from the spruces.

Use a product made for skins, not ordinary wax remover. Wax remover dissolves the glue. Spray it on a cloth rather than straight on the skin, wipe from tip to tail, turn to a clean part of the cloth and carry on until it stays white. Let it dry for half an hour. If the skin is in a really bad way, do it again, but never soak it.

## Waterproofing

:: look glacier
:: scene cabin

A dry skin soaks up water. Around zero and in new snow the water freezes, and then there is ice under your foot. Waterproofing makes the water run off.

- Apply it indoors to a clean, dry skin.
- A thin layer, rubbed in with a cloth and left to dry for an hour or overnight.
- Do it before the season and then every hundred kilometres, more often in wet snow.
- Take a small bottle with you on tours when the temperature is around zero.

If it ices all the same: scrape it off with a plastic edge, never metal, put on more waterproofing and move off at once.

## Better glide

Most of the ski is still there to glide. In front of the skin and behind it there should be glide wax, as on any other ski. Many people forget, and then the skin gets the blame for being slow. Liquid glide works well: apply it at both ends, let it dry, brush. Stay two centimetres away from the skin and wipe off what lands on it.

:: products DEMO-LOW, wax-glide#1, wax-tool#6
:: scene race-start

If you iron in glide wax, cover the skin with masking tape first. Where hot wax runs into the fibres, the skin is ruined.

## When the skin is finished

A skin lasts for 1,000 to 2,000 kilometres, depending on the snow and on your weight. Coarse spring snow wears it most, made snow comes second. It is finished when the fibres are so short that you see the weave, or when the grip does not come back after cleaning and waterproofing.

On most modern skis the skin can be replaced. It is held by glue or a magnet in a recess. Pull the old one off slowly, warm the remains of the glue with a hairdryer, clean the recess, press the new one on without bubbles, starting at the front. If in doubt, any good [workshop](category:services) will do it.

## The right ski, the right camber

If the skin wears quickly, or only in the middle, the camber is probably too soft for you. Then the skin touches all the time, and it slows you down when you glide. If you slip although the skin is clean and waterproofed, it is the opposite: the camber is too stiff. Give a new skin another couple of weeks, because the fibres are stiff at first. If nothing changes, do the [paper test](article:workshop/skis-by-weight) and ask us.

With some bindings you can also move your foot. One notch forward gives more grip, one notch back more glide. That is the whole idea of not waxing: instead of changing tins, you move yourself.

## The summer

Wash the skin one last time when the season is over, let it dry thoroughly, waterproof it and keep the skis dark and cool, apart from each other. Put a layer of glide wax on the rest of the base and leave it there until autumn. When the snow comes, scrape, brush and ski. If you want to know where skin skis are right and where waxable skis are better, read the [guide to cross-country skis](guide:choose-cross-country-skis).
`
