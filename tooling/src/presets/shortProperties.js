import { configureGlobal } from 'fast-check';

// A property that runs a thousand times, and shrinks its counterexample, costs a second for each of a thousand mutants.
// Here the first failure is enough, and a defect that is not found in a moment needs a named test.
configureGlobal({ seed: 1, endOnFailure: true, interruptAfterTimeLimit: 250 });
