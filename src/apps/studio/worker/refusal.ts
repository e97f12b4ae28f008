/** Why a change cannot be made, in a sentence for the person. */
export class Refusal extends Error {}
