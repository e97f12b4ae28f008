/** An engine is out of reach, or cannot answer: a sentence that says so, and what to do about it. */
export class EngineFault extends Error {
  constructor(
    message: string,
    readonly help?: string,
    /** Whether the call asks for what is not there, and the engine is not at fault. */
    readonly isMisuse = false,
    /** What is wrong with the file, if that is damaged. */
    readonly damage?: string,
  ) {
    super(message);
  }

  /** The fault of an engine in its own words, without what follows its first line. */
  static from(fault: unknown): EngineFault {
    if (fault instanceof EngineFault) return fault;
    const [line = ''] = (fault instanceof Error ? fault.message : String(fault)).split('\n');
    return new EngineFault(`The engine could not check the table: ${line.trim().replace(/\.$/, '')}.`);
  }
}
