/** Where the registry is, as its service says in the page; a page from anywhere else has none, and asks nothing. */
const mark = document.querySelector<HTMLMetaElement>('meta[name="registry"]');

/** The address of the registry of the service that the page comes from, if it has one. */
export const registryAddress = mark ? new URL(mark.content, location.href).href : undefined;
