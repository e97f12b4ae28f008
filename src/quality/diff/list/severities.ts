/** How grave a change is: conclusions become wrong, a person must look, nothing can go wrong, or only words differ. */
export const severities = ['breaking', 'risky', 'safe', 'editorial'] as const;
export type ChangeSeverity = (typeof severities)[number];

/** The part of a version number that a change asks to be raised. */
export const bumps = ['major', 'minor', 'patch'] as const;
export type Bump = (typeof bumps)[number];

/** Which data must fit: those of the old version, those of the new one, both or none. */
export const compatibilities = ['backward', 'forward', 'full', 'none'] as const;
export type CompatibilityMode = (typeof compatibilities)[number];
