/** What a version is: only its owner sees a draft, and a withdrawn one is only remembered. */
export const versionStates = ['draft', 'published', 'deprecated', 'withdrawn'] as const;
export type VersionState = (typeof versionStates)[number];

/** What each state may become; a draft may also be deleted, and becomes published when it is reviewed again. */
const NEXT: { readonly [S in VersionState]: readonly (VersionState | 'deleted')[] } = {
  draft: ['deleted'],
  published: ['deprecated', 'withdrawn'],
  deprecated: ['published', 'withdrawn'],
  withdrawn: [],
};

/** Whether a version may go from one state to another. */
export function mayBecome(from: VersionState, to: VersionState | 'deleted'): boolean {
  return NEXT[from].includes(to);
}

/** Whether everybody can use a version. */
export function isPublic({ state }: { readonly state: VersionState }): boolean {
  return state === 'published' || state === 'deprecated';
}
