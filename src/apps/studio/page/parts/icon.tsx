/** The pictures of the page, as paths in a square of 16. */
const paths = {
  close: 'M4 4l8 8M12 4l-8 8',
  undo: 'M6 3L3 6l3 3M3 6h6a4 4 0 010 8H7',
  redo: 'M10 3l3 3-3 3M13 6H7a4 4 0 000 8h2',
  save: 'M3 3h8l2 2v8H3zM5 3v4h5V3M5 13v-4h6v4',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  text: 'M5 4L1.5 8 5 12M11 4l3.5 4L11 12',
  down: 'M4 6l4 4 4-4',
  right: 'M6 4l4 4-4 4',
  search: 'M7 12A5 5 0 107 2a5 5 0 000 10zM11 11l3 3',
  add: 'M8 3v10M3 8h10',
  remove: 'M3 4h10M6 4V2.5h4V4M4.5 4l.5 9h6l.5-9',
  check: 'M3 8.5l3.5 3.5L13 4.5',
  error: 'M8 1.5l6.5 6.5L8 14.5 1.5 8zM8 5v3.5M8 11h.01',
  warning: 'M8 2l6.5 11.5h-13zM8 6.5v3M8 11.5h.01',
  info: 'M8 14.5a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM8 7.5V11M8 5h.01',
  hint: 'M8 14.5a6.5 6.5 0 100-13 6.5 6.5 0 000 13z',
  file: 'M4 1.5h5l3 3v10H4zM9 1.5v3h3',
  table: 'M2 3h12v10H2zM2 6.5h12M6.5 6.5V13',
  home: 'M2 8l6-5.5L14 8M4 6.5v7h8v-7',
  half: 'M8 14.5a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM8 1.5v13',
  download: 'M8 2v8M4.5 7L8 10.5 11.5 7M2.5 13.5h11',
  dataset:
    'M2.5 4c0-1.4 2.5-2.2 5.5-2.2s5.5.8 5.5 2.2v8c0 1.4-2.5 2.2-5.5 2.2s-5.5-.8-5.5-2.2zM2.5 4c0 1.4 2.5 2.2 5.5 2.2s5.5-.8 5.5-2.2M2.5 8c0 1.4 2.5 2.2 5.5 2.2s5.5-.8 5.5-2.2',
  variables: 'M2 4h12M2 8h12M2 12h8',
  people:
    'M6 8a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM1.5 13.5c0-2.5 2-4 4.5-4s4.5 1.5 4.5 4M11 8a2 2 0 100-4M12 9.8c1.5.6 2.5 1.9 2.5 3.7',
  coverage:
    'M8 14.5a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM1.5 8h13M8 1.5c2.2 2 2.2 11 0 13M8 1.5c-2.2 2-2.2 11 0 13',
  codes: 'M6 2.500L4.5 13.5M11.5 2.500L10 13.5M2.5 6h11.5M2 10h11.5',
  data: 'M2 3h12v10H2zM2 6.500h12M2 10h12M6 3v10',
  exports: 'M8 10V2M4.5 5.500L8 2l3.5 3.500M2.5 9.500v4h11v-4',
  overview: 'M2 2h5v4H2zM9 10h5v4H9zM4.5 6v6H9',
  problems: 'M8 2l6.5 11.5h-13zM8 6.500v3M8 11.5h.01',
} as const;

/** The name of a picture. */
export type IconName = keyof typeof paths;

/** A picture that says nothing by itself: words stand beside it, or name its button. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
