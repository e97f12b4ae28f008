/** The title of a screen, and a sentence about it. */
export function ScreenHead({ title, lead }: { readonly title: string; readonly lead?: string }) {
  return (
    <header>
      <h2>{title}</h2>
      {lead && <p class="lead">{lead}</p>}
    </header>
  );
}
