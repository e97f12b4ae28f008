/** How a report page looks, in light and in dark; all colours of text have a contrast of at least 4.5 to 1. */
export const STYLE = `:root {
  color-scheme: light dark;
  --text: #1b1f24; --page: #ffffff; --soft: #f3f5f7; --edge: #c9d0d8; --quiet: #57606a; --accent: #0b6e4f;
  --error: #b3261e; --warning: #8a5300; --info: #0a58ca; --hint: #57606a;
  --error-mark: #ffd9d6; --warning-mark: #ffe8bf; --info-mark: #d6e6ff; --hint-mark: #e3e7eb;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #e6e9ec; --page: #14171a; --soft: #1e2226; --edge: #454d55; --quiet: #a4adb6; --accent: #4fc3a1;
    --error: #ff9d96; --warning: #f3bd62; --info: #8ab8ff; --hint: #a4adb6;
    --error-mark: #6b1f1a; --warning-mark: #5a3d0a; --info-mark: #173f78; --hint-mark: #3a4149;
  }
}
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); }
main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { color: var(--accent); margin: 0; }
h2 { margin: 2.5rem 0 0; overflow-wrap: anywhere; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
a { color: var(--accent); }
table { border-collapse: collapse; }
th, td { padding: 0.25rem 0.75rem; border-bottom: 1px solid var(--edge); text-align: right; }
th:first-child { text-align: left; overflow-wrap: anywhere; }
caption { text-align: left; color: var(--quiet); }
code { font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2; unicode-bidi: isolate; }
.score { display: block; width: 26rem; max-width: 100%; margin: 0.5rem 0; }
.score text { fill: var(--text); font: 14px system-ui, sans-serif; }
.score .total { font-size: 32px; font-weight: 600; }
.score circle { fill: none; stroke-width: 12; }
.score circle.track { stroke: var(--edge); }
.score circle.value { stroke: var(--accent); }
.score rect.track { fill: var(--edge); }
.score rect.value { fill: var(--accent); }
.source { border: 1px solid var(--edge); border-radius: 0.25rem; margin-top: 0.75rem; padding: 0.5rem 0; }
.lines { margin: 0; padding-left: 4.5rem; }
.lines li::marker { color: var(--quiet); font: 0.875rem ui-monospace, monospace; }
.lines li { min-height: 1.5em; }
.fold { margin: 0.25rem 0; padding: 0 1rem; color: var(--quiet); background: var(--soft); }
.fold .lines { color: var(--text); padding-left: 3.5rem; }
mark { color: inherit; border-radius: 2px; }
mark.error { background: var(--error-mark); }
mark.warning { background: var(--warning-mark); }
mark.info { background: var(--info-mark); }
mark.hint { background: var(--hint-mark); }
.finding { margin: 0.5rem 1rem 0.5rem 4.5rem; padding: 0.5rem 0.75rem; background: var(--soft); border-left: 4px solid var(--tone); }
.finding p { margin: 0.25rem 0 0; overflow-wrap: anywhere; }
.finding .place { color: var(--quiet); font-size: 0.875rem; }
.finding.error { --tone: var(--error); }
.finding.warning { --tone: var(--warning); }
.finding.info { --tone: var(--info); }
.finding.hint { --tone: var(--hint); }
.whole .finding { margin-left: 0; margin-right: 0; }
.severity { color: var(--tone); }
@media (max-width: 40rem) {
  .finding { margin-left: 1rem; }
  .lines { padding-left: 3rem; }
  th, td { padding: 0.25rem 0.2rem; font-size: 0.875rem; }
}
@media print { .finding { break-inside: avoid; } }`;
