export const reportStyle = `
:root { color-scheme: light dark; --ink: #1d1b18; --quiet: #6a645b; --paper: #fbfaf7; --line: #ddd8ce; --ours: #2f6f5e; --peer: #b9b1a3; --good: #2b6a3f; --bad: #a3341f; --limit: #1d1b18; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8e0; --quiet: #a59d90; --paper: #191714; --line: #3a352e; --ours: #6fc2aa; --peer: #5d564b; --good: #83cf9b; --bad: #f0937e; --limit: #ece8e0; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 5rem; max-inline-size: 68rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 Georgia, 'Times New Roman', serif; }
h1 { font-size: 2.25rem; line-height: 1.15; margin-block: 1rem; font-weight: 500; }
h2 { margin-block: 3.5rem 0.5rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); font-size: 1.5rem; font-weight: 500; }
h3 { margin: 0; font-size: 1.0625rem; font-weight: 600; }
a { color: inherit; text-underline-offset: 0.2em; }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
p { margin-block: 0.5rem; max-inline-size: 60ch; }
.machine, .verdict, table { font: 0.875rem/1.45 ui-sans-serif, system-ui, sans-serif; }
.machine, .verdict { color: var(--quiet); }
.verdict[data-holds='true'] strong { color: var(--good); }
.verdict[data-holds='false'] strong { color: var(--bad); }
article { margin-block: 2.25rem; }
.beside { display: grid; grid-template-columns: minmax(0, 26rem) minmax(0, 1fr); gap: 1rem 2.5rem; align-items: start; margin-block-start: 0.75rem; }
@media (width < 52rem) { .beside { grid-template-columns: minmax(0, 1fr); } .beside, section { overflow-x: auto; } }
svg { display: block; max-inline-size: 100%; block-size: auto; overflow: visible; font: 12px ui-sans-serif, system-ui, sans-serif; }
svg text { fill: var(--quiet); stroke: var(--paper); stroke-width: 4px; paint-order: stroke; }
.ours { fill: var(--ours); }
.peer { fill: var(--peer); }
.whisker { stroke: var(--ink); stroke-width: 1.25; fill: none; opacity: 0.75; }
.limit { stroke: var(--limit); stroke-width: 1.25; stroke-dasharray: 3 3; fill: none; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; text-align: start; border-block-end: 1px solid var(--line); vertical-align: baseline; }
td, thead th:not(:first-child) { text-align: end; white-space: nowrap; }
thead th { color: var(--quiet); font-weight: 500; }
tbody th { font-weight: 500; }
.missed { color: var(--bad); font-weight: 600; }
@media (forced-colors: active) { .ours { fill: Highlight; } .peer { fill: GrayText; } .limit, .whisker { stroke: CanvasText; } svg text { fill: CanvasText; } }
@media print { article { break-inside: avoid; } }
`;
