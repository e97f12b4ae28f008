import type { ComponentChildren } from 'preact';

/** A box whose content may be wider than the page: it scrolls by itself, also by keyboard. */
export function ScrollBox({
  label,
  children,
  kind = '',
}: {
  readonly label: string;
  readonly children: ComponentChildren;
  readonly kind?: string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class={`scroll-box ${kind}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
