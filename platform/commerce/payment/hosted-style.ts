/** Styles of the payment page in the shop's colours, with a dark mode. */
export const hostedStyle = `
:root{color-scheme:light dark;--ink:#12262f;--muted:#4a5d66;--paper:#fbfcfd;--card:#fff;--line:#cfdce3;--edge:#7a8f9a;--pine:#123f3a;--on-pine:#fff;--ice:#dcebf1;--bad:#b3370a}
@media (prefers-color-scheme:dark){:root{--ink:#e8f0f3;--muted:#a9bac2;--paper:#0f1a1f;--card:#16252c;--line:#34505c;--edge:#7f98a3;--pine:#8fd0c4;--on-pine:#0b2320;--ice:#1c333d;--bad:#ff9b73}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:34rem;margin:0 auto;padding:20px 16px}
header{display:flex;justify-content:space-between;align-items:baseline}
h1,h2,p{margin:0}h1{font-size:1.25rem}h2,legend{font-size:1rem;font-weight:650}
.merchant{color:var(--muted);font-weight:650;letter-spacing:.02em}
.amount{display:flex;justify-content:space-between;align-items:baseline;background:var(--ice);border-radius:6px;padding:16px;margin:16px 0}
.amount strong{font-size:1.5rem;font-variant-numeric:tabular-nums}
fieldset{border:0;margin:0 0 20px;padding:0}legend{padding:0;margin-bottom:8px}
.way{border:1px solid var(--line);background:var(--card);border-radius:6px;margin-bottom:8px}
.way>label{display:flex;gap:12px;align-items:center;min-height:48px;padding:10px 16px;cursor:pointer;font-weight:600}
.way:has(input:checked){border-color:var(--pine);box-shadow:inset 0 0 0 1px var(--pine)}
.way .more{display:none;padding:0 16px 16px 46px}.way:has(input:checked) .more{display:block}
.small{font-size:.875rem;color:var(--muted)}.small+.small{margin-top:8px}
.field{margin-top:12px}.field label{display:block;font-size:.875rem;font-weight:600;margin-bottom:4px}
.field input{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--edge);border-radius:6px;background:var(--card);color:inherit;font:inherit}.field .small{margin-top:4px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 12px}.pair .email,.pair .street{grid-column:1/-1}.pair .email{margin-top:0}
input[type=radio]{width:18px;height:18px;accent-color:var(--pine);margin:0;flex:none}
button{width:100%;min-height:48px;border-radius:6px;border:1px solid transparent;font:inherit;font-weight:650;cursor:pointer;background:var(--pine);color:var(--on-pine)}
button.quiet{background:none;color:var(--ink);border-color:var(--line);margin-top:8px}
:focus-visible{outline:3px solid var(--pine);outline-offset:2px}
.notice{border:1px solid var(--line);border-left:4px solid var(--pine);border-radius:6px;background:var(--card);padding:16px;margin:16px 0}
.notice.bad{border-left-color:var(--bad)}
details{margin-top:20px}summary{cursor:pointer;font-size:.875rem;color:var(--muted);min-height:24px}
footer{margin-top:20px;font-size:.875rem;color:var(--muted)}
`
