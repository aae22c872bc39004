/** Days that a code to a mailbox proves a domain for. Source: CA/Browser Forum, Baseline Requirements, 4.2.1. */
export const mailProofDays = 398;
/** Days that a record may be missing before the proof is gone. */
export const missingDays = 3;
/** Hours after which a record is looked at again. */
export const recheckHours = 20;
