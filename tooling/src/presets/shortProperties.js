import { configureGlobal } from 'fast-check';

// A property that runs a thousand times, and shrinks what it found, costs a second for each of a thousand mutants.
// Here the first failure is enough, and what was not found in a moment is for a test with a name.
configureGlobal({ seed: 1, endOnFailure: true, interruptAfterTimeLimit: 250 });
