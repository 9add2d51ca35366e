export const en = `
The question comes up every autumn, usually from somebody who has already decided and wants to hear it confirmed. Classic or skate? The answer depends less on who you are than on where you ski. Look at the trails first and at the skis second.

## What sets them apart

In classic you ski in two parallel tracks and the ski always points straight ahead. The power comes from pressing the ski down until the grip bites the snow, and from your arms. In skating you ski on a wide, packed lane and push off to the side, as on ice skates. There is no grip. The ski only has to glide.

It sounds like a small difference, but it decides everything else:

| | Classic | Skate |
| Skis | longer, soft to medium camber, a kick zone | shorter, stiffer, glide from tip to tail |
| Boots | low, with a flexible sole | a cuff around the ankle, a stiff sole |
| Poles | roughly to the shoulder | between chin and nose |
| Ground | set tracks, or a plain snowmobile trail | a wide, firm lane |
| Wax | grip and glide, or skins and glide | glide only |

## Start where the trails are

If you have a lit loop with set tracks and a narrow strip beside them, the matter is settled: classic. Skating needs width. On a lane narrower than three metres you hit your poles together and your skis against the bank, and after twenty minutes you are both cross and tired.

If you live near a stadium with wide lanes that are groomed every night, you have a choice. Then it depends on what you want from an hour. Classic works at any pace: with children, with a slower friend, with a sledge. Skating has a minimum speed. Below it you collapse between strokes, which is why the first winter of skating is nearly always harder work than people expect.

:: products ski-classic#5, boot-classic#1

## How long does it take to learn?

The diagonal stride carries you from day one, because it is walking with skis on. Making it good takes years, but that does not matter: you get around in the meantime. Skating is the reverse. The first day is miserable, on the third something gives, and after a season you are faster than you ever were in classic.

:: look glacier
:: scene mountain-plateau

What takes time in skating is balance. You have to stand on one ski, with all your weight, while it moves off at an angle. Practise without poles on the flat, ten minutes at the start of every session. Those who skip it never learn, however strong they are.

## Body and breath

Skating works the hips, the hamstrings and the outside of the legs. Classic works the hip flexors and, when you double pole, the back and stomach. If your knees hurt, the diagonal stride is the kindest movement there is. If your back hurts, skating may feel better than double poling, but try before you buy.

The breathing differs, too. In classic you can walk slowly uphill and still arrive. In skating a hill is a hill. That is why many people ski classic on the long, easy days and skate when they want to push.

## One pair or two?

If you are going to own one pair, make it classic. You can ski anywhere, all year round if you count roller skis, and most of the long races are in classic style. Take a pair with skins if you do not enjoy waxing and a waxable pair if you do. Choose length and camber by your weight; [here is how](article:workshop/skis-by-weight).

Buy skate skis as your second pair, once you know that the lane is close enough for you to use it. And do not save on the boots. In skating it is the boot that holds body and ski together. A soft boot on an expensive ski is worse than the other way round.

:: products ski-skate#2, boot-skate#0

## What about combi?

There are boots made for both styles: a high cuff with a softer sole. They suit somebody who mostly skis classic and wants to try skating, and children who are still growing. Skis for both styles are a poorer idea. A ski stiff enough to skate on cannot be pressed down, and one that can be pressed down collapses when you skate.

Hire or borrow for a day before you decide. Choose a day with firm, well-groomed trails, ski both, and notice after a while which of them you do because it is fun and which because you feel you ought to. Buy the first.
`
