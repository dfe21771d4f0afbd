"""How a report looks: the colours of the client, light and dark."""

from __future__ import annotations

from tavolino.drawing.palette import declarations

NAMES = ("paper", "table", "ink", "edge", "muted", "accent", "bad")
MARKS = tuple(f"mark-{place}" for place in range(4))
LIGHT, DARK = ("\n  ".join(declarations(NAMES + MARKS, dark)) for dark in (False, True))

COLOURS = f"""
:root {{
  color-scheme: light;
  {LIGHT}
  --grid: color-mix(in srgb, var(--edge) 45%, var(--paper));
  --bar: color-mix(in srgb, var(--accent) 60%, var(--paper));
}}
@media (prefers-color-scheme: dark) {{ :root {{
  color-scheme: dark;
  {DARK}
}} }}
"""

LAYOUT = """\
* { box-sizing: border-box; }
html { background: var(--table); color: var(--ink); -webkit-text-size-adjust: 100%;
  font: 400 1rem/1.55 system-ui, "Segoe UI", sans-serif; scroll-behavior: smooth; }
body { margin: 0; padding: clamp(0rem, 3vw, 2.5rem); }
main { max-width: 74rem; margin: 0 auto; background: var(--paper);
  padding: clamp(1.25rem, 4vw, 3.5rem); border-radius: 14px; }
h1, h2, h3, h4 { line-height: 1.2; margin: 0; text-wrap: balance; }
h1 { font-size: clamp(1.8rem, 5vw, 2.6rem); letter-spacing: -0.015em; }
h2 { font-size: 1.6rem; padding-top: 2.75rem; }
h3 { font-size: 1.15rem; margin-top: 1.75rem; }
h4 { font-size: 1rem; margin-top: 1.5rem; }
p { margin: 0.6rem 0; max-width: 44rem; text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
th a { color: inherit; text-decoration-color: var(--edge); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.over { margin: 0; color: var(--muted); font-weight: 600; }
.lead { font-size: 1.15rem; }
.note, .how { color: var(--muted); font-size: 0.9rem; }
nav h2 { font-size: 1rem; padding-top: 2rem; }
nav ul { list-style: none; padding: 0; margin: 0.3rem 0; }
nav > ul > li { margin: 0.35rem 0; }
nav a { text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav > ul > li > a { font-weight: 600; }
nav ul ul { display: flex; flex-wrap: wrap; gap: 0.1rem 1.1rem; font-size: 0.9rem; margin: 0; }
.charts { display: flex; flex-wrap: wrap; gap: 1.25rem 1.75rem; margin: 0.75rem 0 0.25rem; }
figure { margin: 0; max-width: 100%; }
figcaption { font-size: 0.9rem; font-weight: 600; margin-bottom: 0.2rem; }
svg { display: block; max-width: 100%; height: auto; overflow: visible; }
.wide { overflow-x: auto; margin: 0.9rem 0 0.4rem; }
table { border-collapse: collapse; font-size: 0.9rem; line-height: 1.35;
  font-variant-numeric: tabular-nums lining-nums; }
caption { text-align: left; font-weight: 600; padding-bottom: 0.4rem; }
caption span { position: sticky; left: 0; display: inline-block; max-width: min(46rem, 84vw); }
th, td { padding: 0.42rem 0.6rem; text-align: right; vertical-align: top;
  border-bottom: 1px solid var(--edge); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
th { font-weight: 500; }
thead th { vertical-align: bottom; color: var(--muted); border-bottom-width: 2px;
  white-space: normal; }
td b { font-weight: 600; }
td small, th small { display: block; color: var(--muted); font-size: 0.8rem;
  font-weight: 400; }
th[scope="row"] { position: sticky; left: 0; background: var(--paper); }
.dense td small { display: inline-block; min-width: 7.2em; margin-left: 0.7em;
  text-align: left; }
tr.quiet td b { font-weight: 400; }
tr.quiet, summary.quiet { color: var(--muted); }
tr.gap td { text-align: left; color: var(--muted); font-style: italic; }
code { font-size: 0.95em; }
.lean { display: block; font-size: 0.78rem; font-weight: 600; }
.more { color: var(--bad); }
.less { color: var(--accent); }
.mind { background: color-mix(in srgb, var(--mark-3) 16%, var(--paper));
  border-left: 4px solid var(--mark-3); border-radius: 0 8px 8px 0;
  padding: 0.6rem 1rem; margin: 0.9rem 0; max-width: 46rem; font-size: 0.92rem; }
.mind p { margin: 0; }
.mind ul { margin: 0.2rem 0 0; padding-left: 1.1rem; }
.group { margin-top: 2.5rem; padding-top: 0.25rem; border-top: 1px solid var(--edge); }
details { margin: 0.35rem 0; }
summary { cursor: pointer; }
dl div { margin: 0.9rem 0; max-width: 46rem; scroll-margin-top: 1rem; padding-left: 0.75rem;
  border-left: 3px solid transparent; }
dl div:target { border-left-color: var(--accent); }
dt { font-weight: 600; }
dd { margin: 0; }
.source { color: var(--muted); font-size: 0.9rem; }
@media (max-width: 40rem) {
  main { border-radius: 0; }
  th, td { padding-inline: 0.5rem; }
  th[scope="row"] { white-space: normal; min-width: 7.5rem; max-width: 9rem; }
  .dense td small { display: block; min-width: 0; margin: 0; text-align: right; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
@media print { html, main { background: none; } body, main { padding: 0; } }
"""

STYLE = COLOURS + LAYOUT
